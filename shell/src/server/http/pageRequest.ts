import type { FastifyRequest } from 'fastify';

/** The fields of a request that its visitor is resolved from. */
export type PageRequest = Pick<FastifyRequest, 'id' | 'url' | 'headers' | 'ip' | 'log'>;

/** The fields that a page is rendered from, besides its visitor: cookies and other headers cannot reach a cached page. */
export interface RenderRequest extends Omit<PageRequest, 'headers'> {
  /** Whether the page is kept for other visitors, so that its data are current when it is rendered. */
  isForCache?: boolean;
}
