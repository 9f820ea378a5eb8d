import { memo, type ReactNode } from 'react';
import { useTranslation } from '@storefront/platform/i18next';
import { SkipLink } from '@storefront/ui/skip-link/SkipLink';
import type { RootData } from '../data/rootData.ts';
import { themeOf } from '../data/themeOf.ts';
import { Header } from '../header/Header.tsx';
import { HeaderFrame } from '../header/HeaderFrame.tsx';
import type { LayoutName } from '../pages.ts';
import { GlobalMessage } from '../top-bar/GlobalMessage.tsx';
import { OldBrowserMessage } from '../top-bar/OldBrowserMessage.tsx';
import { LateConsentBar, LateCheckoutHeader, LateFeedback, LateFooter, LatePanels, LateTopBar } from './LateParts.tsx';
import type { PanelsProps } from './Panels.tsx';
import { CONTENT_ID } from './contentId.ts';
import classes from './Layout.module.css';

interface Look {
  /** `main` stays in view and leads everywhere; `plain` says whose shop it is and leads back to it. */
  header: 'main' | 'plain';
  hasTopBar: boolean;
  hasFooter: boolean;
  panels: PanelsProps['which'];
}

const DEFAULT: Look = { header: 'main', hasTopBar: true, hasFooter: true, panels: 'all' };

const LOOKS: Record<LayoutName, Look> = {
  default: DEFAULT,
  // Who is lost gets the whole shop to go on from.
  error: DEFAULT,
  'no-footer': { ...DEFAULT, hasFooter: false },
  undistracted: { header: 'plain', hasTopBar: true, hasFooter: false, panels: 'account' },
  'planning-tool': { header: 'plain', hasTopBar: false, hasFooter: false, panels: 'none' },
};

interface LayoutProps {
  name: LayoutName;
  root: RootData;
  children: ReactNode;
}

/** The frame of a page, by name (LAYOUT-11). The router renders at each step of a navigation; this does not. */
export const Layout = memo(function Layout({ name, root, children }: LayoutProps) {
  const { t } = useTranslation('shell');
  const { menus, channel } = root;
  const look = LOOKS[name];
  const topBar = <LateTopBar menu={menus.topBar} channel={channel} />;

  return (
    <>
      <SkipLink target={CONTENT_ID}>{t('layout.skipToContent')}</SkipLink>
      <LateConsentBar />
      <OldBrowserMessage />
      <GlobalMessage />
      {look.header === 'plain' ? (
        <>
          {look.hasTopBar && topBar}
          <LateCheckoutHeader />
        </>
      ) : (
        <HeaderFrame theme={themeOf(channel, 'header-theme')}>
          {topBar}
          <Header menu={menus.main} />
        </HeaderFrame>
      )}
      <main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {look.hasFooter && <LateFooter menus={menus} year={root.year} theme={themeOf(channel, 'footer-theme')} />}
      <LatePanels which={look.panels} menu={menus.mobile ?? menus.main} channel={channel} />
      <LateFeedback />
    </>
  );
});
