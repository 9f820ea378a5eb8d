import { isCrossSite } from './isCrossSite.ts';

const HOST = '127.0.0.1:4001';

test.each<[sender: string, headers: Record<string, string>, expected: boolean]>([
  ['a program', {}, false],
  ['a form of this endpoint', { 'sec-fetch-site': 'same-origin', origin: `http://${HOST}` }, false],
  ['a form of this endpoint on plain HTTP', { origin: `http://${HOST}` }, false],
  ['a repeated request', { 'sec-fetch-site': 'none' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
  ['another site on plain HTTP', { origin: 'http://evil.example' }, true],
  ['another port', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:3000' }, true],
  ['another port on plain HTTP', { origin: 'http://127.0.0.1:3000' }, true],
  ['a sandboxed frame', { origin: 'null' }, true],
])('a request of %s with the headers %j is cross-site: %s', (_sender, headers, expected) => {
  expect(isCrossSite({ headers: { host: HOST, ...headers } })).toBe(expected);
});
