/** The event stream of a remote's builds. */
export interface BuildStream {
  /** Address of the server-sent events. */
  events: string;
  /** Property of `window` with the stream, on which the remote's own code sets `handled` once loaded (devClient.cjs). */
  key: string;
}

/**
 * Sent as text into overridden documents: it must not reference other code. Reads the streams from the element before its own. A build reloads the page unless the
 * remote's own code has been loaded and applies it as a hot update.
 */
export function subscribeToBuilds(): void {
  const streams: BuildStream[] = JSON.parse(document.currentScript?.previousElementSibling?.textContent ?? '[]');
  for (const { events, key } of streams) {
    const stream: EventSource & { handled?: true } = new EventSource(events);
    let wasLost = false;
    Reflect.set(window, key, stream);
    stream.addEventListener('built', () => {
      if (!stream.handled) window.location.reload();
    });
    stream.addEventListener('error', () => (wasLost = true));
    // A new process: the code of this page may be older than its first build.
    stream.addEventListener('open', () => {
      if (wasLost) window.location.reload();
    });
  }
}
