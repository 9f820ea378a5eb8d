import { createMemoryRouter } from 'react-router-dom';
import { Visit } from './visit.ts';

/** @returns for each run of the loader whether the shared data were fetched too */
function aVisit({ fails = false } = {}) {
  const visit = new Visit();
  const runs: boolean[] = [];
  const loader = () => {
    runs.push(visit.isRootStale);
    if (fails) throw new Error('unavailable');
    return null;
  };
  visit.router = createMemoryRouter([{ id: 'page', path: '/', loader }], {
    hydrationData: { loaderData: { page: null } },
  });
  return { visit, runs };
}

test.each([{ fails: false }, { fails: true }])(
  'a change of the market fetches the shared data once (loaders fail: $fails)',
  async ({ fails }) => {
    const { visit, runs } = aVisit({ fails });

    const isLoaded = await visit.refetchPages();
    await visit.revalidate();

    expect(isLoaded).toBe(!fails);
    expect(runs).toEqual([true, false]);
  },
);

test('refetching before the router exists does nothing', async () => {
  await expect(new Visit().refetchPages()).resolves.toBe(true);
});
