import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';

/** Aliases of the content pages about returns, maintained by editors (seed: `returns`, `withdrawal-form`). */
const ALIASES: Readonly<Record<LocaleCode, { returns: string; form: string }>> = {
  sv: { returns: 'byten-och-returer', form: 'angerblankett' },
  en: { returns: 'returns', form: 'withdrawal-form' },
};

/** The link to the page about returns, or to the withdrawal form. */
export function ReturnsLink({ page }: { page: 'returns' | 'form' }) {
  const { t } = useTranslation('cart-checkout');
  const { locale } = useShop();
  const path = usePathTo()('page', { alias: ALIASES[locale][page] });

  return (
    <Link to={path} className={textLinkClassName()}>
      {t(page === 'returns' ? 'orderFinder.toReturns' : 'orderFinder.toForm')}
    </Link>
  );
}
