import { orderNumber, orderNumberFrom } from './orderNumber.ts';

test.each([
  ['100001', 100_001],
  [' 100 001 ', 100_001],
  ['#100001', 100_001],
  ['Order 100001', 100_001],
  ['Ordernummer: 100001', 100_001],
  ['order no. 100001.', 100_001],
  ['１００００１', 100_001],
  ['\u200B2147483647', 2_147_483_647],
])('"%s" is the order number %i', (text, number) => {
  expect(orderNumberFrom(text)).toBe(number);
  expect(orderNumber(text)).toBeNull();
});

test.each(['', '0', '-5', '1.5', '2147483648', 'ABC', '100001 100002', '100001x', '1e5', '9'.repeat(20)])(
  '"%s" is not an order number',
  (text) => {
    expect(orderNumberFrom(text)).toBeUndefined();
    expect(orderNumber(text)).toBe('validation.orderNumber');
  },
);
