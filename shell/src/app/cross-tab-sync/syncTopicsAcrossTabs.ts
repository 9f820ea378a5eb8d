import { BroadcastChannel } from 'broadcast-channel';

/** Only tabs use the channel, no workers. A browser without channels passes messages through local storage then. */
const OPTIONS = { webWorkerSupport: false };

/** A message reports only that a topic changed. Its receivers read the value from a cookie or from the API. */
interface Message {
  type: string;
  data?: unknown;
}

/**
 * Why a tab takes over a value: because of a message, because the shopper returns to the tab, or because its sync has started,
 * shortly after the page was served with the current values.
 */
export type Cause = 'message' | 'return' | 'start';

/** A value that is equal in all tabs. */
export interface Topic {
  type: Message['type'];
  /** Calls the listener after each change in this tab. @returns ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** @returns the message for a change of this tab that has not been sent yet; null without one */
  takeMessage: () => Message | null;
  /** Takes over the value that another tab may have changed. Sends no message. */
  takeOver: (cause: Cause) => void;
}

interface SyncOptions {
  /** Name of the channel of all tabs of a site. */
  channelName: string;
  /** Whether another tab may have changed a value since the page was served. */
  isBehind?: boolean;
}

/**
 * Keeps the topics of this tab in sync with the shop's other tabs. The cookies and the API are the source of truth: a suspended
 * tab takes over their values when it regains focus.
 *
 * @returns stops the sync
 */
export function syncTopicsAcrossTabs(
  topics: readonly Topic[],
  { channelName, isBehind = false }: SyncOptions,
): () => void {
  let channel: BroadcastChannel<unknown> | null = null;

  function takeOver(cause: Cause): void {
    for (const topic of topics) topic.takeOver(cause);
  }
  function takeOverOnReturn(): void {
    takeOver('return');
  }
  function sendChanges(): void {
    for (const topic of topics) {
      const message = topic.takeMessage();
      // A lost message is harmless: the other tab takes over the value when it regains focus.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is always same-origin
      if (message) channel?.postMessage(message).catch(() => undefined);
    }
  }
  function open(cause: Cause): void {
    if (!channel) {
      channel = openChannel(channelName);
      channel?.addEventListener('message', (message) =>
        topics.find(({ type }) => type === typeOf(message))?.takeOver('message'),
      );
      // Before taking over values: changes from before this code was loaded have not been sent yet.
      sendChanges();
    }
    takeOver(cause);
  }
  // An open channel may keep the page out of the back/forward cache.
  function close(): void {
    // The result is not needed, and closing twice is harmless.
    channel?.close().catch(() => undefined);
    channel = null;
  }

  const handlers = Object.entries({
    focus: takeOverOnReturn,
    visibilitychange: takeOverOnReturn,
    pagehide: close,
    pageshow: () => open('return'),
  });
  open(isBehind ? 'return' : 'start');
  const subscriptions = topics.map(({ subscribe }) => subscribe(sendChanges));
  for (const [event, handler] of handlers) window.addEventListener(event, handler);
  return () => {
    for (const [event, handler] of handlers) window.removeEventListener(event, handler);
    for (const unsubscribe of subscriptions) unsubscribe();
    close();
  };
}

/** @returns null in a browser that has neither channels nor storage, or blocks them: tabs take over values on focus only */
function openChannel(name: string): BroadcastChannel<unknown> | null {
  try {
    return new BroadcastChannel<unknown>(name, OPTIONS);
  } catch {
    return null;
  }
}

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;
}
