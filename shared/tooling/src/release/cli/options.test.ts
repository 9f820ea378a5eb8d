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
  [['publish', 'mf-search', '--now'], "Unknown option '--now'"],
])('%j is refused', (args, problem) => {
  expect(() => releaseOptions(args)).toThrow(problem);
});
