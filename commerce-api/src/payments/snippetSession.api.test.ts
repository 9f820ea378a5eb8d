import { startApi, type Api } from '../../test/api.ts';
import { INVOICE, KLARNA, paymentKit } from '../../test/paymentKit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: 'true', LIMIT_PAYMENT_FORMS_PER_CART: '2/10min' });
});
afterAll(() => api.stop());

const { cartWith, openForm, run, update } = paymentKit(() => api);

test("the updates of a provider's form are limited by cart, and a refused one keeps the input", async () => {
  const id = await cartWith([101, 1]);
  const forms = [await openForm(id), await openForm(id)];

  const refused = await update(id, { paymentId: KLARNA, email: 'typed@example.se' });
  const otherCart = await openForm(await cartWith([101, 1]));
  const otherMethod = await run(
    `mutation ($id: String!, $checkout: CheckoutInputType) {
      createOrUpdateCheckout(cartId: $id, checkout: $checkout) { email }
    }`,
    { id, checkout: { paymentId: INVOICE } },
  );

  expect(forms).toEqual([expect.any(String), expect.any(String)]);
  expect(refused).toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    message: 'Too many updates of the payment form. Try again in 10 minutes.',
  });
  expect(otherCart).toEqual(expect.any(String));
  expect(otherMethod.data['createOrUpdateCheckout']).toEqual({ email: 'typed@example.se' });
});
