import type { FastifyRequest } from 'fastify';
import type { Viewer } from './viewer.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { customerOfSession, viewerOf } from './accessToken.ts';
import type { Secrets } from './secrets.ts';

/** The customer of the access token in a request; null without a valid token. */
export async function viewerOfRequest(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { db, secrets }: { db: Db; secrets: Secrets },
): Promise<Viewer | null> {
  const token = bearerOf(headers);
  return token === undefined ? null : viewerOf(token, db, secrets);
}

/** The customer whose session the access token in a request belongs to, also if the token has expired. */
export async function customerOfRequest(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { db, secrets }: { db: Db; secrets: Secrets },
): Promise<number | null> {
  const token = bearerOf(headers);
  return token === undefined ? null : customerOfSession(token, db, secrets);
}

function bearerOf({ authorization }: FastifyRequest['headers']): string | undefined {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}
