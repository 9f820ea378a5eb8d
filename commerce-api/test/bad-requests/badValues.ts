import * as fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLNamedInputType,
} from 'graphql';
import { elementOf, type Known } from './badRequest.ts';

/** Inserts JSON between `«` and `»` verbatim: `JSON.stringify` is recursive and cannot create some of it. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value).replaceAll(/"«([^»]*)»"/g, (_marked, json: string) => json.replaceAll('\\"', '"'));
}

const DEEP = 10_000;
const RAW = [
  '«1e400»',
  '«-1e400»',
  `«${'['.repeat(DEEP)}${']'.repeat(DEEP)}»`,
  `«${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}»`,
];

/** With more optional values, one would nearly always have a wrong type and prevent the others from being read. */
const MAX_OPTIONAL = 4;

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00\ud83d',
  '\u202egnp.exe',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦',
  '%',
  '_',
  '\\',
  `'; drop table product; --`,
  '" or 1=1',
  '$1 $2 {0} %s %n',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  '((((((a+)+)+)+)+)+)$',
  'a&b|c!:* <-> (',
  '\r\nSet-Cookie: a=b',
  'null',
  'NaN',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  '00000000-0000-0000-0000-000000000000',
  '1|xx',
  'xx-XX',
  'f_99999999999999999999',
  'c_-1',
  'p_1_2_3_4',
  'å'.repeat(3_000),
  'word '.repeat(2_000),
];

const TIMES = [
  '2026-01-01',
  '2026-12-24T12:00:00+14:00',
  '1900-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
];

/** 32-bit integers: larger ones fail the type check. */
const INTEGERS = [0, 1, 2, 7, 401, -1, 100, 200, 201, 6_000, 6_001, 32_768, 65_536, 2_147_483_647, -2_147_483_648];
const OTHER_NUMBERS: readonly unknown[] = [
  -0,
  0.5,
  -0.000_001,
  1e-320,
  2_147_483_648,
  -2_147_483_649,
  2 ** 53 + 2,
  1e21,
  -1e300,
  '12.50',
  ...RAW.slice(0, 2),
];

export function badText({ cartId, token }: Known): fc.Arbitrary<string> {
  const real = ['linje-massing', 'beslag', 'frakt', '1|se', 'sv', 'WELCOME10', 'demo@hemvist.example', cartId, token];
  return fc.oneof(elementOf([...TEXTS, ...real]), fc.string({ unit: 'binary', maxLength: 40 }));
}

/** Any JSON value, valid or not. */
export function badJson(known: Known): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: badText(known) },
    { weight: 4, arbitrary: elementOf<unknown>([...INTEGERS, ...OTHER_NUMBERS]) },
    { weight: 3, arbitrary: elementOf<unknown>([null, true, false, [], {}, [[]], [null], { a: { b: [] } }]) },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: elementOf(RAW) },
  );
}

/** Mostly a value of the type, so that it passes the type check, but out of range; occasionally any JSON value. */
function badValueOf(type: GraphQLInputType, known: Known, depth = 3): fc.Arbitrary<unknown> {
  const nullable = getNullableType(type);
  const fitting = isListType(nullable)
    ? listOf(badValueOf(nullable.ofType, known, depth - 1))
    : fittingOf(getNamedType(type), known, depth);
  return mostly(fitting, badJson(known), 15);
}

function fittingOf(type: GraphQLNamedInputType, known: Known, depth: number): fc.Arbitrary<unknown> {
  if (isEnumType(type))
    return mostly(elementOf(type.getValues().map(({ name }) => name)), elementOf(['NONSENSE', '']), 8);
  if (isInputObjectType(type))
    return depth > 0 ? someOf(Object.values(type.getFields()), known, depth - 1) : fc.constant({});
  if (type.name === 'Boolean') return fc.boolean();
  if (type.name === 'DateTime') return elementOf(TIMES);
  if (type.name === 'Int') return mostly(fc.oneof(elementOf(INTEGERS), fc.integer()), elementOf(OTHER_NUMBERS), 15);
  if (type.name === 'Decimal' || type.name === 'Float' || type.name === 'Long') {
    return fc.oneof(elementOf([...INTEGERS, ...OTHER_NUMBERS]), fc.double());
  }
  return badText(known);
}

/** Values for arguments or fields: the required ones and a few optional ones. */
export function someOf(
  fields: readonly { name: string; type: GraphQLInputType }[],
  known: Known,
  depth = 3,
): fc.Arbitrary<Record<string, unknown>> {
  const values = new Map(fields.map(({ name, type }) => [name, badValueOf(type, known, depth)]));
  const required = fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  const optional = fields.filter(({ type }) => !isNonNullType(type)).map(({ name }) => name);
  const names = fc.tuple(
    mostly(fc.constant(required), fc.subarray(required), 10),
    fc.shuffledSubarray(optional, { maxLength: Math.min(MAX_OPTIONAL, optional.length) }),
  );
  return names.chain((selected) =>
    fc.record(Object.fromEntries(selected.flat().map((name) => [name, values.get(name) ?? fc.constant(null)]))),
  );
}

function listOf(one: fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> {
  return mostly(
    fc.array(one, { maxLength: 4 }),
    one.map((value) => Array.from({ length: 2_000 }, () => value)),
    8,
  );
}

/** The other arbitrary once in `times`. */
function mostly<Value>(usual: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>, times: number): fc.Arbitrary<Value> {
  return fc.oneof({ weight: times - 1, arbitrary: usual }, { weight: 1, arbitrary: other });
}
