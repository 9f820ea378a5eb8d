import * as fc from 'fast-check';
import { JSON_TYPE, elementOf, type BadRequest, type Known } from './badRequest.ts';
import { badJson, jsonOf } from './badValues.ts';

const DEEP = 10_000;

/** Invalid, excessive or unusual GraphQL documents. */
const DOCUMENTS: readonly [title: string, query: string][] = [
  ['deep selections', '{a'.repeat(DEEP)],
  ['deep selections that end', `${'{a'.repeat(DEEP)}${'}'.repeat(DEEP)}`],
  ['a deep list', `{ products(filter: ${'['.repeat(DEEP)}${']'.repeat(DEEP)}) { count } }`],
  ['a deep object', `{ products(filter: ${'{a:'.repeat(DEEP)}1${'}'.repeat(DEEP)}) { count } }`],
  ['a deep type', `query ($a: ${'['.repeat(DEEP)}Int${']'.repeat(DEEP)}) { channels { id } }`],
  ['deep inline fragments', `{ ${'... { '.repeat(1_900)} __typename ${'}'.repeat(1_900)} }`],
  [
    'a circle of fragments',
    '{ ...A } fragment A on GeinsMerchantApiQuery { ...B } fragment B on GeinsMerchantApiQuery { ...A }',
  ],
  [
    'a fragment that doubles',
    `{ ...F0 } ${Array.from({ length: 60 }, (_one, index) => `fragment F${index} on GeinsMerchantApiQuery { ...F${index + 1} ...F${index + 1} }`).join(' ')} fragment F60 on GeinsMerchantApiQuery { __typename }`,
  ],
  ['an undefined fragment', '{ ...nowhere }'],
  ['many aliases', `{ ${Array.from({ length: 900 }, (_one, index) => `a${index}: __typename`).join(' ')} }`],
  ['many equal fields', `{ ${'channels { id } '.repeat(900)} }`],
  [
    'many fields in conflict',
    `{ ${Array.from({ length: 300 }, (_one, index) => `x: product(productId: ${index}) { name }`).join(' ')} }`,
  ],
  ['many directives', `{ channels ${'@include(if: true) '.repeat(500)} { id } }`],
  ['an unknown directive', '{ channels @nope(a: {}) { id } }'],
  ['deferred parts', '{ channels { ... @defer { id } } }'],
  ['a stream', '{ channels @stream(initialCount: -1) { id } }'],
  ['a subscription', 'subscription { channels { id } }'],
  ['many operations', Array.from({ length: 500 }, (_one, index) => `query q${index} { __typename }`).join(' ')],
  ['nothing', ''],
  ['only a comment', `# ${'x'.repeat(50_000)}`],
  ['a type definition', 'type Query { a: Int }'],
  ['an extension', 'extend type GeinsMerchantApiQuery { a: Int }'],
  ['half a text', '{ product(alias: "'],
  ['a block text', `{ product(alias: """${'\\n '.repeat(5_000)}""") { name } }`],
  ['a wrong escape', '{ product(alias: "\\u{110000}\\ud800\\x") { name } }'],
  ['a lone NUL', '{ product(alias: "\\u0000") { name } }'],
  ['a real NUL', '{ product(alias: "\0") { name } }'],
  ['a byte order mark', '\ufeff{ channels { id } }'],
  ['a huge number', '{ product(productId: 1e400) { name } }'],
  ['a long number', `{ product(productId: ${'9'.repeat(5_000)}) { name } }`],
  [
    'introspection in depth',
    `{ __schema { types { fields { type ${'{ ofType '.repeat(40)} { name } ${'}'.repeat(40)} } } } }`,
  ],
  ['a variable that is not declared', '{ product(alias: $alias) { name } }'],
  ['a variable twice', 'query ($a: Int, $a: Int) { product(productId: $a) { name } }'],
  ['a variable of an output type', 'query ($a: ProductType) { product(alias: $a) { name } }'],
];

export function badDocuments(known: Known): fc.Arbitrary<BadRequest> {
  const operationName = fc.option(badJson(known), { freq: 3, nil: undefined });
  const variables = fc.option(badJson(known), { freq: 3, nil: undefined });
  return fc
    .record({ document: elementOf(DOCUMENTS), operationName, variables })
    .map(({ document: [title, query], ...more }) => ({
      title,
      method: 'POST',
      path: '/graphql',
      headers: { ...JSON_TYPE, 'x-apikey': known.apiKey },
      body: jsonOf({ query, ...more }),
    }));
}
