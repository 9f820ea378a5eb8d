import { p75Of, VitalsWindow } from './vitalsWindow.ts';

const aVisit = (network: string, lcp: number) => ({ remote: 'mf-search', release: 'a', network, lcp });

test('500 visits of one network count as five, its last ones', () => {
  const vitals = new VitalsWindow();
  for (let at = 0; at < 500; at += 1) vitals.add(aVisit('192.0.2', at), at * 1_000);

  expect(vitals.values('lcp', 0)).toEqual({ values: [495, 496, 497, 498, 499], networks: 1 });
});

test('a minute has 100 visits, and twenty minutes are stored', () => {
  const vitals = new VitalsWindow();
  for (let second = 0; second < 3_600; second += 1) {
    for (let visit = 0; visit < 10; visit += 1) vitals.add(aVisit(`${second}.${visit}`, second), second * 1_000);
  }

  expect(vitals.values('lcp', 0).values).toHaveLength(20 * 100);
  expect(Math.min(...vitals.values('lcp', 0).values)).toBeGreaterThanOrEqual(2_399);
  expect(vitals.values('lcp', 3_540_000)).toMatchObject({ networks: 100 });
});

test('a value that a browser could not measure is left out', () => {
  const vitals = new VitalsWindow();
  vitals.add(aVisit('192.0.2', 900), 0);

  expect(vitals.values('inp', 0)).toEqual({ values: [], networks: 0 });
});

test('the 75th percentile is a value that three of four do not exceed', () => {
  expect(p75Of([4, 1, 3, 2])).toBe(3);
  expect(p75Of([])).toBe(0);
});
