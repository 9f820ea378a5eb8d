import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from './declarations.ts';
import { envExample } from './envExample.ts';
import { settingsPage } from './settingsPage.ts';

const ROOT = path.resolve(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const compose = read('docker-compose.yml');
/** `${NAME}`, `${NAME:-value}` or `${NAME:?message}` in docker-compose.yml. */
const VARIABLES = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

test('docker-compose.yml contains only declared variables', () => {
  const declared = new Set(settings.map(({ name }) => name));
  const named = [...compose.matchAll(VARIABLES)].map(([, name = '']) => name);

  expect(named.filter((name) => !declared.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});

test('the variables of the stack are in docker-compose.yml with their declared default', () => {
  const inCompose = new Map(
    [...compose.matchAll(VARIABLES)].map(([, name = '', sign, value]) => [name, sign === '?' ? undefined : value]),
  );
  const stack = settings.filter(({ reader }) => reader === 'docker compose');

  for (const { name, defaultText } of stack) {
    expect(inCompose.has(name) ? `${name}=${inCompose.get(name) ?? ''}` : 'missing').toBe(
      `${name}=${defaultText ?? ''}`,
    );
  }
});

test.each([
  ['shell', 35],
  ['commerce-api', 35],
  ['registry', 3],
] as const)('every setting of %s is passed to its container, unless the image sets it', (reader, atLeast) => {
  const [, block = ''] = compose.split(`# generated: ${reader} environment`);
  const [environment = ''] = block.split('# end generated');
  const names = settings.filter((setting) => setting.reader === reader && setting.compose !== false);

  expect(names.length).toBeGreaterThan(atLeast);
  for (const { name } of names) expect(environment).toMatch(new RegExp(`^ +${name}: '`, 'm'));
});

test('settings that the image sets are in deploy/Dockerfile or in the start script', () => {
  const image = read('deploy/Dockerfile') + read('deploy/shell/start.sh');
  const fixed = settings.filter(({ compose: value, reader }) => value === false && reader !== 'npm start');

  for (const { name } of fixed) expect(image).toContain(`${name}=`);
});

test.each(settings.filter(({ defaultText }) => defaultText !== undefined))(
  'the documented default of $name ($reader) is the value of an absent variable',
  ({ schema, defaultText }) => {
    expect(schema.parse(defaultText)).toEqual(schema.parse(undefined));
  },
);

test.each(settings.filter(({ example }) => example !== undefined))(
  'the example of $name ($reader) is valid',
  ({ schema, example }) => {
    expect(schema.safeParse(example).success).toBe(true);
  },
);

test('a variable has the same group and secrecy for every reader', () => {
  for (const { name, group, secret } of settings) {
    const others = settings.filter((other) => other.name === name);
    expect(new Set(others.map((other) => `${name}: ${other.group}, ${other.secret}`))).toEqual(
      new Set([`${name}: ${group}, ${secret}`]),
    );
  }
});

test('no secret has a default or is public', () => {
  const secrets = settings.filter(({ secret }) => secret);

  expect(secrets.length).toBeGreaterThan(5);
  expect(secrets.filter((setting) => setting.public !== undefined || setting.defaultText !== undefined)).toEqual([]);
});

test('.env.example and docs/settings.md contain every setting', () => {
  const example = envExample();
  expect(read('.env.example')).toBe(example);

  const page = settingsPage();

  for (const { name } of settings) {
    expect(example.match(new RegExp(`^# ${name}=`, 'gm'))).toHaveLength(1);
    expect(page).toContain(`| \`${name}\` |`);
  }
  expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});
