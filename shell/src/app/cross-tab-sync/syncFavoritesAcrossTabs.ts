import { BroadcastChannel } from 'broadcast-channel';
import type { AppStore } from '@hemvaror/runtime/state/appStore';

/** The channel of all tabs (STATE-05, STATE-06). */
const CHANNEL = 'ralph_channel';
/** Tabs of one site, no workers. */
const OPTIONS = { webWorkerSupport: false };

/** A message says only that something changed; what it is now is in a cookie. */
interface Message {
  type: string;
  data?: string | null;
}

/** What all tabs show alike. */
export interface Topic {
  type: Message['type'];
  /** @returns the message about a change that this tab made and has not sent yet; null when there is none */
  news: () => Message | null;
  /** Takes over what another tab has written into the cookie. */
  look: () => void;
}

/**
 * Keeps this tab in step with the shop's other tabs. The cookies are the truth; a tab that slept reads them when the shopper
 * comes back to it.
 *
 * @returns ends it
 */
export function syncFavoritesAcrossTabs(store: Pick<AppStore, 'subscribe'>, topics: readonly Topic[]): () => void {
  let channel: BroadcastChannel<unknown> | null = null;

  function look(): void {
    for (const topic of topics) topic.look();
  }
  function tell(): void {
    for (const topic of topics) {
      const message = topic.news();
      // A message that is lost costs nothing: the other tab looks when the shopper comes back to it.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin anyway
      if (message) channel?.postMessage(message).catch(() => undefined);
    }
  }
  function open(): void {
    if (channel) {
      look();
      return;
    }
    channel = new BroadcastChannel<unknown>(CHANNEL, OPTIONS);
    channel.addEventListener('message', (message) => topics.find(({ type }) => type === typeOf(message))?.look());
    // Ahead of looking: what changed before this code arrived has been told to nobody.
    tell();
    look();
  }
  // A page that the browser keeps for going back must hold nothing open.
  function close(): void {
    // Nobody waits for it, and a channel that is closed twice is closed.
    channel?.close().catch(() => undefined);
    channel = null;
  }

  const heard = Object.entries({ focus: look, visibilitychange: look, pagehide: close, pageshow: open });
  open();
  const unsubscribe = store.subscribe(tell);
  for (const [event, act] of heard) window.addEventListener(event, act);
  return () => {
    for (const [event, act] of heard) window.removeEventListener(event, act);
    unsubscribe();
    close();
  };
}

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;
}
