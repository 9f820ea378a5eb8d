import { useState } from 'react';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Button } from '@hemvaror/ui/button/Button';
import { classNames } from '@hemvaror/ui/classNames';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { homePath } from '@hemvaror/runtime/routing/usePathTo';
import classes from './LogoutButton.module.css';

/** Logs out and opens the home page. If the code of the logout cannot be loaded, a notice says that the customer is still logged in. */
export function LogoutButton() {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const navigate = useNavigate();
  const home = homePath(useShop());
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function logOut(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setHasFailed(false);
    try {
      await auth.logout();
      await navigate(home);
    } catch {
      // A failed auth request is silent (AUTH-30), as the page has logged out. Here it has not.
      setHasFailed(true);
    }
    setIsBusy(false);
  }

  return (
    <>
      <button
        type="button"
        className={classNames(textLinkClassName('quiet'), classes.logout)}
        aria-busy={isBusy || undefined}
        onClick={() => void logOut()}
      >
        {t('frame.logout')}
      </button>
      {hasFailed && (
        <div className={classes.failed}>
          <Notice tone="error">
            <div className={classes.retry}>
              <p>{t('frame.logoutFailed')}</p>
              <Button variant="secondary" onClick={() => void logOut()}>
                {t('frame.tryAgain')}
              </Button>
            </div>
          </Notice>
        </div>
      )}
    </>
  );
}
