import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '@hemvaror/http/matchesEtag';

interface Revalidated {
  body: string | Buffer;
  type: string;
  cacheControl: string;
  /** Of the body; computed from it by default. */
  etag?: string;
}

export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Sends a resource at an address without a version, with an ETag; 304 if the client has it. */
export function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, cacheControl, etag = etagOf(body) }: Revalidated,
): FastifyReply {
  reply.header('cache-control', cacheControl).header('etag', etag);
  return matchesEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.type(type).send(body);
}
