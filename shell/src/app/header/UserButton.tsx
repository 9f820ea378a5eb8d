import { useSlots } from '@hemvaror/runtime/slots/Slots';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { IconButton, iconButtonClassName } from '@hemvaror/ui/icon-button/IconButton';
import { UserIcon } from '@hemvaror/ui/icons/UserIcon';
import { PANEL_SLOTS } from '../core/pages.ts';
import { usePanelIntent } from '../panels/usePanelPrefetch.ts';

/** The same id for button and link: a login returns the focus to it. */
const ID = 'user-button';

/** Link to the orders for a customer (HEAD-15), login button for a visitor (HEAD-16). */
export function UserButton() {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const slots = useSlots();
  const dispatch = useDispatch();
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const intent = usePanelIntent('account', async () => slots.module(PANEL_SLOTS.account));

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
      {...intent}
    />
  );
}
