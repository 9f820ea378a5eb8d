import type { FastifyBaseLogger } from 'fastify';
import { followEvents } from '@hemvaror/http/followEvents';
import { changeSchema, type Change } from '../data/change.ts';

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
export function subscribeToChanges({ url, onChange, log, ...options }: ChangeFeedOptions): () => void {
  let isLost = false;
  return followEvents({
    ...options,
    url,
    onConnected: () => {
      if (isLost) log.info('change feed connected again');
      isLost = false;
      onChange(EVERYTHING);
    },
    onData: (data) => onChange(changeIn(data)),
    onLost: (err) => {
      if (!isLost) log.warn({ err }, 'change feed lost, pages expire by age only');
      isLost = true;
    },
  });
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
