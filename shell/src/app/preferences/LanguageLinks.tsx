import { LOCALE_CODES, LOCALES } from '@hemvaror/domain/site/locales';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Flag } from '@hemvaror/ui/flag/Flag';
import { usePageAlternates } from '../head/usePageAlternates.ts';

/** Links to the current page in the other languages, on their domains (TOP-04 … TOP-06), or to the home page of that site. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const shop = useShop();
  const alternates = usePageAlternates();

  return LOCALE_CODES.filter((code) => code !== shop.locale).map((code) => (
    <a
      key={code}
      className={className}
      href={shop.origins[code] + (alternates[code] ?? pathTo('index', shop.localePrefixes[code]))}
      lang={code}
      hrefLang={code}
    >
      <Flag country={LOCALES[code].flag} shape="circle" />
      {LOCALES[code].name}
    </a>
  ));
}
