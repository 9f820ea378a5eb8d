import type { HydrationState } from 'react-router-dom';
import type { PageRemotes } from '@hemvaror/runtime/contract/registry';
import type { MessageBundles } from '@hemvaror/runtime/i18n/createI18n';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import type { Shop } from '@hemvaror/runtime/contract/shop';

/** The state that the server hands to the browser for hydration. */
export interface Boot {
  shop: Shop;
  remotes: PageRemotes;
  state: Partial<RootState>;
  /** Messages of the shell. Each remote has a file with its own messages. */
  messages: MessageBundles;
  /** Absent if the server did not render the page, as with a developer's override. */
  router?: HydrationState;
}

/** The global variable that the document's inline script sets for the shell. */
export interface BootWindow {
  boot: Boot;
}

declare global {
  interface Window {
    __STOREFRONT__: BootWindow;
  }
}
