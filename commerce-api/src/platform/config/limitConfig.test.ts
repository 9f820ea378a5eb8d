import { configFrom } from './config.ts';

test('a limit is a count per window, for one or more windows', () => {
  const { limits } = configFrom({
    LIMIT_ORDERS_PER_NETWORK: '60/hour, 300/2day',
    LIMIT_NEWSLETTER_PER_EMAIL: '1/15min',
  });

  expect(limits.orders.perNetwork).toEqual([
    { limit: 60, seconds: 3_600 },
    { limit: 300, seconds: 172_800 },
  ]);
  expect(limits.newsletter.perEmail).toEqual([{ limit: 1, seconds: 900 }]);
});

test.each([
  ['LIMIT_ORDERS_PER_NETWORK', '60'],
  ['LIMIT_ORDERS_PER_EMAIL', '10/week'],
  ['LIMIT_CARTS_PER_NETWORK', '10/hour,'],
  ['LIMIT_NEWSLETTER_PER_EMAIL', '10/0day'],
  ['LIMIT_CART_LINES', '0'],
])('%s=%s is rejected with the name of the variable', (name, value) => {
  expect(() => configFrom({ [name]: value })).toThrow(name);
});
