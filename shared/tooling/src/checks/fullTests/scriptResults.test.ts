import { scriptResultsIn } from './scriptResults.ts';

test('each passed check and each failure of a command is a result', () => {
  const results = scriptResultsIn(JSON.stringify({ passed: 2, failures: ['worker 7: /c/beslag responded with 503'] }));

  expect(results.map(({ outcome, name }) => [outcome, name])).toEqual([
    ['passed', ''],
    ['passed', ''],
    ['failed', 'worker 7: /c/beslag responded with 503'],
  ]);
});
