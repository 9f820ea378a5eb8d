import { memo, type ReactNode } from 'react';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { SkipLink } from '@hemvaror/ui/skip-link/SkipLink';
import type { RootData } from '../data/rootData.ts';
import { themeOf } from '../data/themeOf.ts';
import { Header } from '../header/Header.tsx';
import { HeaderFrame } from '../header/HeaderFrame.tsx';
import type { LayoutName } from '../core/pages.ts';
import { ImpersonationBanner } from '../impersonation/ImpersonationBanner.tsx';
import { GlobalMessage } from '../top-bar/GlobalMessage.tsx';
import { OldBrowserMessage } from '../top-bar/OldBrowserMessage.tsx';
import { Empty } from '../page/Empty.tsx';
import { Panels } from '../panels/DeferredPanels.ts';
import type { PanelsProps } from '../panels/Panels.tsx';
import { FeedbackOutlet } from '../feedback/FeedbackOutlet.tsx';
import { CONTENT_ID } from '../page/contentId.ts';
import classes from './Layout.module.css';

const TopBar = defer(async () => (await import('../top-bar/TopBar.tsx')).TopBar);
const Footer = defer(async () => (await import('../footer/Footer.tsx')).Footer);
// If the bar's code fails to load, hide it: it must not cover the page, and a missing answer counts as declined.
const ConsentBar = defer(async () => (await import('../consent/ConsentBar.tsx')).ConsentBar, {
  when: 'soon',
  missing: Empty,
});
const CheckoutHeader = defer(async () => (await import('../header/CheckoutHeader.tsx')).CheckoutHeader, {
  when: 'render',
});

interface LayoutParts {
  /** `main` has the whole navigation; `plain` has the logo and a link back to the shop. */
  header: 'main' | 'plain';
  hasTopBar: boolean;
  hasFooter: boolean;
  panels: PanelsProps['which'];
}

const DEFAULT: LayoutParts = { header: 'main', hasTopBar: true, hasFooter: true, panels: 'all' };

const LAYOUTS: Record<LayoutName, LayoutParts> = {
  default: DEFAULT,
  // A shopper without a page needs the whole navigation.
  error: DEFAULT,
  'no-footer': { ...DEFAULT, hasFooter: false },
  undistracted: { header: 'plain', hasTopBar: true, hasFooter: false, panels: 'checkout' },
  'planning-tool': { header: 'plain', hasTopBar: false, hasFooter: false, panels: 'none' },
};

interface LayoutProps {
  name: LayoutName;
  root: RootData;
  children: ReactNode;
}

/** The layout of a page, by name (LAYOUT-11). Memoized: the router renders at each step of a navigation. */
export const Layout = memo(function Layout({ name, root, children }: LayoutProps) {
  const { t } = useTranslation('shell');
  const { menus, channel } = root;
  const parts = LAYOUTS[name];
  const topBar = <TopBar menu={menus.topBar} channel={channel} />;

  return (
    <>
      <SkipLink target={CONTENT_ID}>{t('layout.skipToContent')}</SkipLink>
      <ConsentBar />
      <ImpersonationBanner />
      <OldBrowserMessage />
      <GlobalMessage />
      {parts.header === 'plain' ? (
        <>
          {parts.hasTopBar && topBar}
          <CheckoutHeader />
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
      {parts.hasFooter && (
        <Footer menus={menus} year={root.year} theme={themeOf(channel, 'footer-theme')} channel={channel} />
      )}
      <Panels which={parts.panels} menu={menus.mobile ?? menus.main} shortcuts={menus.topBar} channel={channel} />
      <FeedbackOutlet />
    </>
  );
});
