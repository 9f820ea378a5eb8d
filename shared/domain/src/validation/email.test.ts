import * as fc from 'fast-check';
import { email, emailFrom } from './email.ts';
import { optional } from './rule.ts';

test.each([
  'astrid@hemvist.se',
  ' astrid@hemvist.se ',
  'a+b.c@x.co.uk',
  "o'brien@mail.example",
  'å@ängö.se',
  'x_1@a-b.museum',
])('"%s" is a valid email [VALID-01]', (value) => {
  expect(email(value)).toBeNull();
});

test.each([
  'astrid',
  'astrid@',
  '@hemvist.se',
  'a@hemvist',
  'a b@hemvist.se',
  'a@@hemvist.se',
  'a@hemvist..se',
  'a@-hemvist.se',
  '.a@hemvist.se',
  'a..b@hemvist.se',
  'a@hemvist.s',
  'a@hemvist.se,',
  '<a@hemvist.se>',
  'a@hemvist.se>',
  '(c)a@hemvist.se',
  'a@hemvist.se;',
  'a@hemvist.se.',
  'a.@hemvist.se',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
  'a@0x7f.1',
  'a@hemvist.123',
  'a\u0000 b@hemvist.se',
  'mailto:a@hemvist.se',
  `${'a'.repeat(250)}@b.se`,
])('"%s" is not a valid email [VALID-01]', (value) => {
  expect(email(value)).toBe('validation.email');
});

test('an empty email is valid in an optional field only [VALID-02]', () => {
  expect(email('')).toBe('validation.email');
  expect(optional(email)('')).toBeNull();
  expect(optional(email)('  ')).toBeNull();
  expect(optional(email)('astrid')).toBe('validation.email');
});

test('addresses of the common form are valid [VALID-01]', () => {
  const ordinary = fc.emailAddress().filter((address) => /^[a-z0-9.+-]+@/i.test(address) && address.length <= 254);

  fc.assert(fc.property(ordinary, (address) => email(address) === null));
});

test.each([
  ['Astrid@Hemvist.SE', 'astrid@hemvist.se'],
  ['astrid@ｈemvist.se', 'astrid@hemvist.se'],
  ['astrid@hemvi\u00adst.se', 'astrid@hemvist.se'],
  ['astrid@hemvist.se\u200b', 'astrid@hemvist.se'],
  ['\u202aastrid@hemvist.se\u202c', 'astrid@hemvist.se'],
  ['astrid＠hemvist。se', 'astrid@hemvist.se'],
  ['a@a\u030angstro\u0308m.se', 'a@xn--ngstrm-hua5l.se'],
  ['a@Ångström.se', 'a@xn--ngstrm-hua5l.se'],
  ['a@xn--ngstrm-hua5l.se', 'a@xn--ngstrm-hua5l.se'],
])('the canonical address of "%s" is %s', (text, canonical) => {
  expect(emailFrom(text)).toBe(canonical);
});
