import { StageLog } from './stageLog.ts';

test('each stage is printed with its outcome and seconds, and counts as a check', async () => {
  const lines: string[] = [];
  const log = new StageLog((line) => lines.push(line));

  await log.run('types', () => Promise.resolve(true));
  await log.run('format', () => Promise.resolve(false));

  expect(lines).toEqual([
    expect.stringMatching(/^ok {5}types \(\d+\.\d s\)$/),
    expect.stringMatching(/^FAILED format \(\d+\.\d s\)$/),
  ]);
  expect(log.results.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['types', 'passed'],
    ['format', 'failed'],
  ]);
});

test('a test runner counts only if it fails, as its tests are counted', async () => {
  const log = new StageLog(() => undefined);

  await log.run('API tests', () => Promise.resolve(true), { isRunner: true });
  await log.run('browser tests', () => Promise.resolve(false), { isRunner: true });

  expect(log.results.map(({ name }) => name)).toEqual(['browser tests']);
});
