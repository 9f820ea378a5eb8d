import type { FastifyBaseLogger } from 'fastify';
import type { SharedData } from '../../app/data/rootData.ts';
import type { Environment } from '../settings/settings.ts';
import { Channels } from './channels.ts';
import type { GetSharedData } from './rootLoader.ts';
import { staleWhileRevalidate } from './staleWhileRevalidate.ts';

const FRESH_MS = 30_000;

/** The data that all visitors share, kept by the process. */
export interface ProcessData {
  sharedData: GetSharedData;
  channels: Channels;
  /** Lets the next request wait for new data. */
  expire: () => void;
  /** Time of the last call of `expire`, in ms since the epoch, for other shared data. */
  changedAt: () => number;
}

export function createSharedData(env: Environment, log: FastifyBaseLogger): ProcessData {
  let changedAt = 0;
  const options = { changedAt: () => changedAt };
  const warn = (text: string) => (error: unknown) => log.warn({ err: error }, text);
  return {
    sharedData: staleWhileRevalidate<SharedData>(
      FRESH_MS,
      warn('shared data refresh failed, serving stale data'),
      options,
    ),
    channels: new Channels(env, FRESH_MS, warn('channel refresh failed, serving the stale channel'), options),
    changedAt: options.changedAt,
    expire: () => {
      changedAt = Date.now();
    },
  };
}
