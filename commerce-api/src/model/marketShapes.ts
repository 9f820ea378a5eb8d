import * as z from 'zod';
import { CURRENCY_CODES, LANGUAGES, SITES } from '../markets/channels.ts';
import { CUSTOMER_TYPES, PAYMENT_CHECKOUTS, PAYMENT_TYPES } from '../markets/payments.ts';
import { isZipRange } from '../markets/zipRanges.ts';
import { day, localized } from './shapes.ts';

/** Schemas of carriers, payment methods, markets and contact details. All amounts are minor units including VAT. */

/** Up to 10 million in major units: a larger amount is a mistake, such as minor instead of major units. */
const minor = z.int().min(0).max(1_000_000_000);
const currency = z.enum(CURRENCY_CODES);
const amounts = z.partialRecord(currency, minor).default({});
/** Fits into a text, an attribute and JSON without escaping. */
const plainText = z.string().regex(/^[^<>&"\\\p{Cc}]{1,200}$/u, 'One line without < > & " and \\');
const plainTexts = z.object({ sv: plainText, en: plainText });
/** ISO 3166, or EU and XX as in the markets. */
const country = z.string().regex(/^[A-Z]{2}$/, 'Two capital letters');
const logo = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lower-case letters a to z, digits and single hyphens');
const zipRange = z.string().refine(isZipRange, 'A range of zips: 10000-19999, or 10100 for a single one');
const side = z.int().min(1);

const rate = z.object({
  country,
  currency,
  fee: minor,
  /** Shipping is free above this amount; null means the limit of the market. */
  freeAbove: minor.nullable().default(null),
  /** The fee does not depend on the value of the goods. */
  neverFree: z.boolean().default(false),
  /** Working days from dispatch to delivery. */
  days: z.tuple([z.int().min(0), z.int().min(0)]).refine(([from, to]) => from <= to, 'The shortest time first'),
  /** All zips of the country if it is empty. */
  serves: z.array(zipRange).default([]),
  excludes: z.array(zipRange).default([]),
});

export const carriersShape = z.array(
  z.object({
    id: z.int().min(1),
    name: plainTexts,
    company: plainText,
    logo,
    /** Largest parcel in mm, the longest side first. */
    maxSides: z
      .tuple([side, side, side])
      .refine(([longest, middle, shortest]) => longest >= middle && middle >= shortest, 'The longest side first')
      .nullable()
      .default(null),
    /** Heaviest parcel in grams. */
    maxWeight: z.int().min(1).nullable().default(null),
    order: z.int(),
    active: z.boolean().default(true),
    /** How a shopper sends a parcel back with this carrier; null without an instruction. */
    returns: plainTexts.nullable().default(null),
    rates: z
      .array(rate)
      .refine((rates) => new Set(rates.map((each) => `${each.country} ${each.currency}`)).size === rates.length, {
        error: 'A carrier has one rate for a country and a currency',
      }),
  }),
);

export const pickupPointsShape = z.array(
  z.object({
    carrierId: z.int().min(1),
    /** The carrier's own id. */
    id: plainText,
    country,
    zip: plainText,
    name: plainText,
    street: plainText,
    city: plainText,
    hours: plainTexts.nullable().default(null),
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
    active: z.boolean().default(true),
  }),
);

export const paymentMethodsShape = z.array(
  z.object({
    id: z.int().min(1),
    /** The name of the provider; `invoice` needs none. */
    provider: logo,
    name: plainTexts,
    /** The name within a sentence. */
    inText: plainTexts,
    logo,
    paymentType: z.enum(PAYMENT_TYPES),
    checkoutType: z.enum(PAYMENT_CHECKOUTS),
    fees: amounts,
    /** Limits of the total before the fee, inclusive. */
    minTotals: amounts,
    maxTotals: amounts,
    /** All countries if it is empty. */
    countries: z.array(country).default([]),
    customerTypes: z.array(z.enum(CUSTOMER_TYPES)).min(1),
    /** Whether the shopper pays later than at the order (OP-66). By default, logo and type decide. */
    isCredit: z.boolean().nullable().default(null),
    /** One line that explains the method. By default, the storefront has one for its kind. */
    description: plainTexts.nullable().default(null),
    order: z.int(),
    active: z.boolean().default(true),
  }),
);

const channelId = z.enum(SITES.map(({ id }) => id));

export const marketsShape = z.array(
  z.object({
    channelId,
    alias: z.string().regex(/^[a-z]{2,5}$/, 'Two to five lower-case letters'),
    country,
    countryName: plainText,
    /** Markets of one group are shown together. */
    groupKey: z.string().regex(/^[a-z]+$/),
    currency,
    languages: z.array(z.enum(LANGUAGES.map(({ id }) => id))).min(1),
    /** `checkoutCountry`: only the checkout offers it. A region is a market to browse in: an order goes to one of its countries. */
    kind: z.enum(['country', 'checkoutCountry', 'region', 'virtual']),
    /** Goods worth more than that after discounts ship free; null without free shipping. */
    freeAbove: minor.nullable(),
    returnFee: minor,
    /** First day of the notice on the legal guarantee (Directive 2011/83/EU article 6(1)(l)); null without one. */
    guaranteeNoticeFrom: day.nullable().default(null),
    /** The official notice in each language, as widget images; null while the shop has only its text. */
    guaranteeNoticeImages: localized.nullable().default(null),
    order: z.int(),
    active: z.boolean().default(true),
  }),
);

export const contactsShape = z.array(
  z.object({
    channelId,
    email: z.string().regex(/^[^\s@<>",;&\\]+@[^\s@<>",;&\\]+$/, 'An e-mail address'),
    phone: z.string().regex(/^[+\d() –-]+$/, 'A phone number'),
    hours: plainTexts,
    address: plainText,
    organizationNumber: plainText,
  }),
);
