import { provenIn } from './proven.ts';

const spec = (title: string, status: string, attempts = 1) => ({
  title,
  file: 'shell/tabs.spec.ts',
  tests: [{ status, results: Array.from({ length: attempts }) }],
});

test('only tests that passed at the first attempt are proven, with the titles of their blocks', () => {
  const suite = {
    title: 'shell/tabs.spec.ts',
    specs: [spec('follows a change', 'expected'), spec('fails', 'unexpected'), spec('is skipped', 'skipped')],
    suites: [{ title: 'offline', specs: [spec('keeps the cart', 'expected'), spec('is retried', 'flaky', 2)] }],
  };

  expect(provenIn(suite, [])).toEqual([
    { file: 'e2e/tests/shell/tabs.spec.ts', line: 'tests/shell/tabs.spec.ts › follows a change' },
    { file: 'e2e/tests/shell/tabs.spec.ts', line: 'tests/shell/tabs.spec.ts › offline › keeps the cart' },
  ]);
});
