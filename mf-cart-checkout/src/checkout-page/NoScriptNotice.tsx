import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { Notice } from '@hemvaror/ui/notice/Notice';

/** Who has no JavaScript can read the cart, but not pay: the ways there are. How to reach the shop is its footer's to say. */
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
