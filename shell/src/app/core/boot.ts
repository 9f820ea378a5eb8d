import type { HydrationState } from 'react-router-dom';
import type { PageRemotes } from '@hemvaror/runtime/contract/registry';
import type { MessageBundles } from '@hemvaror/runtime/i18n/createI18n';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import type { Shop } from '@hemvaror/runtime/contract/shop';

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
}

declare global {
  interface Window {
    __STOREFRONT__: BootWindow;
  }
}
