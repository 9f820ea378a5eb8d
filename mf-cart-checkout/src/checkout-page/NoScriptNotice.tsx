import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { NEW_PLAIN_VIEW, plainAddress } from './plain/plainView.ts';
import classes from './NoScriptNotice.module.css';

/** Without JavaScript the shopper orders with the plain checkout. */
export function NoScriptNotice() {
  const { t } = useTranslation('cart-checkout');
  const pathTo = usePathTo();

  return (
    <noscript>
      <div className={classes.notice}>
        <Notice title={t('checkout.withoutJavaScript.title')}>
          <p>{t('checkout.withoutJavaScript.text')}</p>
        </Notice>
        <Link to={plainAddress(pathTo('checkout'), NEW_PLAIN_VIEW)} className={buttonClassName()}>
          {t('checkout.withoutJavaScript.toForm')}
        </Link>
      </div>
    </noscript>
  );
}
