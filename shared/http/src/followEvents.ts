/** Servers send a heartbeat every 15 s. */
const SILENCE_MS = 40_000;
const RETRY_MS = 2_000;
/** Longer lines are no events of ours. */
const MAX_LINE_LENGTH = 100_000;

interface EventFollowerOptions {
  /** Address of server-sent events (HTML standard, section 9.2). */
  url: string;
  /** After each connection: events may have been missed. */
  onConnected: () => void;
  /** The data of an event, which has one line. */
  onData: (data: string) => void;
  /** A connection has failed or ended. The next one follows. */
  onLost: (error: unknown) => void;
  /** Time in ms between the end of a connection and the next one. */
  retryMs?: number;
}

/**
 * Follows the events of a server, until it is stopped.
 *
 * @returns stops following
 */
export function followEvents({
  url,
  onConnected,
  onData,
  onLost,
  retryMs = RETRY_MS,
}: EventFollowerOptions): () => void {
  // One for each connection: a signal that outlives them would collect their listeners.
  let connection = new AbortController();
  let isStopped = false;

  async function follow(): Promise<void> {
    connection = new AbortController();
    try {
      await readEvents(url, connection, { onConnected, onData });
      throw new Error('The server has ended the connection.');
    } catch (error) {
      if (isStopped) return;
      onLost(error);
      setTimeout(() => {
        if (!isStopped) void follow();
      }, retryMs).unref();
    }
  }

  void follow();
  return () => {
    isStopped = true;
    connection.abort();
  };
}

async function readEvents(
  url: string,
  connection: AbortController,
  { onConnected, onData }: Pick<EventFollowerOptions, 'onConnected' | 'onData'>,
): Promise<void> {
  const onSilence = () => connection.abort(new Error(`No heartbeat for ${SILENCE_MS} ms.`));
  const timer = setTimeout(onSilence, SILENCE_MS).unref();
  try {
    const headers = { accept: 'text/event-stream' };
    const response = await fetch(url, { headers, signal: connection.signal, redirect: 'error' });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!response.ok || !response.body || !isStream) {
      await response.body?.cancel();
      throw new Error(`The server sent no events: HTTP ${response.status}.`);
    }
    onConnected();
    let rest = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      timer.refresh();
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > MAX_LINE_LENGTH) throw new Error('The server sent an endless line.');
      for (const line of lines) if (line.startsWith('data:')) onData(line.slice('data:'.length));
    }
  } finally {
    clearTimeout(timer);
  }
}
