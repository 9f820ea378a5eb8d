import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { Notice } from '@hemvaror/ui/notice/Notice';
import classes from './ResetLinkExpired.module.css';

/** Shown for a reset link that is used or expired, with a link to request a new one (ACCOUNT-15). */
export function ResetLinkExpired() {
  const { t } = useTranslation('account');
  const pathTo = usePathTo();

  return (
    <div className={classes.expired}>
      <Notice tone="error">
        <p>{t('reset.refused')}</p>
      </Notice>
      <Link className={buttonClassName({ wide: true })} to={pathTo('account-reset-password')}>
        {t('reset.again')}
      </Link>
    </div>
  );
}
