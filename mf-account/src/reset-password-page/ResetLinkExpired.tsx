import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { Notice } from '@hemvaror/ui/notice/Notice';
import classes from './ResetLinkExpired.module.css';

/** The link has been used, or its hour is over: another one can be had (ACCOUNT-15). */
export function ResetLinkExpired() {
  const { t } = useTranslation('account');
  const pathTo = usePathTo();

  return (
    <div className={classes.tooOld}>
      <Notice tone="error">
        <p>{t('reset.refused')}</p>
      </Notice>
      <Link className={buttonClassName({ wide: true })} to={pathTo('account-reset-password')}>
        {t('reset.again')}
      </Link>
    </div>
  );
}
