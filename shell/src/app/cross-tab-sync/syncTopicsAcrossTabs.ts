import { BroadcastChannel } from 'broadcast-channel';
import type { AppStore } from '@hemvaror/runtime/state/appStore';

/** The channel of all tabs (STATE-05, STATE-06). */
const CHANNEL = 'ralph_channel';
/** Only tabs use the channel, no workers. */
const OPTIONS = { webWorkerSupport: false };

/** A message reports only that a topic changed. The value is in a cookie. */
interface Message {
  type: string;
  data?: string | null;
}

/** A value that is equal in all tabs. */
export interface Topic {
  type: Message['type'];
  /** @returns the message for a change of this tab that has not been sent yet; null without one */
  takeMessage: () => Message | null;
  /** Applies the value that another tab has written to the cookie. */
  applyCookie: () => void;
}

/**
 * Keeps the topics of this tab in sync with the shop's other tabs. The cookies are the source of truth: a suspended tab reads
 * them when it regains focus.
 *
 * @returns stops the sync
 */
export function syncTopicsAcrossTabs(store: Pick<AppStore, 'subscribe'>, topics: readonly Topic[]): () => void {
  let channel: BroadcastChannel<unknown> | null = null;

  function applyCookies(): void {
    for (const topic of topics) topic.applyCookie();
  }
  function sendChanges(): void {
    for (const topic of topics) {
      const message = topic.takeMessage();
      // A lost message is harmless: the other tab reads the cookies when it regains focus.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is always same-origin
      if (message) channel?.postMessage(message).catch(() => undefined);
    }
  }
  function open(): void {
    if (channel) {
      applyCookies();
      return;
    }
    channel = new BroadcastChannel<unknown>(CHANNEL, OPTIONS);
    channel.addEventListener('message', (message) =>
      topics.find(({ type }) => type === typeOf(message))?.applyCookie(),
    );
    // Before reading the cookies: changes from before this code was loaded have not been sent yet.
    sendChanges();
    applyCookies();
  }
  // An open channel may keep the page out of the back/forward cache.
  function close(): void {
    // The result is not needed, and closing twice is harmless.
    channel?.close().catch(() => undefined);
    channel = null;
  }

  const handlers = Object.entries({
    focus: applyCookies,
    visibilitychange: applyCookies,
    pagehide: close,
    pageshow: open,
  });
  open();
  const unsubscribe = store.subscribe(sendChanges);
  for (const [event, handler] of handlers) window.addEventListener(event, handler);
  return () => {
    for (const [event, handler] of handlers) window.removeEventListener(event, handler);
    unsubscribe();
    close();
  };
}

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;
}
