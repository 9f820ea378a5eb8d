import { releaseOptions } from './options.ts';

test('a command is read with its remote, its reason and its release', () => {
  expect(
    releaseOptions(['rollback', 'mf-search', '--to', '1.0.0-a', '--why', 'slow', '--actor', 'anna']),
  ).toMatchObject({
    command: 'rollback',
    remote: 'mf-search',
    release: '1.0.0-a',
    actor: 'anna',
    why: 'slow',
    seconds: 120,
    isDryRun: false,
    isLast: false,
    isNow: false,
  });
  expect(releaseOptions(['canary', 'mf-search', '5', '--why', 'fine'])).toMatchObject({ release: undefined, share: 5 });
  expect(releaseOptions(['key', 'operator', 'a.key']).newKey).toEqual({ name: 'operator', file: 'a.key' });
  expect(
    releaseOptions(['publish', 'mf-search', '--upload', '/srv/mf-search', '--address', 'https://search.example']),
  ).toMatchObject({ release: undefined, upload: '/srv/mf-search', address: 'https://search.example' });
  expect(
    releaseOptions(['publish', 'mf-search', '1.0.0-a', '--address', 'http://a', '--why', 'fine', '--commit', '0123']),
  ).toMatchObject({ release: '1.0.0-a', upload: undefined, address: 'http://a', commit: '0123' });
});

test('a release is published without a reason, and its own one is withdrawn without its id', () => {
  expect(releaseOptions(['publish', 'mf-search', '--dry-run', '--seconds', '5'])).toMatchObject({
    why: undefined,
    seconds: 5,
    isDryRun: true,
  });
  expect(releaseOptions(['withdraw', 'mf-search', '1.0.0-a', '--why', 'broken']).release).toBe('1.0.0-a');
  expect(releaseOptions(['history']).remote).toBeUndefined();
});

test.each<[args: string[], problem: string]>([
  [[], 'Unknown command . Expected one of publish,'],
  [['deploy'], 'Unknown command deploy.'],
  [['publish'], 'Unknown remote . Expected one of mf-'],
  [['history', 'shell'], 'Unknown remote shell.'],
  [['freeze', 'mf-search'], 'freeze needs --why <text>.'],
  [['rollback', 'mf-search', '1.0.0-a', '--why', 'slow'], 'Unexpected argument 1.0.0-a.'],
  [['publish', 'mf-search', '--seconds', 'soon'], 'seconds must be a number from 1 to 3600.'],
  [['canary', 'mf-search', '0', '--why', 'fine'], 'share must be a number from 1 to 100.'],
  [['canary', 'mf-search', '--why', 'fine'], 'share must be a number from 1 to 100.'],
  [['promote', 'mf-search'], 'promote needs --why <text>.'],
  [['link', 'mf-search'], 'link needs --for <person>.'],
  [['key', 'mf-sale', 'a.key'], 'Expected key <name> <file>, with one of mf-'],
  [['status', 'mf-search'], 'Unexpected argument mf-search.'],
  [['publish', 'mf-search', '--upload', '/srv'], '--upload <folder> and --address <url> belong together.'],
  [['publish', 'mf-search', '--address', 'http://a'], '--upload <folder> and --address <url> belong together.'],
  [['publish', 'mf-search', 'a', '--why', 'fine'], '--address <url> must say which origin has a.'],
  [['publish', 'mf-search', 'a', '--address', 'http://a'], 'publish a needs --why <text>.'],
  [['publish', 'mf-search', 'a', '--address', 'http://a', '--upload', '/srv'], '--upload is for the current sources'],
  [['publish', 'mf-search', '--commit', '0123'], '--commit belongs to a release that an origin has'],
  [['publish', 'mf-search', '../a', '--address', 'http://a', '--why', 'fine'], '../a is not the id of a release.'],
  [['status', '--registry', 'registry'], '--registry must be an address'],
  [['rollback', 'mf-search', '--dry-run', '--why', 'slow'], 'Only publish has --dry-run.'],
  [['publish', 'mf-search', '--last'], 'Only withdraw has --last.'],
  [['publish', 'mf-search', '--to', '1.0.0-a'], 'Only rollback has --to.'],
  [['freeze', 'mf-search', '--why', ' '], '--why must be one line of 1 to 500 characters.'],
  [['freeze', 'mf-search', '--why', 'sale\nsale'], '--why must be one line'],
  [['freeze', 'mf-search', '--why', 'sale', '--actor', 'a'.repeat(501)], '--actor must be one line'],
  [['rollback', 'mf-search', '--now', '--why', 'slow'], 'Only publish has --now.'],
  [['publish', 'mf-search', '--soon'], "Unknown option '--soon'"],
])('%j is refused', (args, problem) => {
  expect(() => releaseOptions(args)).toThrow(problem);
});
