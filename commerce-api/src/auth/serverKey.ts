import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';

/** Whether a request has the API key of servers. Unlike the other keys it is secret. */
export function hasServerKey(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { serverApiKey }: Pick<Config, 'serverApiKey'>,
): boolean {
  const key = headers['x-apikey'];
  if (serverApiKey === undefined || typeof key !== 'string') return false;
  return timingSafeEqual(digest(key), digest(serverApiKey));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
