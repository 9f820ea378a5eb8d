import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRegistry } from '@hemvaror/platform/build/registryFile';
import { siteRegistry, type SiteRegistry } from '../siteRegistry.ts';
import { runRelease } from './commands.ts';
import { releaseOptions } from './options.ts';
import type { Verdict } from './shellVerdict.ts';

let work: string;
let registry: SiteRegistry;

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'release-'));
  registry = siteRegistry(work);
});
afterEach(async () => rm(work, { recursive: true, force: true }));

const LIVE: Verdict = { isLive: true, text: 'It is live in 3 of 3 processes.' };
const REFUSED: Verdict = { isLive: false, text: 'It is live in 0 of 3 processes. Refused: It lacks SearchBox.' };

/** @param built id of the release of the current sources */
async function release(
  args: string[],
  { built = 'a', integrity = 'sha384-x', verdict = LIVE, isRunning = true, hasCommit = true } = {},
) {
  const lines: string[] = [];
  const asked: string[] = [];
  const isDone = await runRelease(releaseOptions(args), {
    registry,
    build: async () => ({ release: built, url: `http://localhost/${built}/`, integrity }),
    verdict: async (remote, id) => {
      asked.push(`${remote} ${id}`);
      return isRunning ? verdict : undefined;
    },
    commit: () => (hasCommit ? { hash: '0123abcd', subject: 'search: find more' } : undefined),
    user: () => 'anna',
    print: (line) => lines.push(line.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'TIME')),
  });
  return { isDone, lines, asked };
}

const live = async () => (await readRegistry(registry.document)).remotes['mf-search']?.release;

test('a release is published with the reason of its commit, and the verdict of the shell is printed', async () => {
  expect(await release(['publish', 'mf-search'])).toEqual({
    isDone: true,
    lines: [
      '#1  TIME  anna  mf-search  released a  search: find more',
      '#2  TIME  anna  mf-search  live a  search: find more',
      LIVE.text,
    ],
    asked: ['mf-search a'],
  });
  expect(await live()).toBe('a');
});

test('a release that the shell refuses is taken back', async () => {
  await release(['publish', 'mf-search']);
  const { isDone, lines } = await release(['publish', 'mf-search'], { built: 'b', verdict: REFUSED });

  expect(isDone).toBe(false);
  expect(lines.slice(-2)).toEqual([REFUSED.text, 'mf-search stays at a.']);
  expect(await live()).toBe('a');
  expect((await release(['history', 'mf-search'])).lines[0]).toBe(
    '#5  TIME  anna  mf-search  refused b  The shell has not taken it.',
  );
});

test('without a running shell the registry alone changes', async () => {
  const { isDone, lines } = await release(['publish', 'mf-search'], { isRunning: false });

  expect(isDone).toBe(true);
  expect(lines.at(-1)).toBe('No shell is running on this machine. It will read the registry when it starts.');
  expect(await live()).toBe('a');
});

test('without a commit, a release needs a reason', async () => {
  await expect(release(['publish', 'mf-search'], { hasCommit: false })).rejects.toThrow('publish needs --why <text>');

  await release(['publish', 'mf-search', '--why', 'find more'], { hasCommit: false });
  expect(await live()).toBe('a');
});

test('the status of a registry without decisions says so', async () => {
  expect((await release(['status'])).lines).toEqual([
    'The registry has no decisions yet. `npm start` makes the first ones.',
  ]);
});

test('a dry run finds that a release was withdrawn', async () => {
  for (const built of ['a', 'b']) await release(['publish', 'mf-search'], { built });
  await release(['withdraw', 'mf-search', '--why', 'broken']);

  await expect(release(['publish', 'mf-search', '--dry-run'], { built: 'b' })).rejects.toThrow(
    'b was withdrawn by anna',
  );
  expect((await release(['publish', 'mf-search', '--dry-run'])).lines).toEqual([
    'mf-search a is what the registry names already.',
  ]);
});

test('a dry run changes nothing and names what would be replaced', async () => {
  await release(['publish', 'mf-search']);

  expect((await release(['publish', 'mf-search', '--dry-run'], { built: 'b' })).lines).toEqual([
    'Would make mf-search b live in place of a.',
  ]);
  expect(await live()).toBe('a');
});

test('an id is never used for other files', async () => {
  await release(['publish', 'mf-search']);

  await expect(release(['publish', 'mf-search'], { integrity: 'sha384-y' })).rejects.toThrow(
    'a exists with other files. An id is never used twice: change the sources.',
  );
});

test('a rollback goes to the release before, and again to the one before that', async () => {
  for (const built of ['a', 'b', 'c']) await release(['publish', 'mf-search'], { built });

  expect((await release(['rollback', 'mf-search', '--why', 'slow'])).lines).toEqual([
    '#7  TIME  anna  mf-search  live b  slow',
    LIVE.text,
  ]);
  await release(['rollback', 'mf-search', '--why', 'slow']);
  expect(await live()).toBe('a');
  await release(['rollback', 'mf-search', '--to', 'c', '--why', 'it was the API']);
  expect(await live()).toBe('c');
});

test('a release that was rolled back to is published again: a start of the site may replace it', async () => {
  for (const built of ['a', 'b']) await release(['publish', 'mf-search'], { built });
  await release(['rollback', 'mf-search', '--why', 'slow']);

  expect((await release(['publish', 'mf-search'])).lines).toEqual([
    '#6  TIME  anna  mf-search  live a  search: find more',
  ]);
  expect((await release(['publish', 'mf-search'])).lines).toEqual([
    'mf-search a is what the registry names already.',
    LIVE.text,
  ]);
});

test('a withdrawn release is replaced, and never live again', async () => {
  for (const built of ['a', 'b']) await release(['publish', 'mf-search'], { built });

  expect((await release(['withdraw', 'mf-search', '--why', 'broken'])).asked).toEqual(['mf-search a']);
  expect(await live()).toBe('a');
  await expect(release(['publish', 'mf-search'], { built: 'b' })).rejects.toThrow('b was withdrawn by anna: broken');
});

test('the last release of a remote is withdrawn on request only', async () => {
  await release(['publish', 'mf-search']);

  await expect(release(['withdraw', 'mf-search', '--why', 'broken'])).rejects.toThrow(
    'a is the last release of mf-search: without it, its pages respond with 503.',
  );
  expect(await live()).toBe('a');
  expect(await release(['withdraw', 'mf-search', '--last', '--why', 'broken'])).toMatchObject({
    isDone: true,
    asked: [],
  });
  expect(await live()).toBeUndefined();
});

test('a remote without an earlier release is not rolled back', async () => {
  await release(['publish', 'mf-search']);

  await expect(release(['rollback', 'mf-search', '--why', 'slow'])).rejects.toThrow(
    'mf-search has no earlier release.',
  );
});

test('no release of a frozen remote goes live until it is thawed', async () => {
  await release(['publish', 'mf-search']);
  expect(await release(['freeze', 'mf-search', '--why', 'sale'])).toMatchObject({ isDone: true, asked: [] });

  await expect(release(['publish', 'mf-search'], { built: 'b' })).rejects.toThrow(/mf-search is frozen since .+: sale/);
  await release(['thaw', 'mf-search', '--why', 'sale is over']);
  expect((await release(['publish', 'mf-search'], { built: 'b' })).isDone).toBe(true);
});

test('the status has each remote with who decided and why, and what the shell says', async () => {
  await release(['publish', 'mf-search']);
  await release(['freeze', 'mf-search', '--why', 'sale']);

  expect(await release(['status'])).toMatchObject({
    isDone: true,
    lines: ['mf-search  a  since TIME, anna: search: find more', '  frozen since TIME, anna: sale', `  ${LIVE.text}`],
  });
  expect((await release(['status'], { verdict: REFUSED })).isDone).toBe(false);
});
