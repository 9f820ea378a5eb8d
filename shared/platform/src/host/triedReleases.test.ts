import { TriedReleases } from './triedReleases.ts';

const stackOf = (release: string) =>
  `Error: late\n    at Timeout.<anonymous> (http://localhost:3001/${release}/node/remoteEntry.js:1:2)`;
const aRelease = (release: string) => ({ release, url: `http://localhost:3001/${release}/` });

test('an error of a release that was replaced or refused has its release', () => {
  const tried = new TriedReleases();
  tried.add('mf-search', aRelease('1.0.0-a'));
  tried.add('mf-search', aRelease('1.0.1-b'));

  expect(tried.find(stackOf('1.0.0-a'))).toEqual({ remote: 'mf-search', entry: aRelease('1.0.0-a') });
  expect(tried.find(stackOf('1.0.1-b'))).toEqual({ remote: 'mf-search', entry: aRelease('1.0.1-b') });
});

test('an error of the shell has none', () => {
  const tried = new TriedReleases();
  tried.add('mf-search', aRelease('1.0.0-a'));

  expect(tried.find('Error\n    at serve (/app/releases/1.0.0-a/node/main.cjs:1:2)')).toBeUndefined();
});

test('the oldest of more than a thousand is forgotten', () => {
  const tried = new TriedReleases();
  for (let at = 0; at <= 1_000; at += 1) tried.add('mf-search', aRelease(`1.0.${at}-a`));

  expect(tried.find(stackOf('1.0.0-a'))).toBeUndefined();
  expect(tried.find(stackOf('1.0.1-a'))).toMatchObject({ entry: aRelease('1.0.1-a') });
});
