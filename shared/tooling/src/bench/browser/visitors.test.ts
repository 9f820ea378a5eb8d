import { PAGES } from '../pages.ts';
import type { Target } from '../targets.ts';
import { SCREENS } from './screens.ts';
import { cookiesFrom } from './visit.ts';
import { isOurs, visitorOf } from './visitors.ts';

const target: Target = { name: 'a', origin: 'http://a', pids: {}, pages: PAGES, cookies: {}, taps: new Map() };
const other: Target = { ...target, pages: { front: '/', list: '/collections/all' } };

test('a shop with our list and our product is a version of ours, whose pages must hydrate', () => {
  expect([target, other].map(isOurs)).toEqual([true, false]);
  expect([target, other].map((one) => visitorOf(one, SCREENS[0], '').hydrates)).toEqual([true, false]);
});

test('a visitor has all cookies of the headers', () => {
  const { cookie = '' } = visitorOf(target, SCREENS[1], 'cart=1; consent=a=b', '', 'ralph=%7B%7D');

  expect(cookiesFrom(cookie, 'http://a')).toEqual([
    { name: 'cart', value: '1', url: 'http://a' },
    { name: 'consent', value: 'a=b', url: 'http://a' },
    { name: 'ralph', value: '%7B%7D', url: 'http://a' },
  ]);
});
