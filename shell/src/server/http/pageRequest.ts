import type { FastifyRequest } from 'fastify';

/** The fields of a request that its visitor is resolved from. */
export type PageRequest = Pick<FastifyRequest, 'id' | 'url' | 'headers' | 'ip' | 'log'>;

/** The fields that a page is rendered from, besides its visitor: cookies and other headers cannot reach a cached page. */
export type RenderRequest = Omit<PageRequest, 'headers'>;
