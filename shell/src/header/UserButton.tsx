import { useSlots } from '@storefront/federation/Slots';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { Link } from '@storefront/routing/Link';
import { usePathTo } from '@storefront/routing/usePathTo';
import { panelSlice } from '@storefront/store/panelSlice';
import { sessionSlice } from '@storefront/store/sessionSlice';
import { IconButton, iconButtonClassName } from '@storefront/ui/icon-button/IconButton';
import { UserIcon } from '@storefront/ui/icons/UserIcon';
import { usePrefetch } from '../layouts/usePrefetch.ts';

/** The focus that a login took from the button finds the link by it. */
const ID = 'user-button';

/** To the orders for a customer (HEAD-15), to signing in for a visitor (HEAD-16). */
export function UserButton() {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const slots = useSlots();
  const dispatch = useDispatch();
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const prefetch = usePrefetch(() => slots.prefetch('mf-account/AccountPanel'));

  if (userName !== null) {
    return (
      <Link id={ID} to={pathTo('account-orders')} className={iconButtonClassName()} aria-label={t('header.myPages')}>
        <UserIcon />
      </Link>
    );
  }
  return (
    <IconButton
      id={ID}
      label={t('header.signIn')}
      icon={<UserIcon />}
      aria-haspopup="dialog"
      onClick={() => dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'login' }))}
      {...prefetch}
    />
  );
}
