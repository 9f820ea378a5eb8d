import { FIELD_CASES, type CheckedField, type FieldCase } from '@hemvaror/domain/testing/fieldCases';
import { email } from '@hemvaror/domain/validation/email';
import { addressLine, city, companyName, personName } from '@hemvaror/domain/validation/names';
import { organizationId } from '@hemvaror/domain/validation/organizationId';
import { personalId } from '@hemvaror/domain/validation/personalId';
import { phone } from '@hemvaror/domain/validation/phone';
import { optional, type ValidationRule } from '@hemvaror/domain/validation/rule';
import { zip } from '@hemvaror/domain/validation/zip';
import * as fc from 'fast-check';
import * as z from 'zod';
import type { Api } from '../../test/api.ts';
import { checkoutKit, TYPED } from '../../test/checkoutKit.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';
import { shopWith } from '../../test/shopWith.ts';
import { phoneNumber } from '../model/phoneNumber.ts';

type InputField = Exclude<CheckedField, 'promoCode'>;

let api: Api;
let cartId: string;
beforeAll(async () => {
  const env = {
    LIMIT_ORDERS_PER_EMAIL: '1000/hour',
    LIMIT_ORDERS_PER_NETWORK: '1000/hour',
    LIMIT_CARTS_PER_NETWORK: '1000/hour',
  };
  const body = `
    await db.updateTable('sku').set({ in_stock: 10_000 }).where('id', '=', 101).execute();
    await db.insertInto('promotion').values({ code: 'HEMMA-10', percent: 10 }).execute();`;
  ({ api } = await shopWith({}, { body, imports: {}, env }));
  cartId = await kit.cartWithItem();
});
afterAll(() => api.stop());
const kit = checkoutKit(() => api);

/** The names of the fields in the messages of the API. */
const NAMES: Record<InputField, string> = {
  email: 'The e-mail address is',
  phone: 'The billing phone number is',
  zip: 'The billing zip is',
  personalId: 'The personal number is',
  organizationId: 'The organization number is',
  company: 'The billing company is',
  firstName: 'The billing first name is',
  lastName: 'The billing last name is',
  address: 'The billing address is',
  city: 'The billing city is',
};
const ADDRESS_FIELDS: Partial<Record<InputField, string>> = {
  phone: 'phone',
  zip: 'zip',
  company: 'company',
  firstName: 'firstName',
  lastName: 'lastName',
  address: 'addressLine1',
  city: 'city',
};
const COMPANY = { customerType: 'ORGANIZATION', identityNumber: '556036-0793' };

/** A checkout without other errors than in the given fields. The goods are delivered in Sweden, wherever the bill goes. */
function checkoutWith(inputs: Partial<Record<InputField, string>>, country = 'SE'): object {
  const isCompany = inputs.company !== undefined || inputs.organizationId !== undefined;
  const typed = Object.entries(ADDRESS_FIELDS).flatMap(([field, name]) => {
    const input = Object.entries(inputs).find(([given]) => given === field)?.[1];
    return input === undefined ? [] : [[name, input] as const];
  });
  const number = inputs.organizationId ?? inputs.personalId;
  return {
    ...TYPED,
    paymentId: 18,
    ...(isCompany && COMPANY),
    ...(inputs.email !== undefined && { email: inputs.email }),
    ...(number !== undefined && { identityNumber: number }),
    billingAddress: { ...BILLING_ADDRESS, company: 'Berg AB', country, ...Object.fromEntries(typed) },
    shippingAddress: BILLING_ADDRESS,
  };
}

/** Whether the API refuses the field. Other errors, such as a zip to which no carrier delivers, are not about the rule. */
async function isRefused(field: InputField, input: string, country: string): Promise<boolean> {
  const { data, message: failure } = await api.runOperation(
    `query ($cartId: String!, $checkout: CheckoutInputType!) {
      validateOrderCreation(cartId: $cartId, checkout: $checkout) { isValid message }
    }`,
    { cartId, checkout: checkoutWith({ [field]: input }, country) },
  );
  expect(failure).toBeUndefined();
  const shape = z.object({ isValid: z.boolean(), message: z.string().nullable() });
  const { isValid, message } = shape.parse(data['validateOrderCreation']);
  expect(isValid).toBe(message === null);
  return message?.startsWith(NAMES[field]) ?? false;
}

async function inBatches<Value, Result>(
  values: readonly Value[],
  run: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < values.length; start += 8) {
    results.push(...(await Promise.all(values.slice(start, start + 8).map(run))));
  }
  return results;
}

const isInput = (row: FieldCase): row is FieldCase & { field: InputField } => row.field !== 'promoCode';
const INPUTS = FIELD_CASES.filter(isInput);

test.each(Object.keys(NAMES))('the API decides every input of the table like the rule of %s', async (field) => {
  const rows = INPUTS.filter((row) => row.field === field);

  const refused = await inBatches(rows, (row) => isRefused(row.field, row.input, row.country));

  const verdicts = rows.map(({ input, country }, at) => ({ input, country, isRefused: refused[at] }));
  expect(verdicts).toEqual(
    rows.map(({ input, country, canonical }) => ({ input, country, isRefused: canonical === null })),
  );
});

const RULES: Record<InputField, ValidationRule> = {
  email,
  phone,
  zip,
  // The published contract has orders without one.
  personalId: optional(personalId),
  organizationId,
  company: companyName,
  firstName: personName,
  lastName: personName,
  address: addressLine,
  city,
};

test('the API decides any input like the shared rules', async () => {
  const field = fc.constantFrom(...INPUTS.map((row) => row.field));
  const known = fc.constantFrom(...INPUTS.map(({ input }) => input));
  const odd = fc.constantFrom('\u200b', '\u202a', ' ', '-', '\u2011', '+', '0', 'a', '<', '.', '@', 'å', '\ud83d');
  const input = fc.oneof(
    known,
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.tuple(known, odd, fc.nat({ max: 30 })).map(([text, added, at]) => text.slice(0, at) + added + text.slice(at)),
  );

  await fc.assert(
    fc.asyncProperty(field, input, async (name, text) => {
      expect(await isRefused(name, text, 'SE')).toBe(RULES[name](text) !== null);
    }),
    { numRuns: 300 },
  );
});

const exportShape = z.object({
  orders: z.array(
    z.object({
      orderNumber: z.number(),
      email: z.string(),
      personalOrOrganizationId: z.string(),
      billingAddress: z.record(z.string(), z.string()),
    }),
  ),
});

test('an order stores the canonical value of every accepted input', async () => {
  const { headers } = await kit.customer('canonical@example.se');
  const accepted = INPUTS.filter(({ canonical }) => canonical !== null);
  const ofField = (field: InputField) => accepted.filter((row) => row.field === field && row.country === 'SE');
  const person = ['email', 'phone', 'zip', 'personalId', 'firstName', 'lastName', 'address', 'city'] as const;
  const company = ['organizationId', 'company'] as const;
  // One order has an input of each field.
  const purchases = [
    ...[person, company].flatMap((fields) => {
      const count = Math.max(...fields.map((field) => ofField(field).length));
      return Array.from({ length: count }, (_empty, at) =>
        fields.flatMap((field) => ofField(field)[at % ofField(field).length] ?? []),
      );
    }),
    ...accepted.filter(({ country }) => country !== 'SE').map((row) => [row]),
  ];

  const orderNumbers: number[] = [];
  for (const rows of purchases) {
    const { data, message } = await api.runOperation(
      `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
        placeOrder(cartId: $cartId, checkout: $checkout) { orderId }
      }`,
      {
        cartId: await kit.cartWithItem(),
        checkout: checkoutWith(
          Object.fromEntries(rows.map(({ field, input }) => [field, input])),
          rows[0]?.country ?? 'SE',
        ),
      },
      headers,
    );
    expect(message).toBeUndefined();
    const { orderId } = z.object({ orderId: z.string() }).parse(data['placeOrder']);
    orderNumbers.push(Number(orderId));
  }

  const { data } = await api.runOperation('mutation { exportUser }', {}, headers);
  const { orders } = exportShape.parse(JSON.parse(z.string().parse(data['exportUser'])));
  const stored = purchases.map((rows, at) => {
    const order = orders.find(({ orderNumber }) => orderNumber === orderNumbers[at]);
    return rows.map(({ field, input }) => [field, input, storedValue(order, field)]);
  });
  expect(stored).toEqual(
    purchases.map((rows) =>
      rows.map(({ field, input, canonical, country }) => [
        field,
        input,
        field === 'phone' ? phoneNumber(canonical ?? '', country) : canonical,
      ]),
    ),
  );
});

function storedValue(
  order: z.output<typeof exportShape>['orders'][number] | undefined,
  field: InputField,
): string | undefined {
  if (field === 'email') return order?.email;
  if (field === 'personalId' || field === 'organizationId') return order?.personalOrOrganizationId;
  return order?.billingAddress[ADDRESS_FIELDS[field] ?? ''];
}

test('a promo code is found as people paste it', async () => {
  const rows = FIELD_CASES.filter(({ field }) => field === 'promoCode');
  const id = await kit.cartWithItem();

  const found: unknown[] = [];
  for (const { input } of rows) {
    const { data } = await api.runOperation(
      'mutation ($id: String!, $code: String!) { setCartPromoCode(id: $id, promoCode: $code) { promoCode } }',
      { id, code: input },
    );
    found.push([
      input,
      z.object({ promoCode: z.string() }).nullish().parse(data['setCartPromoCode'])?.promoCode ?? null,
    ]);
  }

  expect(found).toEqual(rows.map(({ input, canonical }) => [input, canonical]));
});
