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
}

export function createSharedData(env: Environment, log: FastifyBaseLogger): ProcessData {
  let changedAt = 0;
  const options = { changedAt: () => changedAt };
  const warn = (text: string) => (error: unknown) => log.warn({ err: error }, text);
  return {
    sharedData: staleWhileRevalidate<SharedData>(
      FRESH_MS,
      warn('shared data could not be refreshed; the old ones serve on'),
      options,
    ),
    channels: new Channels(env, FRESH_MS, warn('a channel could not be refreshed; the old one serves on'), options),
    expire: () => {
      changedAt = Date.now();
    },
  };
}
