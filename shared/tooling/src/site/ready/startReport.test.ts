import { silentProgress } from '../../project/progress/progress.ts';
import { StartReport } from './startReport.ts';

function aReport(signal?: AbortSignal) {
  const shown: string[] = [];
  const progress = {
    ...silentProgress,
    show: (step: string, awaited: readonly { name: string }[] = []) =>
      shown.push([step, ...awaited.map(({ name }) => name)].join(', ')),
  };
  return { report: new StartReport(progress, 'starting the shell', signal), shown };
}

test('a step is shown together with the remotes that are awaited', () => {
  const { report, shown } = aReport();

  report.showAwaited([{ name: 'mf-search' }]);
  report.showStep('rehearsing releases 2 of 5');

  expect(shown).toEqual([
    'starting the shell',
    'starting the shell, mf-search',
    'rehearsing releases 2 of 5, mf-search',
  ]);
});

test('messages after the start are not shown', () => {
  const { report, shown } = aReport();

  report.end();
  report.showStep('rehearsing releases 1 of 1');

  expect(shown).toEqual(['starting the shell']);
});

test('messages after a stop are not shown', () => {
  const stop = new AbortController();
  const { report, shown } = aReport(stop.signal);

  stop.abort();
  report.showStep('rehearsing releases 1 of 5');

  expect(shown).toEqual(['starting the shell']);
});
