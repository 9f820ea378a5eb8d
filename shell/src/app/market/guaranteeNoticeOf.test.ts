import { guaranteeNoticeOf } from './guaranteeNoticeOf.ts';

const MARKETS = [
  { alias: 'se', guaranteeNotice: { from: '2026-09-27', image: 'notice-sv.png' } },
  { alias: 'no', guaranteeNotice: null },
];

test.each([
  ['se', '2026-09-26', null],
  ['se', '2026-09-27', { image: 'notice-sv.png' }],
  ['se', '2027-01-01', { image: 'notice-sv.png' }],
  ['no', '2027-01-01', null],
  ['xx', '2027-01-01', null],
])('the market %s on %s has the notice on the legal guarantee %j', (alias, today, expected) => {
  expect(guaranteeNoticeOf(MARKETS, alias, today)).toEqual(expected);
});
