import { recentIds, withViewed } from './recentIds.ts';

test.each<[value: string | undefined, ids: number[]]>([
  [undefined, []],
  ['', []],
  ['[7,8]', [7, 8]],
  ['[7,8,7]', [7, 8]],
  ['[]', []],
  ['7,8', []],
  ['[7,"8"]', []],
  ['[1e9]', []],
  ['[9999999999]', []],
  [`[${'1,'.repeat(300)}1]`, []],
])('the cookie %j contains the product ids %j', (value, ids) => {
  expect(recentIds(value)).toEqual(ids);
});

test('the newest id is first, ids are unique, and the maximum is 20', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => at + 1);

  expect(withViewed([7, 8], 8)).toBe('[8,7]');
  expect(recentIds(withViewed(twenty, 99))).toEqual([99, ...twenty.slice(0, 19)]);
});
