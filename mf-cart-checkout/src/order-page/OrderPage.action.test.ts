import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { atLimit } from '@hemvaror/testing/atLimit';
import { anOrder } from '@hemvaror/testing/builders/anOrder';
import { postForm } from '@hemvaror/testing/postForm';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { testShop } from '@hemvaror/testing/testShop';
import { messages } from '../messages/sv.ts';
import { action } from './OrderPage.action.ts';

const publicId = '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90';

const post = (fields: Record<string, string>, api: Record<string, StubResponse> = {}) =>
  postForm(action, { fields, params: { publicId }, api });

function noticeOf(result: unknown) {
  const t = createI18n('sv', messages).getFixedT(null, 'cart-checkout');
  return action.notice({
    result,
    data: { order: anOrder(), seller: null, step: { kind: 'status' } },
    shop: testShop(),
    t,
  });
}

const CANCELED = { data: { cancelOrder: { status: 'cancelled' } } };
const WITHDRAWN = { data: { requestWithdrawal: { status: 'completed' } } };
const refused = (code: string): StubResponse => ({ refusals: [{ message: 'no', code }] });

test('the order of the address is canceled', async () => {
  const { result, calls } = await post({ intent: 'cancel-order' }, { cancelOrder: CANCELED });

  expect(calls[0]?.variables).toMatchObject({ publicOrderId: publicId });
  expect(noticeOf(result)).toEqual({
    tone: 'success',
    text: 'Din order är avbeställd. Vi har mejlat en bekräftelse.',
  });
});

test('a withdrawal sends the items and the message', async () => {
  const fields = { intent: 'withdraw', 'item-12': '2', 'item-13': '0', message: 'Fel\r\nstorlek' };
  const { result, calls } = await post(fields, { requestWithdrawal: WITHDRAWN });

  expect(calls[0]?.variables).toMatchObject({
    publicOrderId: publicId,
    items: [{ itemId: 12, quantity: 2 }],
    message: 'Fel\nstorlek',
  });
  expect(noticeOf(result)?.tone).toBe('success');
});

test.each([
  ['no intent', { 'item-12': '1' }],
  ['another intent', { intent: 'add-to-cart', 'item-12': '1' }],
  ['no items', { intent: 'withdraw', 'item-12': '0' }],
  ['a message that is too long', { intent: 'withdraw', 'item-12': '1', message: 'x'.repeat(501) }],
])('a form with %s changes nothing', async (_what, fields) => {
  const { result, calls } = await post(fields);

  expect(calls).toEqual([]);
  expect(noticeOf(result)).toEqual({
    tone: 'error',
    text: 'Det gick inte att ändra ordern. Försök igen, eller mejla oss.',
  });
});

test.each([
  ['cancel-order', 'ORDER_STEP_REFUSED', 'Ordern packas redan och går inte längre att avbeställa.'],
  ['withdraw', 'ORDER_STEP_REFUSED', 'De varorna kan inte lämnas tillbaka. Kontrollera antalet, eller mejla oss.'],
  ['cancel-order', 'INTERNAL', 'Det gick inte att ändra ordern. Försök igen, eller mejla oss.'],
])('the refusal of %s with %s has its own message', async (intent, code, text) => {
  const { result } = await post(
    { intent, 'item-12': '1' },
    { cancelOrder: refused(code), requestWithdrawal: refused(code) },
  );

  expect(noticeOf(result)).toEqual({ tone: 'error', text });
});

const LIMIT_TEXT = 'För många försök på kort tid. Försök igen om 12 minuter. Mejla oss om det brådskar.';

test('a limit of cancellations is named with its end', async () => {
  const { result } = await post({ intent: 'cancel-order' }, atLimit('cancelOrder'));

  expect(noticeOf(result)?.text).toBe(LIMIT_TEXT);
});

test.each<[from: string, api: Record<string, StubResponse>]>([
  ['withdrawals', atLimit('requestWithdrawal')],
  ['the network edge', { requestWithdrawal: { failure: { status: 429, retryAfterSeconds: 720 } } }],
])('a limit of %s leads back to the selection with the message', async (_from, api) => {
  const { result } = await post({ intent: 'withdraw', 'item-12': '2', message: 'Fel\r\nstorlek' }, api);

  const { redirect } = result;
  if (typeof redirect !== 'object') throw new Error('Expected a redirect.');
  expect(redirect.to).toBe(`/order/${publicId}?do=confirm-withdrawal&item-12=2`);
  expect(noticeOf(redirect.result)).toEqual({
    tone: 'error',
    text: LIMIT_TEXT,
    fields: [{ name: 'message', value: 'Fel\nstorlek', error: expect.any(String) }],
  });
});

test('a message that does not fit into the cookie of the result is left out', async () => {
  const message = '"'.repeat(500);
  const { result } = await post({ intent: 'withdraw', 'item-12': '2', message }, atLimit('requestWithdrawal'));

  const { redirect } = result;
  expect(typeof redirect === 'object' && noticeOf(redirect.result)?.text).toBe(LIMIT_TEXT);
  expect(JSON.stringify(result).length).toBeLessThan(400);
});

test('an unknown order is not changed', async () => {
  const { result } = await post({ intent: 'cancel-order' }, { cancelOrder: { data: { cancelOrder: null } } });

  expect(result).toEqual({ kind: 'failed' });
});

test.each([undefined, 'canceled', { kind: 'won' }])('the invalid action result %j has no notice', (result) => {
  expect(noticeOf(result)).toBeNull();
});
