import type { HydrationState } from 'react-router-dom';
import type { PageRemotes } from '@hemvaror/platform/contract/registry';
import type { MessageBundles } from '@hemvaror/runtime/i18n/createI18n';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import type { Shop } from '@hemvaror/runtime/contract/shop';

/** The state that the server hands to the browser for hydration. */
export interface Boot {
  shop: Shop;
  remotes: PageRemotes;
  state: Partial<RootState>;
  /** Messages of the shell and, in a document that contains its styles, those of the page's remote. */
  messages: MessageBundles;
  /** Remotes whose messages are in `messages`. Others have a file. */
  translated: readonly string[];
  /** Absent if the server did not render the page, as with a developer's override. */
  router?: HydrationState;
}

/** Selects the element of a document with its `Boot`. Cleaned HTML of editors contains no script, so none of it matches. */
export const BOOT_SELECTOR = 'script[data-boot]';

/** Markup of the element with the data: no browser runs it as a script. @param json as `inlineJson` writes it */
export function bootMarkup(json: string): string {
  return `<script type="application/json" data-boot>${json}</script>`;
}
