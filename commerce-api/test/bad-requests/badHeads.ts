import * as fc from 'fast-check';
import { JSON_TYPE, elementOf, type BadRequest, type Known } from './badRequest.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'];

const PATHS = [
  '/',
  '/graphql',
  '/graphql?query={__typename}',
  '/graphql?query=%00&variables={',
  '/graphql/',
  '//graphql',
  '/graphql/../graphql',
  '/auth/login',
  '/auth/logout',
  '/auth/sign/x',
  '/auth/sign/x?identity=%00',
  '/auth/nothing',
  '/-/health',
  '/-/ready',
  '/-/metrics',
  '/-/nothing',
  '/images/product/100f125/linje-brass-1.webp',
  '/%',
  '/%00',
  '/%ff%fe',
  '*',
  'http://other.example/graphql',
  `/${'a/'.repeat(3_000)}`,
  `/?${'a=b&'.repeat(2_000)}`,
];

const HEADERS: readonly Record<string, string>[] = [
  {},
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'a'.repeat(5_000)}` },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.AAAA' },
  { authorization: 'Basic YTpi' },
  { cookie: `refresh-token=${'%'.repeat(500)}` },
  { cookie: 'refresh-token=\u00e5; ;;=; a' },
  { 'x-auth-refresh-token': 'nonsense' },
  { 'x-auth-refresh-token': '00000000-0000-0000-0000-000000000000' },
  { 'x-forwarded-for': ',,,,;drop,999.999.999.999,::ffff:1' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { 'x-request-id': "'; drop table" },
  { accept: 'text/event-stream' },
  { accept: 'multipart/mixed' },
  { accept: 'nothing/known;q=lots' },
  { accept: ','.repeat(5_000) },
  { 'if-none-match': `${'"a",'.repeat(2_000)}"` },
  { origin: 'null', 'access-control-request-method': 'POST' },
  { 'content-encoding': 'gzip' },
  { 'content-type': 'application/json', expect: 'nonsense' },
  { range: 'bytes=-1,999-0' },
  { host: 'a b' },
  { 'accept-version': '99' },
];

const SEGMENTS = [
  'product',
  'pagewidget',
  'unknown',
  'raw',
  '100f125',
  '40x40',
  '300w',
  '99999f99999',
  '-1w',
  'linje-brass-1.webp',
  '..',
  '.',
  '',
  '..%2f..%2f',
  '..%252f',
  '%2e%2e',
  '..\\..\\',
  '%5c..%5c',
  '%00',
  'a%00.webp',
  '%c0%ae%c0%ae',
  '%E0%A4',
  '%F0%9F%93%B7.webp',
  'products.json',
  '__proto__',
  'constructor',
  'a'.repeat(300),
  'a'.repeat(5_000),
  'con.webp',
  'linje-brass-1.webp;.png',
  'linje-brass-1.webp?x=../..',
  '..;',
];

/** Requests with unusual methods, paths and headers. */
export function badHeads({ apiKey }: Known): fc.Arbitrary<BadRequest> {
  const key = elementOf([{ 'x-apikey': apiKey }, { 'x-apikey': 'wrong' }, { 'x-apikey': '' }, {}]);
  const anywhere = fc
    .record({ method: elementOf(METHODS), path: elementOf(PATHS), headers: elementOf(HEADERS), key })
    .map(({ method, path, headers, key: given }): BadRequest => ({
      title: 'a request head',
      method,
      path,
      headers: { ...given, ...headers },
    }));
  const operation = fc.record({ headers: elementOf(HEADERS), key }).map(({ headers, key: given }): BadRequest => ({
    title: 'an operation with odd headers',
    method: 'POST',
    path: '/graphql',
    headers: { ...JSON_TYPE, ...given, ...headers },
    body: '{"query":"{ channels { id } getUser { email } }"}',
  }));
  const image = fc
    .record({ segments: fc.array(elementOf(SEGMENTS), { minLength: 1, maxLength: 5 }), headers: elementOf(HEADERS) })
    .map(({ segments, headers }): BadRequest => ({
      title: 'an image',
      method: 'GET',
      path: `/images/${segments.join('/')}`,
      headers,
    }));
  return fc.oneof(anywhere, operation, image);
}
