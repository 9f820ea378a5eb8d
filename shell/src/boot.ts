import type { HydrationState } from 'react-router-dom';
import type { PageRemotes } from '@storefront/federation/registry';
import type { MessageBundles } from '@storefront/i18n/createI18n';
import type { RootState } from '@storefront/store/appStore';
import type { Shop } from '@storefront/store/shop';

/** Everything the browser needs to go on where the server stopped. */
export interface Boot {
  shop: Shop;
  remotes: PageRemotes;
  state: Partial<RootState>;
  /** Messages of the shell itself; those of a remote are a file of its own. */
  messages: MessageBundles;
  /** Absent when the server rendered nothing, as with a developer's override. */
  router?: HydrationState;
}

/** What the page's first script leaves for the shell. */
export interface BootWindow {
  boot: Boot;
  /** A button that was pressed before the page could answer; pressed again once it can. */
  earlyClick?: HTMLElement;
  /** Called once, when the page has become interactive. */
  onHydrated?: () => void;
  /** Path and query of the page that is on the screen. */
  shown?: string;
}

declare global {
  interface Window {
    __STOREFRONT__: BootWindow;
  }
}
