import type { FastifyRequest } from 'fastify';

/** The fields of a request that a page is rendered from. */
export type PageRequest = Pick<FastifyRequest, 'id' | 'url' | 'headers' | 'ip' | 'log'>;
