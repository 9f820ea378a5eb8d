import { deliveryDaysIn } from './deliveryDaysIn.ts';

test.each([
  ['PostNord ombud, 1–3\u00A0vardagar', { min: 1, max: 3 }],
  ['DHL home delivery · 3-5 business days', { min: 3, max: 5 }],
  ['Budbil, 1 vardag', { min: 1, max: 1 }],
  ['Delivery in 2 – 4 working days', { min: 2, max: 4 }],
  ['PostNord ombud', null],
  ['2–3 veckor', null],
  ['5–3 vardagar', null],
])('the text "%s" names the working days %j', (text, days) => {
  expect(deliveryDaysIn(text)).toEqual(days);
});
