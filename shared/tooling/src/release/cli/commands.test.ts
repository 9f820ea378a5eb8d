import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKey } from '@hemvaror/platform/contract/releaseKeys';
import { signRelease } from '@hemvaror/platform/contract/signedRelease';
import { DecisionRegistry } from '@hemvaror/platform/registry/decisionRegistry';
import { folderStore } from '@hemvaror/platform/registry/folderStore';
import { runRelease } from './commands.ts';
import { releaseOptions } from './options.ts';
import type { Verdict } from './shellVerdict.ts';

let work: string;
let registry: DecisionRegistry;

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'release-'));
  registry = await DecisionRegistry.open(folderStore(work));
});
afterEach(async () => rm(work, { recursive: true, force: true }));

const LIVE: Verdict = { isLive: true, isFinal: true, lines: ['shell-1 has it in 3 of 3 processes.'] };
const REFUSED: Verdict = {
  isLive: false,
  isFinal: true,
  lines: ['shell-1 has it in 0 of 3 processes. Refused: It lacks SearchBox.'],
};

const STATEMENT = { contract: 3, by: 'anna', at: '2026-11-30T12:00:00Z' };
const keys = new Map<string, string>();

function keyOf(name: string): string {
  const key = keys.get(name) ?? createKey().privateKey;
  keys.set(name, key);
  return key;
}

/** @param built id of the release of the current sources */
async function release(
  args: string[],
  { built = 'a', integrity = 'sha384-x', verdict = LIVE, isRunning = true, hasCommit = true, key = 'first' } = {},
) {
  const lines: string[] = [];
  const asked: string[] = [];
  const isDone = await runRelease(releaseOptions(args), {
    registry: { entries: async () => registry.entries, decide: async (decision) => registry.decide(decision) },
    build: async () =>
      signRelease('mf-search', { release: built, url: `http://localhost/${built}/`, integrity }, STATEMENT, keyOf(key)),
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

/** Publishes releases for all visitors, one after the other. */
async function publishAll(...ids: string[]) {
  for (const built of ids) await release(['publish', 'mf-search', '--now'], { built });
}

const live = async () => registry.document().remotes['mf-search']?.release;
const candidate = () => {
  const { release: entry, share } = registry.document().candidates?.['mf-search'] ?? {};
  return entry && `${entry.release} ${share} %`;
};

test('the first release of a remote is live at once, with the reason of its commit', async () => {
  expect(await release(['publish', 'mf-search'])).toEqual({
    isDone: true,
    lines: [
      '#1  TIME  anna  mf-search  released a  search: find more',
      '#2  TIME  anna  mf-search  live a  search: find more',
      ...LIVE.lines,
    ],
    asked: ['mf-search a'],
  });
  expect(await live()).toBe('a');
});

test('a further release begins with one percent of the visitors', async () => {
  await publishAll('a');

  expect((await release(['publish', 'mf-search'], { built: 'b' })).lines).toEqual([
    '#3  TIME  anna  mf-search  released b  search: find more',
    '#4  TIME  anna  mf-search  candidate b for 1 %  search: find more',
    ...LIVE.lines,
  ]);
  expect([await live(), candidate()]).toEqual(['a', 'b 1 %']);
});

test('a candidate gets another share, and is promoted, and the history says that stages were skipped', async () => {
  await publishAll('a');
  await release(['publish', 'mf-search'], { built: 'b' });

  expect((await release(['canary', 'mf-search', '25', '--why', 'it is fine'])).lines).toEqual([
    '#5  TIME  anna  mf-search  candidate b for 25 %  it is fine',
  ]);
  expect(candidate()).toBe('b 25 %');
  expect((await release(['promote', 'mf-search', '--why', 'sale'])).lines).toEqual([
    '#6  TIME  anna  mf-search  live b  at once from 25 %: sale',
    ...LIVE.lines,
  ]);
  expect([await live(), candidate()]).toEqual(['b', undefined]);
});

test('a release for all visitors at once says so in the history', async () => {
  await publishAll('a');

  expect((await release(['publish', 'mf-search', '--now'], { built: 'b' })).lines[1]).toBe(
    '#4  TIME  anna  mf-search  live b  at once: search: find more',
  );
});

test.each(['canary', 'promote'])('%s needs a candidate', async (command) => {
  await publishAll('a');

  await expect(release([command, 'mf-search', ...(command === 'canary' ? ['5'] : []), '--why', 'x'])).rejects.toThrow(
    'mf-search has no candidate. Publish one first.',
  );
});

test.each([[[]], [['--now']]])('a release that a shell refuses is taken back: publish %j', async (flags) => {
  await publishAll('a');
  const { isDone, lines } = await release(['publish', 'mf-search', ...flags], { built: 'b', verdict: REFUSED });

  expect(isDone).toBe(false);
  expect(lines).toContain(REFUSED.lines[0]);
  expect(lines.at(-1)).toBe('mf-search stays at a.');
  expect([await live(), candidate()]).toEqual(['a', undefined]);
  expect((await release(['history', 'mf-search'])).lines[0]).toBe(
    '#5  TIME  anna  mf-search  refused b  A shell has not taken it.',
  );
});

test('a candidate of a command that was ended before the verdict is taken back by the next one', async () => {
  await publishAll('a');
  await release(['publish', 'mf-search'], { built: 'b' });

  const { isDone, lines } = await release(['publish', 'mf-search'], { built: 'b', verdict: REFUSED });

  expect([isDone, lines[0], lines.at(-1)]).toEqual([
    false,
    'mf-search b is what the registry names already.',
    'mf-search stays at a.',
  ]);
  expect([await live(), candidate()]).toEqual(['a', undefined]);
});

test('without a running shell the registry alone changes', async () => {
  const { isDone, lines } = await release(['publish', 'mf-search'], { isRunning: false });

  expect(isDone).toBe(true);
  expect(lines.at(-1)).toBe('No shell reports to the registry. A shell reads it when it starts.');
  expect(await live()).toBe('a');
});

test('without a commit, a release needs a reason', async () => {
  await expect(release(['publish', 'mf-search'], { hasCommit: false })).rejects.toThrow('publish needs --why <text>');

  await release(['publish', 'mf-search', '--why', 'find more'], { hasCommit: false });
  expect(await live()).toBe('a');
});

test('a release that was built on another machine has its own commit, and not that of this checkout', async () => {
  const where = ['--address', 'http://mf-search:8080', '--why', 'find more'];
  await release(['publish', 'mf-search', 'a', ...where, '--commit', '4567cdef'], { built: 'a' });
  await release(['publish', 'mf-search', 'b', ...where], { built: 'b' });

  const commits = registry.entries.map(({ change }) => (change.kind === 'released' ? change.commit : 'no release'));
  expect(commits).toEqual(['4567cdef', 'no release', undefined, 'no release']);
});

test('the status of a registry without decisions says so', async () => {
  expect((await release(['status'])).lines).toEqual([
    'The registry has no decisions yet. `npm start` makes the first ones.',
  ]);
});

test('a dry run finds that a release was withdrawn', async () => {
  await publishAll('a', 'b');
  await release(['withdraw', 'mf-search', '--why', 'broken']);

  await expect(release(['publish', 'mf-search', '--dry-run'], { built: 'b' })).rejects.toThrow(
    'b was withdrawn by anna',
  );
  expect((await release(['publish', 'mf-search', '--dry-run'])).lines).toEqual([
    'mf-search a is what the registry names already.',
  ]);
});

test('a dry run changes nothing and says what would happen', async () => {
  await publishAll('a');

  expect((await release(['publish', 'mf-search', '--dry-run'], { built: 'b' })).lines).toEqual([
    'Would show 1 % of the visitors mf-search b in place of a.',
  ]);
  expect((await release(['publish', 'mf-search', '--dry-run', '--now'], { built: 'b' })).lines).toEqual([
    'Would make mf-search b live in place of a.',
  ]);
  expect([await live(), candidate()]).toEqual(['a', undefined]);
});

test('a dry run finds that another release is the candidate', async () => {
  await publishAll('a');
  await release(['publish', 'mf-search'], { built: 'b' });

  await expect(release(['publish', 'mf-search', '--dry-run'], { built: 'c' })).rejects.toThrow(
    'mf-search has the candidate b at 1 %. Roll it back or promote it first.',
  );
});

test('a release that is live is signed again with a new key', async () => {
  await publishAll('a');

  expect((await release(['publish', 'mf-search'], { key: 'next' })).lines).toEqual([
    'mf-search a is what the registry names already.',
    '#3  TIME  anna  mf-search  released a  search: find more',
    ...LIVE.lines,
  ]);
  expect((await release(['publish', 'mf-search'], { key: 'next' })).lines).toHaveLength(2);
});

test('an id is never used for other files', async () => {
  await publishAll('a', 'b');

  await expect(release(['publish', 'mf-search'], { integrity: 'sha384-y' })).rejects.toThrow(
    'a exists with other files. An id is never used twice: change the sources.',
  );
});

test('a rollback goes to the release before, and again to the one before that', async () => {
  await publishAll('a', 'b', 'c');

  expect((await release(['rollback', 'mf-search', '--why', 'slow'])).lines).toEqual([
    '#7  TIME  anna  mf-search  live b  slow',
    ...LIVE.lines,
  ]);
  await release(['rollback', 'mf-search', '--why', 'slow']);
  expect(await live()).toBe('a');
  await release(['rollback', 'mf-search', '--to', 'c', '--why', 'it was the API']);
  expect(await live()).toBe('c');
});

test('a rollback gives a candidate up first, which can be published again', async () => {
  await publishAll('a', 'b');
  await release(['publish', 'mf-search'], { built: 'c' });

  expect(await release(['rollback', 'mf-search', '--why', 'slow'])).toMatchObject({
    lines: ['#7  TIME  anna  mf-search  refused c  slow', ...LIVE.lines],
    asked: ['mf-search b'],
  });
  expect([await live(), candidate()]).toEqual(['b', undefined]);
  await release(['publish', 'mf-search'], { built: 'c' });
  expect(candidate()).toBe('c 1 %');
});

test('a release that was rolled back to is published again: a start of the site may replace it', async () => {
  await publishAll('a', 'b');
  await release(['rollback', 'mf-search', '--why', 'slow']);

  expect((await release(['publish', 'mf-search'])).lines).toEqual([
    '#6  TIME  anna  mf-search  live a  search: find more',
  ]);
  expect((await release(['publish', 'mf-search'])).lines).toEqual([
    'mf-search a is what the registry names already.',
    ...LIVE.lines,
  ]);
});

test('a withdrawn release is replaced, and never live again', async () => {
  await publishAll('a', 'b');

  expect((await release(['withdraw', 'mf-search', '--why', 'broken'])).asked).toEqual(['mf-search a']);
  expect(await live()).toBe('a');
  await expect(release(['publish', 'mf-search'], { built: 'b' })).rejects.toThrow('b was withdrawn by anna: broken');
});

test('a withdrawal without an id is that of the candidate, if there is one', async () => {
  await publishAll('a');
  await release(['publish', 'mf-search'], { built: 'b' });

  await release(['withdraw', 'mf-search', '--why', 'broken']);

  expect([await live(), candidate()]).toEqual(['a', undefined]);
  await expect(release(['publish', 'mf-search'], { built: 'b' })).rejects.toThrow('b was withdrawn by anna: broken');
});

test('the last release of a remote is withdrawn on request only', async () => {
  await publishAll('a');

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
  await publishAll('a');

  await expect(release(['rollback', 'mf-search', '--why', 'slow'])).rejects.toThrow(
    'mf-search has no earlier release.',
  );
});

test('no release of a frozen remote goes live until it is thawed', async () => {
  await publishAll('a');
  expect(await release(['freeze', 'mf-search', '--why', 'sale'])).toMatchObject({ isDone: true, asked: [] });

  await expect(release(['publish', 'mf-search'], { built: 'b' })).rejects.toThrow(/mf-search is frozen since .+: sale/);
  await release(['thaw', 'mf-search', '--why', 'sale is over']);
  expect((await release(['publish', 'mf-search'], { built: 'b' })).isDone).toBe(true);
});

test('the status has each remote with its candidate, who decided and why, and what the shells say', async () => {
  await publishAll('a');
  await release(['publish', 'mf-search'], { built: 'b' });
  await release(['freeze', 'mf-search', '--why', 'sale']);

  expect(await release(['status'])).toMatchObject({
    isDone: true,
    lines: [
      'mf-search  a  since TIME, anna: search: find more',
      '  b for 1 % since TIME',
      '  frozen since TIME, anna: sale',
      `  ${LIVE.lines[0]}`,
      `  ${LIVE.lines[0]}`,
    ],
    asked: ['mf-search a', 'mf-search b'],
  });
  expect((await release(['status'], { verdict: REFUSED })).isDone).toBe(false);
});
