import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const sources = globSync('{shared,shell,mf-*,commerce-api,e2e}/**/*.{ts,tsx,js,cjs,mjs}', {
  cwd: ROOT,
  exclude: (name) => /node_modules|dist|\.work|\.cache|\.data/.test(name),
}).filter((file) => file !== 'shared/tooling/src/checks/environmentReads.test.ts');

/** Variables that are not settings of a deployable and may be read in `files`. */
const EXCEPTIONS: { names: string[]; files: RegExp; reason: string }[] = [
  { names: ['RELEASE'], files: /^(shell|mf-|shared\/)/, reason: 'a constant that the build replaces' },
  {
    names: ['NODE_ENV'],
    files: /^(shell|shared\/(platform|tooling))\//,
    reason:
      'a constant of the build: no variable disables the integrity checks of a release that was built for production',
  },
  {
    names: ['TIME_FACTOR'],
    files: /^shared\/http\/src\/timeLimit\.ts$/,
    reason: 'limits are constants of modules, which are loaded before the settings are read',
  },
  { names: ['COMPOSE'], files: /^shared\/tooling\/src\/start-check\//, reason: 'the command of deploy/build.sh' },
  {
    names: ['TIME_FACTOR'],
    files: /^shared\/(tooling\/src\/(bench\/bench|soak\/soak)\.ts|testing\/jest\/timeFactor\.cjs)$/,
    reason: 'tests, bench and soak measure responses and memory, so they make the limits of time longer',
  },
  {
    names: ['TZ'],
    files: /^shared\/platform\/src\/realm\/.*\.test\.ts$/,
    reason: 'a variable that code of a release changes',
  },
  {
    names: ['STAGE'],
    files: /^shared\/tooling\/src\/checks\/reporters\//,
    reason: 'the name of a stage, set by `npm test`',
  },
  { names: ['DIST', 'HYDRATES'], files: /^shared\/tooling\//, reason: 'switches of a build, set by the tools' },
  { names: ['PATH', 'INIT_CWD'], files: /^(shared\/tooling|commerce-api|e2e)\//, reason: 'set by system and npm' },
  { names: ['TEST_TIMES'], files: /^commerce-api\/test\//, reason: 'the times of a server in a test' },
  { names: ['NODE_COMPILE_CACHE'], files: /^commerce-api\/test\//, reason: 'of Node.js, set by `npm test`' },
  {
    names: ['CHROMIUM_PATH', 'FIREFOX_PATH', 'MISSING_BROWSERS', 'PROPERTY_RUNS', 'TEST_DATABASE_URL'],
    files: /^(shared\/tooling|commerce-api|e2e)\/|^shared\/platform\/.*\.api\.test\.ts$/,
    reason: 'switches of the tests',
  },
  {
    names: [
      'BAD_REQUESTS',
      'BAD_REQUESTS_SEED',
      'KILL_POINTS',
      'PAYMENT_ORDERS',
      'BUYERS',
      'MEMORY_PAGES',
      'ROUTE_SEED',
      'ALL_VARIANTS',
      'PLAYWRIGHT_JSON_OUTPUT_NAME',
      'BROKEN',
    ],
    files: /^(commerce-api\/.*\.test\.ts$|e2e\/)/,
    reason: 'switches of the tests',
  },
  {
    names: ['SITE_SV', 'SITE_EN', 'SITE_API', 'SITE_DATA', 'SITE_MAIL'],
    files: /^e2e\//,
    reason: 'the site that the browser tests run against',
  },
  {
    names: ['SITE', 'LIST', 'PAUSE_MS', 'ROUNDS', 'WIDTH', 'SLOWDOWN', 'BENCH_SECONDS', 'DATABASE_URL'],
    files: /(^|\/)bench\//,
    reason: 'parameters of the benches',
  },
];

const reads = sources.flatMap((file) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/process\.env(?:\[['"](\w+)['"]\]|\.(\w+))/g)].map(
    ([, quoted, plain]) => ({ file, name: quoted ?? plain ?? '' }),
  ),
);
const covers = ({ names, files }: (typeof EXCEPTIONS)[number], { file, name }: (typeof reads)[number]) =>
  names.includes(name) && files.test(file);

test('settings are read from the environment in their declaration only', () => {
  expect(reads.length).toBeGreaterThan(50);
  expect(reads.filter((read) => !EXCEPTIONS.some((exception) => covers(exception, read)))).toEqual([]);
});

test('every exception is in use', () => {
  const unused = EXCEPTIONS.flatMap((exception) =>
    exception.names.filter((name) => !reads.some((read) => read.name === name && covers(exception, read))),
  );

  expect(unused).toEqual([]);
});

test('deployables read the whole environment only at startup', () => {
  // The probe starts other processes with their own variables, and is not part of the server.
  const whole = sources.filter(
    (file) =>
      !file.includes('/patch-probe/') &&
      /^(shell|mf-[\w-]+|commerce-api|shared\/(?!tooling\/)[\w-]+)\/src\//.test(file) &&
      /process\.env(?![.[\w])/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );

  expect(whole.toSorted()).toEqual([
    'commerce-api/src/admin/admin.ts',
    'commerce-api/src/server.ts',
    // Compares it with what it was at the start.
    'shared/platform/src/realm/sharedObjects.ts',
    'shared/platform/src/registry/main.ts',
    'shell/src/server/main.ts',
  ]);
});
