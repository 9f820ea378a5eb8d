import * as fc from 'fast-check';
import { JSON_TYPE, elementOf, type BadRequest, type Known } from './badRequest.ts';
import { badJson, badText, jsonOf } from './badValues.ts';

const DEEP = 10_000;
const GOOD = '{"query":"{ channels { id } }","variables":{"a":1}}';

/** Bodies that are not an operation. */
const BODIES: readonly (string | Buffer)[] = [
  '',
  ' ',
  'null',
  '{',
  '[',
  '{"query":',
  '{"query":"{ channels { id } }"',
  `${GOOD}${GOOD}`,
  `[${GOOD},${GOOD}]`,
  '{"__proto__":{"query":"x"}}',
  '{"constructor":{"prototype":{}}}',
  '{"query":"{ channels { id } }","query":7}',
  `{"variables":${'['.repeat(DEEP)}${']'.repeat(DEEP)},"query":"{ channels { id } }"}`,
  `{"variables":{"a":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}},"query":"{ channels { id } }"}`,
  `{"variables":${'['.repeat(DEEP)}`,
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `{"query":"${'x'.repeat(1_000_000)}"}`,
  `{"query":"query ($a: String) { product(alias: $a) { name } }","variables":{"a":"${'x'.repeat(1_000_000)}"}}`,
  `{"query":"query ($a: String) { product(alias: $a) { name } }","variables":{"a":"${'x'.repeat(200_000)}"}}`,
  '{"query":"{ channels { id } }\0"}',
  '\ufeff{"query":"{ channels { id } }"}',
  Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.alloc(5_000),
];

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/graphql',
  'application/graphql+json',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'text/plain',
  'text/html; charset=\u00e5',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  '/',
  'nonsense',
];

const MULTIPART: readonly string[] = [
  '',
  '--x--\r\n',
  '--x\r\n\r\n',
  part('operations', GOOD),
  part('operations', GOOD) + part('map', '[]'),
  part('operations', GOOD) + part('map', '{"0":["variables.a"]}') + part('0"; filename="a.txt', 'content'),
  part('operations', '{') + part('map', '{'),
  part('operations', '[]') + part('map', '{"__proto__":["a"]}'),
  part('map', '{}').repeat(2_000),
  `--x\r\ncontent-disposition: form-data; name="${'a'.repeat(50_000)}"\r\n\r\n`,
];

function part(name: string, content: string): string {
  return `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n--x--\r\n`;
}

export function badBodies(known: Known): fc.Arbitrary<BadRequest> {
  const withKey = { 'x-apikey': known.apiKey };
  const graphql = fc.record({ body: elementOf(BODIES), type: elementOf(TYPES) }).map(({ body, type }) => ({
    title: `a body as ${type}`,
    method: 'POST',
    path: '/graphql',
    headers: { ...withKey, 'content-type': type },
    body,
  }));
  const multipart = elementOf(MULTIPART).map((body) => ({
    title: 'multipart',
    method: 'POST',
    path: '/graphql',
    headers: { ...withKey, 'content-type': 'multipart/form-data; boundary=x' },
    body,
  }));
  const persisted = badJson(known).map((persistedQuery) => ({
    title: 'a persisted query',
    method: 'POST',
    path: '/graphql',
    headers: { ...withKey, ...JSON_TYPE },
    body: jsonOf({ extensions: { persistedQuery } }),
  }));
  return fc.oneof(
    { weight: 4, arbitrary: graphql },
    { weight: 1, arbitrary: multipart },
    { weight: 1, arbitrary: persisted },
    { weight: 3, arbitrary: authBodies(known) },
  );
}

function authBodies(known: Known): fc.Arbitrary<BadRequest> {
  const given = fc.record(
    {
      username: fc.oneof(badText(known), badJson(known)),
      password: badJson(known),
      newPassword: badJson(known),
      signature: fc.oneof(
        badJson(known),
        fc.record(
          { identity: badText(known), timestamp: badText(known), signature: badText(known) },
          { requiredKeys: [] },
        ),
      ),
      sessionLifetime: badJson(known),
    },
    { requiredKeys: [] },
  );
  return fc
    .record({
      action: elementOf(['login', 'register', 'password']),
      body: fc.oneof(given.map(jsonOf), elementOf(BODIES)),
    })
    .map(({ action, body }) => ({ title: action, method: 'POST', path: `/auth/${action}`, headers: JSON_TYPE, body }));
}
