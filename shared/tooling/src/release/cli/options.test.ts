import { releaseOptions } from './options.ts';

test('a command is read with its remote, its reason and its release', () => {
  expect(releaseOptions(['rollback', 'mf-search', '--to', '1.0.0-a', '--why', 'slow', '--actor', 'anna'])).toEqual({
    command: 'rollback',
    remote: 'mf-search',
    release: '1.0.0-a',
    actor: 'anna',
    why: 'slow',
    seconds: 120,
    isDryRun: false,
    isLast: false,
  });
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
  [['publish', 'mf-search', '--seconds', 'soon'], '--seconds must be a number from 1 to 3600.'],
  [['rollback', 'mf-search', '--dry-run', '--why', 'slow'], 'Only publish has --dry-run.'],
  [['publish', 'mf-search', '--last'], 'Only withdraw has --last.'],
  [['publish', 'mf-search', '--to', '1.0.0-a'], 'Only rollback has --to.'],
  [['freeze', 'mf-search', '--why', ' '], '--why must be one line of 1 to 500 characters.'],
  [['freeze', 'mf-search', '--why', 'sale\nsale'], '--why must be one line'],
  [['freeze', 'mf-search', '--why', 'sale', '--actor', 'a'.repeat(501)], '--actor must be one line'],
  [['publish', 'mf-search', '--now'], "Unknown option '--now'"],
])('%j is refused', (args, problem) => {
  expect(() => releaseOptions(args)).toThrow(problem);
});
