import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { atLimit } from '@hemvaror/testing/atLimit';
import { postForm } from '@hemvaror/testing/postForm';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { testShop } from '@hemvaror/testing/testShop';
import { messages as en } from '../messages/en.ts';
import { messages as sv } from '../messages/sv.ts';
import { action } from './OrderFinderPage.action.ts';

const TYPED = { orderNumber: ' #104218 ', email: 'Karin@Example.se' };
const SENT = { requestOrderLink: { data: { requestOrderLink: true } } };

const post = (fields: Record<string, string>, api: Record<string, StubResponse> = SENT) =>
  postForm(action, { fields, url: '/hitta-order', api });

function noticeOf(result: unknown, locale: 'sv' | 'en' = 'sv') {
  const t = createI18n(locale, locale === 'sv' ? sv : en).getFixedT(null, 'cart-checkout');
  return action.notice({ result, data: null, shop: testShop(locale), t });
}

test('number and address are sent as the API reads them, and the answer says nothing about the order', async () => {
  const { result, calls } = await post(TYPED);

  expect(calls[0]?.variables).toMatchObject({ orderId: 104_218, email: 'karin@example.se' });
  expect(result).toEqual({ kind: 'sent' });
  expect(noticeOf(result)).toEqual({
    tone: 'success',
    text: expect.stringMatching(/^Om numret och adressen hör ihop har vi mejlat länken till ordern\./),
  });
  expect(noticeOf(result, 'en')?.text).toMatch(
    /^If the number and the address belong together, we've emailed the link/,
  );
});

test.each([
  ['no fields', {}],
  ['no number', { ...TYPED, orderNumber: 'vet inte' }],
  ['no address', { ...TYPED, email: 'karin@' }],
])('a form with %s sends nothing, and keeps what was typed', async (_what, fields: Record<string, string>) => {
  const { result, calls } = await post(fields);

  expect(calls).toEqual([]);
  const notice = noticeOf(result);
  expect(notice).toMatchObject({ tone: 'error', text: 'Kontrollera ordernumret och adressen.' });
  expect(notice?.fields?.map(({ name, value }) => [name, value])).toEqual([
    ['orderNumber', fields['orderNumber'] ?? ''],
    ['email', fields['email'] ?? ''],
  ]);
});

test.each<[from: string, api: Record<string, StubResponse>]>([
  ['the API', atLimit('requestOrderLink')],
  ['the network edge', { requestOrderLink: { failure: { status: 429, retryAfterSeconds: 720 } } }],
])('a limit of %s is named with its end, and keeps what was typed', async (_from, api) => {
  const { result } = await post(TYPED, api);

  expect(noticeOf(result)).toMatchObject({
    tone: 'error',
    text: 'För många försök på kort tid. Försök igen om 12 minuter. Länken finns också i din orderbekräftelse.',
    fields: [{ value: TYPED.orderNumber }, { value: TYPED.email }],
  });
});

test('another refusal asks to try again', async () => {
  const { result } = await post(TYPED, { requestOrderLink: { refusals: [{ message: 'no', code: 'INTERNAL' }] } });

  expect(noticeOf(result)?.text).toMatch(/^Det gick inte att mejla länken\. Försök igen om en stund\./);
});

test('texts of any length fit into the cookie of the result', async () => {
  const { result } = await post({ orderNumber: '"'.repeat(5_000), email: '"'.repeat(5_000) });

  expect(JSON.stringify({ path: '/hitta-order', result }).length).toBeLessThan(1_000);
});

test.each([undefined, 'sent', { kind: 'won' }, { kind: 'invalid' }])(
  'the invalid action result %j has no notice',
  (result) => {
    expect(noticeOf(result)).toBeNull();
  },
);
