import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { HeartIcon } from '@hemvaror/ui/icons/HeartIcon';
import { UserIcon } from '@hemvaror/ui/icons/UserIcon';
import { Panel } from '@hemvaror/ui/panel/Panel';
import { PanelAhead } from '@hemvaror/ui/panel/PanelAhead';
import type { Channel } from '../../data/rootData.ts';
import { MarketButton } from '../market-panel/MarketButton.tsx';
import { MenuLink } from '../../menu/MenuLink.tsx';
import { ShopLogo } from '../../menu/ShopLogo.tsx';
import type { DisplayMenu } from '../../menu/toDisplayMenu.ts';
import { CustomerTypeToggle } from '../../preferences/CustomerTypeToggle.tsx';
import { LanguageLinks } from '../../preferences/LanguageLinks.tsx';
import { MenuBranch } from './MenuBranch.tsx';
import classes from './MenuPanel.module.css';

const NAME = 'menu-panel';

interface MenuPanelProps {
  menu: DisplayMenu | null;
  /** The links that the top bar shows on wider screens. */
  shortcuts: DisplayMenu | null;
  channel: Channel;
}

/**
 * The navigation of phone and tablet: the mobile menu and the shortcuts, then the account, the favorites and the settings that
 * the top bar has on wider screens (HEAD-18).
 */
export function MenuPanel(props: MenuPanelProps) {
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === NAME;
  return (
    <PanelAhead isOpen={isOpen}>
      <Menu {...props} />
    </PanelAhead>
  );
}

function Menu({ menu, shortcuts, channel }: MenuPanelProps) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const close = () => dispatch(panelSlice.actions.panelClosed());

  return (
    <Panel
      name={NAME}
      title={t('header.menu')}
      head={<ShopLogo />}
      from="left"
      closeLabel={t('layout.close')}
      onClose={close}
      bodyClassName={classes.body}
      foot={<MenuTools channel={channel} onNavigate={close} />}
    >
      <nav aria-label={t('header.mainMenu')}>
        <ul className={classes.items}>
          {menu?.items.map((item, index) => (
            <li key={index}>
              {item.children.length > 0 ? (
                <MenuBranch item={item} onNavigate={close} />
              ) : (
                <MenuLink item={item} className={classes.item} onClick={close} />
              )}
            </li>
          ))}
          {shortcuts?.items.map((item, index) => (
            <li key={`shortcut-${index}`}>
              <MenuLink item={item} className={classes.item} onClick={close} />
            </li>
          ))}
        </ul>
      </nav>
    </Panel>
  );
}

function MenuTools({ channel, onNavigate }: { channel: Channel; onNavigate: () => void }) {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const dispatch = useDispatch();
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const favorites = useSelector(favoritesSlice.selectors.selectFavoriteIds).length;

  return (
    <div className={classes.tools}>
      {userName === null ? (
        <button
          type="button"
          className={classes.tool}
          onClick={() => dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'login' }))}
        >
          <UserIcon />
          {t('header.signIn')}
        </button>
      ) : (
        <Link to={pathTo('account-orders')} className={classes.tool} onClick={onNavigate}>
          <UserIcon />
          {t('header.myPages')}
        </Link>
      )}
      <Link to={pathTo('favorites')} className={classes.tool} onClick={onNavigate}>
        <HeartIcon />
        {t('header.favoritesInMenu', { count: favorites })}
      </Link>
      <div className={classes.settings}>
        <MarketButton channel={channel} className={classes.tool} />
        <LanguageLinks className={classes.tool} />
      </div>
      <CustomerTypeToggle className={classes.customerType} />
    </div>
  );
}
