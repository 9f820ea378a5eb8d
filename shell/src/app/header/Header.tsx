import { memo, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { defer } from '@hemvaror/runtime/defer/defer';
import { RemoteSlot } from '@hemvaror/runtime/slots/RemoteSlot';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { IconButton } from '@hemvaror/ui/icon-button/IconButton';
import { CloseIcon } from '@hemvaror/ui/icons/CloseIcon';
import { MenuIcon } from '@hemvaror/ui/icons/MenuIcon';
import { SearchIcon } from '@hemvaror/ui/icons/SearchIcon';
import { MenuPanel } from '../panels/MenuPanel.ts';
import { usePanelIntent } from '../panels/usePanelPrefetch.ts';
import { CartButton } from './CartButton.tsx';
import { FavoritesLink } from './FavoritesLink.tsx';
import { SearchFallback } from './SearchFallback.tsx';
import { ShopLogo } from '../menu/ShopLogo.tsx';
import type { DisplayMenu, FirstLevelItem } from '../menu/toDisplayMenu.ts';
import { UserButton } from './UserButton.tsx';
import classes from './Header.module.css';

// Before its code is loaded, its links work, and CSS opens its submenus.
const MainNav = defer(async () => (await import('./main-nav/MainNav.tsx')).MainNav, { when: 'soon' });

const NO_ITEMS: readonly FirstLevelItem[] = [];

// A constant element: rendering it again before hydration, as opening the search does, would make React discard the server's
// field and its focus.
const SEARCH_BOX = (
  <RemoteSlot
    id="mf-search/SearchBox"
    when="soon"
    fallback={<SearchFallback />}
    failure={() => <SearchFallback replacesField />}
  />
);

interface HeaderProps {
  menu: DisplayMenu | null;
}

/** Logo, navigation, search and tools: 60 px high on phone and tablet, 80 px from laptop up (HEAD-24). */
export function Header({ menu }: HeaderProps) {
  const { pathname } = useLocation();
  return <MemoizedHeader menu={menu} pathname={pathname} />;
}

/** Memoized by path: the router renders at each step of a navigation and each change of a query. */
const MemoizedHeader = memo(function MemoizedHeader({ menu, pathname }: HeaderProps & { pathname: string }) {
  const { t } = useTranslation('shell');
  const { navigation, searchVisibleAtTop } = useShop().config;
  const dispatch = useDispatch();
  const isMenuOpen = useSelector(panelSlice.selectors.selectPanelName) === 'menu-panel';

  const menuIntent = usePanelIntent('menu-panel', MenuPanel.load);

  // Path of the page on which the search was opened: on the next page it is closed.
  const [searchPage, setSearchPage] = useState<string | null>(null);
  const isSearchOpen = searchPage === pathname;
  const search = useRef<HTMLDivElement>(null);
  const searchToggle = useRef<HTMLButtonElement>(null);

  function openSearch(): void {
    flushSync(() => setSearchPage(pathname));
    search.current?.querySelector('input')?.focus();
  }

  /** Called when the search form is reset, by the search box or by `closeSearch`. */
  function onSearchReset(): void {
    setSearchPage(null);
    if (search.current?.contains(document.activeElement)) searchToggle.current?.focus();
  }

  function closeSearch(): void {
    search.current?.querySelector('form')?.reset();
    onSearchReset();
  }

  return (
    <header className={classes.header}>
      <div className={classes.start}>
        <IconButton
          label={t('header.menu')}
          icon={<MenuIcon />}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => dispatch(panelSlice.actions.panelOpened({ name: 'menu-panel' }))}
          {...menuIntent}
        />
        <IconButton
          ref={searchToggle}
          label={t('header.search')}
          icon={<SearchIcon />}
          aria-expanded={isSearchOpen}
          onMouseDown={preventFocusLoss}
          onClick={isSearchOpen ? closeSearch : openSearch}
        />
      </div>
      <ShopLogo />
      <MainNav items={menu?.items ?? NO_ITEMS} options={navigation} />
      <div
        ref={search}
        className={classes.search}
        data-open={isSearchOpen || undefined}
        // If the bar is visible at the top, focusing it counts as opening it (SRCH-05).
        onFocus={searchVisibleAtTop ? () => setSearchPage(pathname) : undefined}
        onReset={onSearchReset}
      >
        {SEARCH_BOX}
        <IconButton
          className={classes.closeSearch}
          label={t('header.closeSearch')}
          icon={<CloseIcon />}
          onMouseDown={preventFocusLoss}
          onClick={closeSearch}
        />
      </div>
      <div className={classes.tools}>
        <FavoritesLink />
        <div className={classes.user}>
          <UserButton />
        </div>
        <CartButton />
      </div>
    </header>
  );
});

/** Keeps the focus in the search field on a press: an empty search closes on blur, before the click event. */
function preventFocusLoss(event: MouseEvent): void {
  event.preventDefault();
}
