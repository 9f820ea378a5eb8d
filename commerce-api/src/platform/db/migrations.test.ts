import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'commerce-api/migrations';
/** The last migration before the mark was introduced: no release is rolled back further. */
const LAST_UNMARKED = '0012_availability_waiting.sql';

/** Statements that break the previous release: it uses a removed column or table, or omits a required column. */
const REMOVES = [
  /\bdrop\s+(table|column|type|view|function)\b/i,
  /\brename\s+(to|column)\b/i,
  // A wider number type is compatible.
  /\balter\s+column\s+\w+\s+((set\s+data\s+)?type\s+(?!bigint\b)|set\s+not\s+null|drop\s+default\b)/i,
  /\badd\s+column\s+(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b/i,
];

const isBreaking = (text: string) => REMOVES.some((pattern) => pattern.test(text.replaceAll(/--.*$/gm, '')));

test.each([
  ['drop table facet;', true],
  ['alter table cart rename column id to key;', true],
  ['alter table cart\n  alter column id type uuid;', true],
  ['alter table cart alter column id type bigint;', false],
  ['alter table cart add column key text not null;', true],
  ['alter table cart add column key text not null default gen_random_uuid();', false],
  ['alter table cart add column key text;', false],
  ['-- A later one may drop column key.\ncreate table cart_key (id integer not null);', false],
  ['drop index page_area;', false],
])('"%s" breaks the previous release: %s', (text, expected) => {
  expect(isBreaking(text)).toBe(expected);
});

test('a breaking migration has the mark "-- breaking: <reason>" in its first line', () => {
  const later = readdirSync(FOLDER).filter((name) => name > LAST_UNMARKED);
  const unmarked = later.filter((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    return isBreaking(text) && !/^-- breaking: \S/.test(text);
  });

  expect(later.length).toBeGreaterThan(20);
  expect(unmarked).toEqual([]);
});
