import { addVisit, type Visit } from './observation.ts';

const aVisit = (network: string, release = 'a'): Visit => ({ remote: 'mf-search', release, network, lcp: 900 });

test('one network adds five visits of a release in a second, all networks 200', () => {
  const visits: Visit[] = [];
  for (let at = 0; at < 500; at += 1) addVisit(visits, aVisit('192.0.2'));
  expect(visits).toHaveLength(5);

  addVisit(visits, aVisit('192.0.2', 'b'));
  for (let at = 0; at < 500; at += 1) addVisit(visits, aVisit(`10.0.${at}`));

  expect(visits).toHaveLength(200);
  expect(visits[5]).toEqual(aVisit('192.0.2', 'b'));
});
