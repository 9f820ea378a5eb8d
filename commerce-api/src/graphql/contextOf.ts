import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../auth/accessToken.ts';
import type { Secrets } from '../auth/secrets.ts';
import type { Viewer } from '../customers/viewer.ts';
import type { Context, Services } from './context.ts';

export function contextOf(request: FastifyRequest, services: Services, secrets: Secrets): Context {
  let viewer: Promise<Viewer | null> | undefined;
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return {
    ...services,
    viewer: () => (viewer ??= token ? viewerOf(token, services.db, secrets) : Promise.resolve(null)),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
}
