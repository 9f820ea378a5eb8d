import { createTestCounts } from './testCounts.ts';

function stage(lines: string[]) {
  let nowMs = 0;
  const counts = createTestCounts(
    'browser tests',
    (line) => lines.push(line),
    () => nowMs,
  );
  counts.expect(3, 'tests');
  return { counts, pass: (ms: number) => (nowMs += ms) };
}

test('a running stage prints its counts and seconds, at most every ten seconds', () => {
  const lines: string[] = [];
  const { counts, pass } = stage(lines);

  pass(9_000);
  counts.add({ passed: 1 });
  pass(2_000);
  counts.add({ failed: 1 });
  pass(1_000);
  counts.add({ passed: 1, retried: 1 });

  expect(lines).toEqual(['browser tests: 2 of 3 tests, 1 passed, 1 failed (11 s)']);
});

test('the last line of a stage has all its counts', () => {
  const lines: string[] = [];
  const { counts } = stage(lines);

  counts.add({ skipped: 1 });
  counts.end();

  expect(lines).toEqual(['browser tests: 1 of 3 tests, 0 passed, 1 skipped (0 s)']);
});
