import { BroadcastChannel } from 'broadcast-channel';
import { readCookie } from '@storefront/store/cookies';
import { PERSISTED_COOKIE } from '@storefront/store/persistedText';
import { favoritesOf, isSame, replaceFavorites, type FavoritesStore } from './sharedFavorites.ts';
import { storedFavorites } from './storedFavorites.ts';

/** The channel of all tabs; a message is `{ type, data }` (behaviours, section 20). */
const CHANNEL = 'ralph_channel';
const CHANGED = { type: 'favorites' } as const;
/** Tabs of one site, no workers. */
const OPTIONS = { webWorkerSupport: false };

/**
 * Keeps the favorites of this tab the same as those of the shop's other tabs. The cookie is the truth: a message says only
 * that it changed, and a tab that slept reads it when the shopper comes back to it.
 *
 * @returns ends it
 */
export function followOtherTabs(store: FavoritesStore): () => void {
  let channel: BroadcastChannel<unknown> | null = null;
  let known: readonly number[] = favoritesOf(store);

  function look(): void {
    const text = readCookie(PERSISTED_COOKIE);
    // Without a cookie no tab has written anything, or the shopper has cleared it: this tab's next change writes it anew.
    if (text === undefined) return;
    // Before they are in the store: whoever hears does not tell on.
    known = storedFavorites(text);
    replaceFavorites(store, known);
  }
  function tell(): void {
    const favorites = favoritesOf(store);
    if (isSame(favorites, known)) return;
    known = favorites;
    say();
  }
  function say(): void {
    // A message that is lost costs nothing: the other tab looks when the shopper comes back to it.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin anyway
    channel?.postMessage(CHANGED).catch(() => undefined);
  }
  function open(): void {
    look();
    if (channel) return;
    channel = new BroadcastChannel<unknown>(CHANNEL, OPTIONS);
    channel.addEventListener('message', (message) => {
      if (isChange(message)) look();
    });
  }
  // A page that the browser keeps for going back must hold nothing open.
  function close(): void {
    // Nobody waits for it, and a channel that is closed twice is closed.
    channel?.close().catch(() => undefined);
    channel = null;
  }

  const heard = Object.entries({ focus: look, visibilitychange: look, pagehide: close, pageshow: open });
  open();
  // What was toggled before this code arrived has been told to nobody.
  say();
  const unsubscribe = store.subscribe(tell);
  for (const [event, act] of heard) window.addEventListener(event, act);
  return () => {
    for (const [event, act] of heard) window.removeEventListener(event, act);
    unsubscribe();
    close();
  };
}

function isChange(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === CHANGED.type;
}
