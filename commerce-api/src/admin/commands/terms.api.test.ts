import * as z from 'zod';
import { startApi, type Api } from '../../../test/api.ts';
import { operatorOf } from '../../../test/operator.ts';
import { BILLING_ADDRESS } from '../../../test/placeOrder.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
const { run, codeOf, messageOf } = operatorOf(() => api);

async function aCart(): Promise<string> {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  await api.runOperation('mutation ($id: String!) { addToCart(id: $id, item: { skuId: 301, quantity: 1 }) { id } }', {
    id,
  });
  return id;
}

test('a fee and a delivery time are changed at once, and the last carrier of a country stays', async () => {
  const rates = z.array(
    z.looseObject({
      carrier: z.number(),
      country: z.string(),
      currency: z.string(),
      fee: z.number(),
      days: z.string(),
    }),
  );
  const rateOf = async () =>
    rates.parse(await run('carrier list')).find((rate) => rate.country === 'SE' && rate.currency === 'SEK');
  const { carrier = 0 } = (await rateOf()) ?? {};
  const optionsOf = async () => {
    const { data } = await api.runOperation(
      `mutation ($cartId: String!, $checkout: CheckoutInputType) {
        createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { shippingOptions { id feeIncVat } }
      }`,
      { cartId: await aCart(), checkout: { billingAddress: BILLING_ADDRESS } },
    );
    return JSON.stringify(data);
  };

  await run('carrier set-rate', {
    carrier,
    country: 'se',
    currency: 'sek',
    fee: '61.50',
    'free-above': 'never',
    days: '2-4',
  });

  expect(await rateOf()).toMatchObject({ fee: 61.5, freeAbove: 'never', days: '2-4' });
  expect(await optionsOf()).toContain('"feeIncVat":61.5');
  expect(await codeOf('carrier set-rate', { carrier, country: 'SE', currency: 'SEK' })).toBe('USAGE');
  expect(await codeOf('carrier set-rate', { carrier, country: 'ZZ', currency: 'SEK', fee: 1 })).toBe('FAILED');
  const ids = [...new Set(rates.parse(await run('carrier list')).map((rate) => rate.carrier))];
  const disabled: (string | undefined)[] = [];
  for (const id of ids) disabled.push(await codeOf('carrier disable', { id }));
  expect(disabled).toContain('FAILED');
  for (const id of ids) await run('carrier enable', { id });
});

test('a payment method gets a fee, and the last one cannot be disabled', async () => {
  const methods = async () => z.array(z.looseObject({ method: z.number() })).parse(await run('payment-method list'));
  const [first] = await methods();

  await run('payment-method set-fee', { method: first?.method, currency: 'SEK', fee: 29 });
  expect((await methods())[0]).toMatchObject({ fees: { SEK: 29 } });
  await run('payment-method set-fee', { method: first?.method, currency: 'SEK', fee: 0 });
  expect((await methods())[0]).toMatchObject({ fees: {} });

  const disabled: (string | undefined)[] = [];
  for (const { method } of await methods()) disabled.push(await messageOf('payment-method disable', { id: method }));
  expect(disabled).toContainEqual(expect.stringMatching(/^Market .+ has /));
  for (const { method } of await methods()) await run('payment-method enable', { id: method });
  expect(await codeOf('payment-method enable', { id: 999 })).toBe('FAILED');
});
