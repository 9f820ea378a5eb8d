import { useState } from 'react';
import { useAuth } from '@hemvaror/runtime/auth/AuthProvider';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useNavigate } from '@hemvaror/runtime/libraries/router';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { classNames } from '@hemvaror/ui/classNames';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { homePath } from '@hemvaror/runtime/routing/usePathTo';
import classes from './LogoutButton.module.css';

/** Logs out and opens the home page. If the logout fails, the customer stays logged in on this page. */
export function LogoutButton() {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const navigate = useNavigate();
  const home = homePath(useShop());
  const [isBusy, setIsBusy] = useState(false);

  async function logOut(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await auth.logout();
      await navigate(home);
    } catch {
      // A failed auth request shows no message (AUTH-30); the customer can retry.
    }
    setIsBusy(false);
  }

  return (
    <button
      type="button"
      className={classNames(textLinkClassName('quiet'), classes.logout)}
      aria-busy={isBusy || undefined}
      onClick={() => void logOut()}
    >
      {t('frame.logout')}
    </button>
  );
}
