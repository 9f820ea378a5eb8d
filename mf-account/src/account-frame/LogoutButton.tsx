import { useState } from 'react';
import { useAuth } from '@storefront/auth/AuthProvider';
import { useTranslation } from '@storefront/platform/i18next';
import { useNavigate } from '@storefront/platform/router';
import { useShop } from '@storefront/store/shop';
import { classNames } from '@storefront/ui/classNames';
import { textLinkClassName } from '@storefront/ui/text/textLinkClassName';
import { homePath } from '../homePath.ts';
import classes from './LogoutButton.module.css';

/** Logs out and goes home. When that cannot be done, the customer stays signed in, here. */
export function LogoutButton() {
  const { t } = useTranslation('account');
  const auth = useAuth();
  const navigate = useNavigate();
  const home = homePath(useShop());
  const [isBusy, setIsBusy] = useState(false);

  async function leave(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await auth.logout();
      await navigate(home);
    } catch {
      // A request that fails is silent (AUTH-30); the button can be pressed again.
    }
    setIsBusy(false);
  }

  return (
    <button
      type="button"
      className={classNames(textLinkClassName('quiet'), classes.logout)}
      aria-busy={isBusy || undefined}
      onClick={() => void leave()}
    >
      {t('frame.logout')}
    </button>
  );
}
