import { startApi, type Api } from '../../test/api.ts';
import { operatorOf } from '../../test/operator.ts';
import { BILLING_ADDRESS, placeOrder } from '../../test/placeOrder.ts';
import { writtenMails } from '../../test/writtenMails.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
const { run, codeOf } = operatorOf(() => api);

const noticeOf = async (alias: string) => {
  const { data } = await api.runOperation(
    '{ channel(channelId: "3|com") { markets { alias guaranteeNotice { from image(languageId: "en-US") } } } }',
  );
  const markets: unknown[] = Object(data['channel']).markets;
  return Object(markets.find((market) => Object(market).alias === alias)).guaranteeNotice;
};

async function mailOf(purchase: Parameters<typeof placeOrder>[1]) {
  const order = await placeOrder(api, purchase);
  const [mail] = await writtenMails(api, 1, { name: `-order-${order?.orderId}.` });
  return mail;
}

test('markets in the EU have the notice on the legal guarantee since 27 September 2026, others have none', async () => {
  expect(await noticeOf('de')).toEqual({ from: '2026-09-27', image: null });
  expect(await noticeOf('eu')).toEqual({ from: '2026-09-27', image: null });
  expect(await noticeOf('no')).toBeNull();
});

test('the order confirmation of a consumer in the EU contains the notice, that of a company or in Norway does not', async () => {
  const swedish = await mailOf({ items: [[101, 1]] });
  const german = await mailOf({ site: 'en', items: [[101, 1]] });
  const norwegian = await mailOf({ site: 'norwayInEnglish', items: [[101, 1]] });
  const company = await mailOf({
    items: [[101, 1]],
    checkout: {
      customerType: 'ORGANIZATION',
      identityNumber: '556016-0680',
      billingAddress: { ...BILLING_ADDRESS, company: 'Berg AB' },
    },
  });

  for (const part of [swedish?.text, swedish?.html]) {
    expect(part?.toLowerCase()).toContain('minst två års reklamationsrätt i hela eu');
    expect(part).toContain('europa.eu/youreurope/reklamationsrätt');
  }
  expect(german?.text).toContain('LEGAL GUARANTEE OF AT LEAST TWO YEARS IN THE EU');
  expect(norwegian?.text).not.toContain('europa.eu/youreurope');
  expect(company?.text).not.toContain('europa.eu/youreurope');
});

test('an operator sets its files and its first day, or switches it off, per country', async () => {
  const files = { 'image-sv': 'notice-sv.png', 'image-en': 'notice-en.png' };
  await run('market guarantee-notice', { country: 'DE', from: '2026-10-01', ...files });
  const changed = await noticeOf('de');
  const mail = await mailOf({ site: 'en', items: [[101, 1]] });
  await run('market guarantee-notice', { country: 'DE', from: 'never' });
  const without = await mailOf({ site: 'en', items: [[101, 1]] });

  expect(changed).toEqual({ from: '2026-10-01', image: 'notice-en.png' });
  expect(mail?.html).toContain('/images/pagewidget/1000w/notice-en.png');
  expect(await noticeOf('de')).toBeNull();
  expect(await noticeOf('nl')).toEqual({ from: '2026-09-27', image: null });
  expect(without?.text).not.toContain('europa.eu/youreurope');
  expect(await codeOf('market guarantee-notice', { country: 'DE', from: 'soon' })).toBe('USAGE');
  expect(await codeOf('market guarantee-notice', { country: 'DE', from: 'never', 'image-sv': 'a.png' })).toBe('USAGE');
  expect(await codeOf('market guarantee-notice', { country: 'ZZ', from: 'never' })).toBe('FAILED');
});
