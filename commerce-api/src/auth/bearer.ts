import type { FastifyRequest } from 'fastify';
import type { Viewer } from './viewer.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { viewerOf } from './accessToken.ts';
import type { Secrets } from './secrets.ts';

/** The customer of the access token in a request; null without a valid token. */
export async function viewerOfRequest(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { db, secrets }: { db: Db; secrets: Secrets },
): Promise<Viewer | null> {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token ? viewerOf(token, db, secrets) : null;
}
