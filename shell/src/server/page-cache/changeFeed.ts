import type { FastifyBaseLogger } from 'fastify';
import { changeSchema, type Change } from '../data/change.ts';

/** The API sends a heartbeat every 15 s. */
const SILENCE_MS = 40_000;
const RETRY_MS = 2_000;
/** Longer lines are no changes. */
const MAX_LINE_LENGTH = 100_000;
const EVERYTHING: Change = { everything: true };

interface ChangeFeedOptions {
  /** Address of the API's server-sent events. */
  url: string;
  onChange: (change: Change) => void;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  retryMs?: number;
}

/**
 * Follows the changes that the API announces, until it is stopped. After each connection everything counts as changed, since
 * changes may have been missed.
 *
 * @returns stops following
 */
export function subscribeToChanges({ url, onChange, log, retryMs = RETRY_MS }: ChangeFeedOptions): () => void {
  // One for each connection: a signal that outlives them would collect their listeners.
  let connection = new AbortController();
  let isStopped = false;
  let isLost = false;

  async function follow(): Promise<void> {
    connection = new AbortController();
    try {
      await readChanges(url, onChange, connection, () => {
        if (isLost) log.info('change feed connected again');
        isLost = false;
      });
      throw new Error('The API has ended the connection.');
    } catch (error) {
      if (isStopped) return;
      if (!isLost) log.warn({ err: error }, 'change feed lost, pages expire by age only');
      isLost = true;
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

async function readChanges(
  url: string,
  onChange: (change: Change) => void,
  connection: AbortController,
  onConnected: () => void,
): Promise<void> {
  const onSilence = () => connection.abort(new Error(`No heartbeat for ${SILENCE_MS} ms.`));
  const timer = setTimeout(onSilence, SILENCE_MS).unref();
  try {
    const response = await fetch(url, { signal: connection.signal });
    if (!response.ok || !response.body) throw new Error(`The API responded with ${response.status}.`);
    onConnected();
    onChange(EVERYTHING);
    let rest = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      timer.refresh();
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > MAX_LINE_LENGTH) throw new Error('The API sent an endless line.');
      for (const line of lines) if (line.startsWith('data:')) onChange(changeIn(line.slice('data:'.length)));
    }
  } finally {
    clearTimeout(timer);
  }
}

/** An unknown change may be of anything. */
function changeIn(text: string): Change {
  try {
    const parsed = changeSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : EVERYTHING;
  } catch {
    return EVERYTHING;
  }
}
