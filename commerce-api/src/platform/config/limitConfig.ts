import * as z from 'zod';
import type { Limit } from '../../model/limit.ts';

export interface LimitConfig {
  /** Orders placed. */
  orders: { perNetwork: Limit[]; perEmail: Limit[] };
  /** Items of one order, and of one of its SKUs. */
  orderUnits: number;
  skuUnits: number;
  /** Items that the orders of a network take from the stock. */
  units: { perNetwork: Limit[] };
  /** Carts stored: a cart counts from its first change, not from its id. */
  carts: { perNetwork: Limit[] };
  /** Mutations with an idempotency key. */
  idempotency: { perNetwork: Limit[] };
  /** Lines of one cart. */
  cartLines: number;
  /** Updates of a provider's form in the checkout: each is a request to the provider. */
  paymentForms: { perCart: Limit[] };
  newsletter: { perNetwork: Limit[]; perEmail: Limit[] };
  passwordReset: { perNetwork: Limit[]; perEmail: Limit[] };
  /** `perNetwork` counts requests, `perEmail` the mails. */
  orderLinks: { perNetwork: Limit[]; perEmail: Limit[] };
  /** Maximum cost of one GraphQL operation: its fields, multiplied by the `take` of the lists around them. */
  graphqlCost: number;
}

const SECONDS = { min: 60, hour: 3_600, day: 86_400 };
const WINDOW = /^(\d{1,7})\/(\d{0,3})(min|hour|day)$/;

/** `60/hour, 300/day` or `5/15min`: a count per window; all of them apply. */
const windows = z.string().transform((text, context): Limit[] =>
  text.split(',').map((part) => {
    const [, limit, count, unit] = WINDOW.exec(part.trim()) ?? [];
    const found = unit === 'min' || unit === 'hour' || unit === 'day' ? SECONDS[unit] : 0;
    const seconds = found * (count ? Number(count) : 1);
    if (seconds > 0) return { limit: Number(limit), seconds };
    context.addIssue({
      code: 'custom',
      message: `"${part.trim()}" is not a limit. Expected a value such as 60/hour or 5/15min.`,
    });
    return z.NEVER;
  }),
);

const GROUP = 'Limits';

/** Environment variables that limit the resources of one client. */
export const limitVariables = {
  LIMIT_ORDERS_PER_NETWORK: windows
    .prefault('60/hour, 300/day')
    .meta({ group: GROUP, help: 'orders placed from one network' }),
  LIMIT_ORDERS_PER_EMAIL: windows
    .prefault('10/hour, 20/day')
    .meta({ group: GROUP, help: 'orders placed with one email address' }),
  LIMIT_ORDER_UNITS: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(500)
    .meta({ group: GROUP, help: 'items of one order (`TOO_MANY_ITEMS`)' }),
  LIMIT_SKU_UNITS: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(200)
    .meta({ group: GROUP, help: 'items of one SKU in an order (`TOO_MANY_ITEMS`)' }),
  LIMIT_UNITS_PER_NETWORK: windows.prefault('600/15min, 2000/hour').meta({
    group: GROUP,
    help: 'items that orders of one network take from the stock, paid or not, so that nobody puts the shop off sale',
  }),
  LIMIT_CARTS_PER_NETWORK: windows
    .prefault('1000/hour, 5000/day')
    .meta({ group: GROUP, help: 'carts stored from one network; a cart is stored with its first change' }),
  LIMIT_IDEMPOTENCY_KEYS_PER_NETWORK: windows.prefault('6000/hour').meta({
    group: GROUP,
    help: 'mutations with an `x-idempotency-key` from one network; their responses are stored for 24 hours',
  }),
  LIMIT_CART_LINES: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(100)
    .meta({ group: GROUP, help: 'lines of one cart (`CART_FULL`)' }),
  LIMIT_PAYMENT_FORMS_PER_CART: windows.prefault('120/10min, 600/day').meta({
    group: GROUP,
    help: "updates of a checkout with a provider's form, each of which is a request to the provider",
  }),
  LIMIT_NEWSLETTER_PER_NETWORK: windows
    .prefault('30/hour, 100/day')
    .meta({ group: GROUP, help: 'newsletter sign-ups from one network' }),
  LIMIT_NEWSLETTER_PER_EMAIL: windows
    .prefault('3/day')
    .meta({ group: GROUP, help: 'confirmation mails to one address' }),
  LIMIT_PASSWORD_RESETS_PER_NETWORK: windows
    .prefault('100/15min')
    .meta({ group: GROUP, help: 'reset links requested, and keys tried, from one network' }),
  LIMIT_PASSWORD_RESETS_PER_EMAIL: windows
    .prefault('5/15min, 10/day')
    .meta({ group: GROUP, help: 'reset links mailed to one address' }),
  LIMIT_ORDER_LINKS_PER_NETWORK: windows
    .prefault('30/15min, 200/day')
    .meta({ group: GROUP, help: 'links to orders requested from one network' }),
  LIMIT_ORDER_LINKS_PER_EMAIL: windows.prefault('5/15min, 20/day').meta({
    group: GROUP,
    help: 'links to orders mailed to one address; requests with a wrong order number do not count',
  }),
  LIMIT_GRAPHQL_COST: z.coerce.number().int().min(1_000).default(30_000).meta({
    group: GROUP,
    help: "fields of one GraphQL operation, times the `take` of the lists around them (`TOO_COSTLY`); the storefront's most costly one needs 10,802",
  }),
};

const schema = z.object(limitVariables);

export function limitConfigFrom(variables: z.output<typeof schema>): LimitConfig {
  return {
    orders: { perNetwork: variables.LIMIT_ORDERS_PER_NETWORK, perEmail: variables.LIMIT_ORDERS_PER_EMAIL },
    orderUnits: variables.LIMIT_ORDER_UNITS,
    skuUnits: variables.LIMIT_SKU_UNITS,
    units: { perNetwork: variables.LIMIT_UNITS_PER_NETWORK },
    carts: { perNetwork: variables.LIMIT_CARTS_PER_NETWORK },
    idempotency: { perNetwork: variables.LIMIT_IDEMPOTENCY_KEYS_PER_NETWORK },
    cartLines: variables.LIMIT_CART_LINES,
    paymentForms: { perCart: variables.LIMIT_PAYMENT_FORMS_PER_CART },
    newsletter: { perNetwork: variables.LIMIT_NEWSLETTER_PER_NETWORK, perEmail: variables.LIMIT_NEWSLETTER_PER_EMAIL },
    passwordReset: {
      perNetwork: variables.LIMIT_PASSWORD_RESETS_PER_NETWORK,
      perEmail: variables.LIMIT_PASSWORD_RESETS_PER_EMAIL,
    },
    orderLinks: {
      perNetwork: variables.LIMIT_ORDER_LINKS_PER_NETWORK,
      perEmail: variables.LIMIT_ORDER_LINKS_PER_EMAIL,
    },
    graphqlCost: variables.LIMIT_GRAPHQL_COST,
  };
}
