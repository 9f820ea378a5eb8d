import { memo, type ReactNode } from 'react';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { SkipLink } from '@hemvaror/ui/skip-link/SkipLink';
import type { RootData } from '../data/rootData.ts';
import { themeOf } from '../data/themeOf.ts';
import { Header } from '../header/Header.tsx';
import { HeaderFrame } from '../header/HeaderFrame.tsx';
import type { LayoutName } from '../core/pages.ts';
import { GlobalMessage } from '../top-bar/GlobalMessage.tsx';
import { OldBrowserMessage } from '../top-bar/OldBrowserMessage.tsx';
import { Empty } from '../page/Empty.tsx';
import type { PanelsProps } from '../panels/Panels.tsx';
import { PanelsFallback } from '../panels/PanelsFallback.tsx';
import { FeedbackOutlet } from '../feedback/FeedbackOutlet.tsx';
import { CONTENT_ID } from '../page/contentId.ts';
import classes from './Layout.module.css';

const TopBar = defer(async () => (await import('../top-bar/TopBar.tsx')).TopBar);
const Footer = defer(async () => (await import('../footer/Footer.tsx')).Footer);
// A question that takes no answer must not cover the page: no answer counts as no.
const ConsentBar = defer(async () => (await import('../consent/ConsentBar.tsx')).ConsentBar, { missing: Empty });
const CheckoutHeader = defer(async () => (await import('../header/CheckoutHeader.tsx')).CheckoutHeader, {
  when: 'render',
});
const Panels = defer(async () => (await import('../panels/Panels.tsx')).Panels, {
  ssr: false,
  missing: PanelsFallback,
});

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
  const topBar = <TopBar menu={menus.topBar} channel={channel} />;

  return (
    <>
      <SkipLink target={CONTENT_ID}>{t('layout.skipToContent')}</SkipLink>
      <ConsentBar />
      <OldBrowserMessage />
      <GlobalMessage />
      {look.header === 'plain' ? (
        <>
          {look.hasTopBar && topBar}
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
      {look.hasFooter && <Footer menus={menus} year={root.year} theme={themeOf(channel, 'footer-theme')} />}
      <Panels which={look.panels} menu={menus.mobile ?? menus.main} channel={channel} />
      <FeedbackOutlet />
    </>
  );
});
