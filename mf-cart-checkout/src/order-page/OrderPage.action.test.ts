import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { atLimit } from '@hemvaror/testing/atLimit';
import { anOrder } from '@hemvaror/testing/builders/anOrder';
import { postForm, type Posted } from '@hemvaror/testing/postForm';
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
    data: { order: anOrder(), seller: null, step: { kind: 'status' }, isOwn: false },
    shop: testShop(),
    t,
  });
}

const EMAIL = 'karin@example.se';
const CONFIRM = `/order/${publicId}?do=confirm-withdrawal&item-12=2`;
const CANCELED = { data: { cancelOrder: { status: 'cancelled' } } };
const WITHDRAWN = { data: { requestWithdrawal: { status: 'completed' } } };
const refused = (code: string): StubResponse => ({ refusals: [{ message: 'no', code }] });

/** Where a refused form leads, and the notice there. */
function backOf({ redirect }: Posted['result']) {
  if (typeof redirect !== 'object') throw new Error('Expected a redirect.');
  return { to: redirect.to, notice: noticeOf(redirect.result) };
}

test('the order is canceled with the address of the order in its one spelling', async () => {
  const { result, calls } = await post(
    { intent: 'cancel-order', email: ' Karin@Example.se ' },
    { cancelOrder: CANCELED },
  );

  expect(calls[0]?.variables).toMatchObject({ publicOrderId: publicId, email: 'karin@example.se' });
  expect(noticeOf(result)).toEqual({
    tone: 'success',
    text: 'Din order är avbeställd. Vi har mejlat en bekräftelse.',
  });
});

test('the form of the logged-in customer sends no address', async () => {
  const { result, calls } = await post({ intent: 'cancel-order' }, { cancelOrder: CANCELED });

  expect(result).toEqual({ kind: 'canceled' });
  expect(calls[0]?.variables).not.toHaveProperty('email');
});

test('a withdrawal sends the address, the items and the message', async () => {
  const fields = { intent: 'withdraw', 'item-12': '2', 'item-13': '0', message: 'Fel\r\nstorlek', email: EMAIL };
  const { result, calls } = await post(fields, { requestWithdrawal: WITHDRAWN });

  expect(calls[0]?.variables).toMatchObject({
    publicOrderId: publicId,
    email: EMAIL,
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
  ['an address that is too long', { intent: 'cancel-order', email: 'x'.repeat(255) }],
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

test('a limit of cancellations is named with its end, in the form with the typed address', async () => {
  const { result } = await post({ intent: 'cancel-order', email: EMAIL }, atLimit('cancelOrder'));

  expect(backOf(result)).toEqual({
    to: `/order/${publicId}?do=cancel`,
    notice: { tone: 'error', text: LIMIT_TEXT, fields: [{ name: 'email', value: EMAIL, error: '' }] },
  });
});

test('after a limit, the form of the logged-in customer still needs no address', async () => {
  const { result } = await post({ intent: 'cancel-order' }, atLimit('cancelOrder'));

  expect(backOf(result).notice?.fields).toEqual([]);
});

test.each<[from: string, api: Record<string, StubResponse>]>([
  ['withdrawals', atLimit('requestWithdrawal')],
  ['the network edge', { requestWithdrawal: { failure: { status: 429, retryAfterSeconds: 720 } } }],
])('a limit of %s leads back to the selection with address and message', async (_from, api) => {
  const { result } = await post({ intent: 'withdraw', 'item-12': '2', message: 'Fel\r\nstorlek', email: EMAIL }, api);

  expect(backOf(result)).toEqual({
    to: CONFIRM,
    notice: {
      tone: 'error',
      text: LIMIT_TEXT,
      fields: [
        { name: 'email', value: EMAIL, error: '' },
        { name: 'message', value: 'Fel\nstorlek', error: '' },
      ],
    },
  });
});

test.each([
  ['cancel-order', `/order/${publicId}?do=cancel`],
  ['withdraw', CONFIRM],
])('%s with a wrong address leads back to its form, which shows it with the error', async (intent, to) => {
  const { result } = await post(
    { intent, 'item-12': '2', email: 'eva@example.se' },
    { cancelOrder: refused('ORDER_PROOF_WRONG'), requestWithdrawal: refused('ORDER_PROOF_WRONG') },
  );

  expect(backOf(result)).toEqual({
    to,
    notice: {
      tone: 'error',
      text: 'Kontrollera mejladressen. Ordern har inte ändrats.',
      fields: [
        {
          name: 'email',
          value: 'eva@example.se',
          error: 'Adressen hör inte till den här ordern. Skriv den som orderbekräftelsen kom till.',
        },
      ],
    },
  });
});

test.each([
  ['cancel-order', ''],
  ['cancel-order', 'karin@'],
  ['withdraw', ''],
])(
  '%s with the address "%s" sends nothing, and leads back to the form with items and message',
  async (intent, email) => {
    const { result, calls } = await post({ intent, 'item-12': '2', message: 'Fel storlek', email });

    expect(calls).toEqual([]);
    const { to, notice } = backOf(result);
    expect(to).toBe(intent === 'withdraw' ? CONFIRM : `/order/${publicId}?do=cancel`);
    expect(notice?.text).toBe('Kontrollera mejladressen. Ordern har inte ändrats.');
    expect(notice?.fields).toEqual([
      { name: 'email', value: email, error: expect.any(String) },
      { name: 'message', value: 'Fel storlek', error: '' },
    ]);
  },
);

test('a session that has ended leads back to the form, which now asks for the address', async () => {
  const { result } = await post({ intent: 'cancel-order' }, { cancelOrder: refused('ORDER_PROOF_REQUIRED') });

  const text = 'Skriv mejladressen som du beställde med, så vet vi att det är du.';
  expect(backOf(result).notice).toEqual({ tone: 'error', text, fields: [{ name: 'email', value: '', error: text }] });
});

test('a message that does not fit into the cookie of the result is left out, and the address is kept', async () => {
  const message = '"'.repeat(500);
  const { result } = await post(
    { intent: 'withdraw', 'item-12': '2', message, email: EMAIL },
    atLimit('requestWithdrawal'),
  );

  expect(backOf(result).notice?.fields).toEqual([{ name: 'email', value: EMAIL, error: '' }]);
  expect(JSON.stringify(result).length).toBeLessThan(400);
});

test('the longest address and message fit into the cookie of the result', async () => {
  const email = '"'.repeat(254);
  const { result } = await post({ intent: 'withdraw', 'item-12': '2', message: 'x'.repeat(500), email });

  const { redirect } = result;
  if (typeof redirect !== 'object') throw new Error('Expected a redirect.');
  const path = `/se/en/order/${publicId}`;
  expect(JSON.stringify({ path, result: redirect.result }).length).toBeLessThan(1_000);
});

test('an unknown order is not changed', async () => {
  const { result } = await post({ intent: 'cancel-order' }, { cancelOrder: { data: { cancelOrder: null } } });

  expect(result).toEqual({ kind: 'failed' });
});

test.each([undefined, 'canceled', { kind: 'won' }])('the invalid action result %j has no notice', (result) => {
  expect(noticeOf(result)).toBeNull();
});
