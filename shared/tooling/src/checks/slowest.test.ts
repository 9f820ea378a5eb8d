import { slowestTests } from './slowest.ts';
import type { TestResult } from './testResults.ts';

const passed = (name: string, seconds: number): TestResult => ({
  kind: 'api',
  name,
  seconds,
  outcome: 'passed',
  firstTry: true,
});

test('the slowest tests are listed first, with their seconds and kind', () => {
  const results = [passed('reads the cart', 0.04), passed('sends a mail', 12.31), passed('starts again', 3)];

  expect(slowestTests(results, 2)).toEqual(['  12.3 s  api        sends a mail', '   3.0 s  api        starts again']);
});
