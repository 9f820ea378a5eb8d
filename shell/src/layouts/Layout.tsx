import type { ReactNode } from 'react';
import { useTranslation } from '@storefront/platform/i18next';
import { SkipLink } from '@storefront/ui/skip-link/SkipLink';
import type { RootData } from '../data/rootData.ts';
import { NavigationProgress } from '../feedback/NavigationProgress.tsx';
import { CONTENT_ID, RouteAnnouncer } from '../feedback/RouteAnnouncer.tsx';
import { ToastPlace } from '../feedback/ToastPlace.tsx';
import { CheckoutHeader } from '../header/CheckoutHeader.tsx';
import { Header } from '../header/Header.tsx';
import { HeaderFrame } from '../header/HeaderFrame.tsx';
import { HEADER_OPTIONS } from '../header/headerOptions.ts';
import type { LayoutName } from '../pages.ts';
import { LateFooter, LateTopBar } from './LateParts.tsx';
import { AccountPanelPlace, CloseOnNavigation, Panels } from './Panels.tsx';
import classes from './Layout.module.css';

interface LayoutProps {
  name: LayoutName;
  root: RootData;
  children: ReactNode;
}

/** The frame of a page, by name (LAYOUT-11). */
export function Layout({ name, root, children }: LayoutProps) {
  const { t } = useTranslation('shell');
  const { menus, channel } = root;
  const isUndistracted = name === 'undistracted';
  const topBar = <LateTopBar menu={menus.topBar} channel={channel} />;

  return (
    <>
      <SkipLink target={CONTENT_ID}>{t('layout.skipToContent')}</SkipLink>
      {isUndistracted ? (
        <>
          {topBar}
          <CheckoutHeader />
        </>
      ) : (
        <HeaderFrame theme={HEADER_OPTIONS.theme}>
          {topBar}
          <Header menu={menus.main} navigation={HEADER_OPTIONS.navigation} />
        </HeaderFrame>
      )}
      <main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {name === 'default' && <LateFooter menus={menus} />}
      {isUndistracted ? <AccountPanelPlace /> : <Panels menu={menus.mobile} channel={channel} />}
      <ToastPlace />
      <NavigationProgress />
      <RouteAnnouncer />
      <CloseOnNavigation />
    </>
  );
}
