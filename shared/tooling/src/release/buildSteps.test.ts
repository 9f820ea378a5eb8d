import { silentProgress } from '../project/progress/progress.ts';
import { BuildSteps } from './buildSteps.ts';

test('the step is the build that started last of those that run', () => {
  const steps: string[] = [];
  const builds = new BuildSteps(['shell', 'mf-search', 'mf-content'], {
    ...silentProgress,
    show: (step) => steps.push(step),
  });

  builds.start('shell');
  builds.start('mf-search');
  builds.end('mf-search');
  builds.start('mf-content');
  builds.end('mf-content');
  builds.end('shell');

  expect(steps).toEqual([
    'building shell (1 of 3)',
    'building mf-search (2 of 3)',
    'building shell (1 of 3)',
    'building mf-content (3 of 3)',
    'building shell (1 of 3)',
  ]);
});
