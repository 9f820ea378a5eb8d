import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import * as z from 'zod';
import { startApi, type Api } from '../../../test/api.ts';
import { expectEventually } from '../../../test/expectEventually.ts';
import { operate } from '../../../test/operator.ts';
import { placeOrder } from '../../../test/placeOrder.ts';
import { withTimes } from '../../../test/withTimes.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ ORDER_NOTICE_EMAIL: 'lager@hemvist.example', ...withTimes({ mailRetryMs: 20 }) });
});
afterAll(() => api.stop());

/** As the orders of this test are placed. */
const EMAIL = 'karin@example.se';

const ORDER = `{
  status isCancellable isWithdrawable withdrawableUntil refunds { total } billingAddress { firstName lastName city }
  itemStates { itemId skuId quantity canceled withdrawable withdrawalRequested } shippingDetails { name parcelNumber trackingLink } pickupPoint
}`;
const orderShape = z.looseObject({
  status: z.string(),
  itemStates: z.array(z.looseObject({ itemId: z.number(), skuId: z.number(), withdrawable: z.number() })),
});

async function readPublic(publicId: string) {
  const { data } = await api.runOperation(`query ($id: Guid!) { getOrderPublic(publicOrderId: $id) ${ORDER} }`, {
    id: publicId,
  });
  return orderShape.parse(data['getOrderPublic']);
}

const cancel = (id: string) =>
  api.runOperation(
    `mutation ($id: Guid!, $email: String) { cancelOrder(publicOrderId: $id, email: $email) ${ORDER} }`,
    { id, email: EMAIL },
  );

const withdraw = (id: string, input: object = {}) =>
  api.runOperation(
    `mutation ($id: Guid!, $email: String, $items: [OrderItemInputType!], $message: String) {
      requestWithdrawal(publicOrderId: $id, email: $email, items: $items, message: $message) ${ORDER}
    }`,
    { id, email: EMAIL, ...input },
  );

async function placed(skuId: number, quantity: number, site: 'sv' | 'en' = 'sv', checkout: object = {}) {
  const order = await placeOrder(api, { items: [[skuId, quantity]], site, checkout });
  if (!order) throw new Error('The order was not placed.');
  return order;
}

async function stockOf(productId: number) {
  const { data } = await api.runOperation(
    'query ($id: Int) { product(productId: $id) { skus { skuId stock { inStock oversellable } } } }',
    { id: productId },
  );
  return data['product'];
}

async function mailsOf(topic: string) {
  const folder = join(api.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.includes(`-${topic}.`));
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

test('a guest cancels an order that is not packed: the stock is back, and the mail is sent once [ACCOUNT-11]', async () => {
  const before = await stockOf(2);
  const { orderId, publicId } = await placed(201, 2);
  expect(await readPublic(publicId)).toMatchObject({ status: 'pending', isCancellable: true });

  const { data, code } = await cancel(publicId);
  const again = await cancel(publicId);

  expect(code).toBeUndefined();
  expect(data['cancelOrder']).toMatchObject({ status: 'cancelled', isCancellable: false, refunds: null });
  expect(again.data['cancelOrder']).toMatchObject({ status: 'cancelled' });
  expect(await stockOf(2)).toEqual(before);
  await expectEventually(async () => (await mailsOf(`canceled-${orderId}`)).length, 1);
  const [mail] = await mailsOf(`canceled-${orderId}`);
  expect(mail).toMatchObject({ subject: `Order ${orderId} är avbeställd`, to: [{ address: 'karin@example.se' }] });
  expect(mail?.text).toMatch(new RegExp(`^Följ din order: http.*/order/${publicId}$`, 'm'));
  expect(mail?.html).toContain(`/order/${publicId}"`);
  await expectEventually(async () => (await mailsOf(`notice-${orderId}`)).length, 2);
});

test('an order made to order gives its oversold stock back', async () => {
  const before = await stockOf(6);
  const { publicId } = await placed(601, 2);
  expect(await readPublic(publicId)).toMatchObject({ status: 'backorder' });

  await cancel(publicId);

  expect(await stockOf(6)).toEqual(before);
});

test('a guest withdraws from some items, is confirmed in the language of the order, and repeating changes nothing', async () => {
  const { orderId, publicId } = await placed(301, 3, 'en');
  const [item] = (await readPublic(publicId)).itemStates;
  const items = [{ itemId: item?.itemId, quantity: 2 }];

  const { data } = await withdraw(publicId, { items, message: 'Wrong size' });
  await withdraw(publicId, { items });

  expect(data['requestWithdrawal']).toMatchObject({
    itemStates: [{ withdrawable: 1, withdrawalRequested: 2 }],
    isWithdrawable: true,
  });
  await expectEventually(async () => (await mailsOf(`withdrawalrequested-${orderId}`)).length, 1);
  const [mail] = await mailsOf(`withdrawalrequested-${orderId}`);
  expect(mail?.subject).toBe(`We've received your withdrawal for order ${orderId}`);
  expect(mail?.text).toContain('2 × ');
  expect(mail?.text).toMatch(/^Received: \w+ \d+, \d{4} at \d+:\d{2}.[AP]M$/m);
  expect(mail?.text).not.toContain('Wrong size');
  expect(mail?.text).toMatch(new RegExp(`^Follow your order: http.*/en/order/${publicId}$`, 'm'));
});

test('a withdrawal of shipped items tells buyer and shop how they come back, by the carrier of the order', async () => {
  const { orderId, publicId } = await placed(301, 1);
  const readInstruction = async (languageId: string, id = publicId) => {
    const { data } = await api.runOperation(
      'query ($id: Guid!, $languageId: String) { getOrderPublic(publicOrderId: $id, languageId: $languageId) { returnInstruction } }',
      { id, languageId },
    );
    return data['getOrderPublic'];
  };
  await operate(api, 'order pack', { order: orderId });
  await operate(api, 'order ship', { order: orderId, parcel: 'PN1' });

  await withdraw(publicId);
  await expectEventually(async () => (await mailsOf(`withdrawalrequested-${orderId}`)).length, 1);
  await expectEventually(async () => (await mailsOf(`notice-${orderId}`)).length, 2);
  const [mail] = await mailsOf(`withdrawalrequested-${orderId}`);
  const notices = (await mailsOf(`notice-${orderId}`)).map(({ text }) => text).join();

  expect(await readInstruction('sv-SE')).toEqual({ returnInstruction: 'Visa QR-koden hos ett ombud.' });
  expect(await readInstruction('en-US')).toEqual({ returnInstruction: 'Show the QR code at a pickup point.' });
  expect(mail?.text).toContain('Skicka tillbaka varorna inom 14 dagar till Hemvist, Exempelgatan 1, 111 22 Stockholm.');
  expect(mail?.text).toContain('Visa QR-koden hos ett ombud.');
  expect(mail?.text).toContain('Returfrakten kostar 49\u00A0kr och dras av.');
  expect(mail?.html).toContain('Visa QR-koden hos ett ombud.');
  expect(notices).toContain('Kunden har fått veta: Visa QR-koden hos ett ombud.');
});

test('a withdrawal before the parcel is sent asks for nothing back, and a carrier without an instruction has none', async () => {
  const { orderId, publicId } = await placed(301, 1, 'en');

  await withdraw(publicId);
  await expectEventually(async () => (await mailsOf(`withdrawalrequested-${orderId}`)).length, 1);
  const [mail] = await mailsOf(`withdrawalrequested-${orderId}`);
  const { data } = await api.runOperation(
    'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { returnInstruction } }',
    { id: publicId },
  );

  expect(mail?.text).toContain("We haven't shipped the items yet, so there's nothing to send back.");
  expect(mail?.text).toContain('We refund what you paid within 14 days of your message.');
  expect(mail?.text).not.toMatch(/Return shipping|Send the items back/);
  expect(data['getOrderPublic']).toEqual({ returnInstruction: null });
});

test('more items than were bought, and items of another order, cannot be withdrawn', async () => {
  const { publicId } = await placed(301, 1);
  const other = await placed(301, 1);
  const [item] = (await readPublic(publicId)).itemStates;
  const [foreign] = (await readPublic(other.publicId)).itemStates;

  const tooMany = await withdraw(publicId, { items: [{ itemId: item?.itemId, quantity: 2 }] });
  const notOwn = await withdraw(publicId, { items: [{ itemId: foreign?.itemId, quantity: 1 }] });

  expect([tooMany.code, notOwn.code]).toEqual(['ORDER_STEP_REFUSED', 'ORDER_STEP_REFUSED']);
});

test('an unknown link changes nothing', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000';

  expect((await cancel(unknown)).data['cancelOrder']).toBeNull();
  expect((await withdraw(unknown)).data['requestWithdrawal']).toBeNull();
  expect((await cancel('100001')).data['cancelOrder']).toBeNull();
});

test('the public link shows the first name, town and pickup point, and no other personal data', async () => {
  const { publicId } = await placed(301, 1);
  const withText = await placed(301, 1, 'sv', { pickupPoint: 'Grannen, Storgatan 3' });

  expect(await readPublic(publicId)).toMatchObject({
    pickupPoint: 'Kiosken vid Viken, Vasabron 3, 111 22 Stockholm',
    billingAddress: { firstName: 'Karin', lastName: '', city: 'Stockholm' },
    shippingDetails: [{ name: 'PostNord ombud', parcelNumber: null, trackingLink: null }],
  });
  expect(await readPublic(withText.publicId)).toMatchObject({ pickupPoint: null });
});
