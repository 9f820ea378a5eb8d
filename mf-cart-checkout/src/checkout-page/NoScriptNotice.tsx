import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { Notice } from '@hemvaror/ui/notice/Notice';

/** Without JavaScript the cart is readable, but payment is impossible. The contact details are in the footer. */
export function NoScriptNotice() {
  const { t } = useTranslation('cart-checkout');
  const pathTo = usePathTo();

  return (
    <noscript>
      <Notice tone="warning" title={t('checkout.withoutJavaScript.title')}>
        <p>{t('checkout.withoutJavaScript.text')}</p>
        <Link to={pathTo('index')}>{t('checkout.withoutJavaScript.otherWay')}</Link>
      </Notice>
    </noscript>
  );
}
