import type { FastifyCorsOptions } from '@fastify/cors';

/** Request headers of the storefront, the public SDK and Apollo. */
const REQUEST_HEADERS = [
  'content-type',
  'accept',
  'authorization',
  'x-apikey',
  'x-auth-refresh-token',
  'x-request-id',
  'x-sdk-version',
  'x-idempotency-key',
  'apollographql-client-name',
  'apollographql-client-version',
];

export function corsOptions(origins: string[]): FastifyCorsOptions {
  return {
    origin: origins,
    credentials: true,
    methods: ['GET', 'POST', 'OPTIONS'],
    allowedHeaders: REQUEST_HEADERS,
    exposedHeaders: ['x-auth-refresh-token', 'x-request-id', 'retry-after'],
    maxAge: 600,
  };
}
