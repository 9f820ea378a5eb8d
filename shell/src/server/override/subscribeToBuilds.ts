/** Where a page hears of a remote's builds. */
export interface BuildStream {
  /** Address of the server-sent events. */
  events: string;
  /** Property of `window` that holds the stream: the remote's own code, once it is there, answers it (devClient.cjs). */
  key: string;
}

/**
 * Sent as text into overridden documents: it must not use anything from outside itself. Until the remote's own code is
 * there to take a build in place, and for good when it could not be had, a build loads the page anew.
 */
export function subscribeToBuilds(streams: readonly BuildStream[]): void {
  for (const { events, key } of streams) {
    const stream: EventSource & { answered?: true } = new EventSource(events);
    let wasLost = false;
    Reflect.set(window, key, stream);
    stream.addEventListener('built', () => {
      if (!stream.answered) window.location.reload();
    });
    stream.addEventListener('error', () => (wasLost = true));
    // A new process: what this page holds may be older than its first build.
    stream.addEventListener('open', () => {
      if (wasLost) window.location.reload();
    });
  }
}
