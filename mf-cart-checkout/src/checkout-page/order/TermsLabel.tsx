import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { LEGAL_PAGES } from '../legalPages.ts';

/** The links open new tabs, because a navigation would discard the form. */
export function TermsLabel() {
  const { t } = useTranslation('cart-checkout');
  const { locale } = useShop();
  const pathTo = usePathTo();
  const { terms, privacy } = LEGAL_PAGES[locale];

  return (
    <>
      {t('order.terms.before')}{' '}
      <Link to={pathTo('page', { alias: terms })} newTab className={textLinkClassName()}>
        {t('order.terms.terms')}
      </Link>{' '}
      {t('order.terms.and')}{' '}
      <Link to={pathTo('page', { alias: privacy })} newTab className={textLinkClassName()}>
        {t('order.terms.privacy')}
      </Link>
    </>
  );
}
