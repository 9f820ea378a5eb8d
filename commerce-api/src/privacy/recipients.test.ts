import { CONTACT, seedMarketEntries } from '../../test/seedMarkets.ts';
import { createMarkets } from '../market-data/createMarkets.ts';
import { configFrom } from '../platform/config/config.ts';
import { recipientsIn } from './recipients.ts';

const SWEDEN = { channelId: '1|se', languageId: 'sv-SE', marketId: 'se' };
const GERMANY = { channelId: '3|com', languageId: 'en-US', marketId: 'de' };
const ALWAYS = ['Fraktbolaget (PostNord, DHL eller Schenker)', 'Alla som besöker butiken', 'Myndigheter'];

interface Setup {
  ids?: typeof SWEDEN;
  env?: Record<string, string>;
  /** Providers of this process. */
  providers?: string[];
  /** The provider of the payment methods that are not invoices. */
  provider?: string;
}

function recipients({ ids = SWEDEN, env = {}, providers = [], provider = 'sandbox' }: Setup) {
  const entries = seedMarketEntries();
  const paymentMethods = entries.paymentMethods.map((method) =>
    method.provider === 'sandbox' ? { ...method, provider } : method,
  );
  const markets = createMarkets({ ...entries, paymentMethods }, { contact: CONTACT, providers: new Set(providers) });
  return recipientsIn(markets.viewOf(ids), configFrom(env));
}

const names = (setup: Setup) => recipients(setup).map(({ name }) => name);

test('without services, only carriers, visitors and authorities get data: the invoice is the own one of the shop', () => {
  expect(names({})).toEqual(ALWAYS);
  expect(names({ ids: GERMANY })[0]).toBe('The carrier (UPS or DHL)');
});

test('the payment service of each method that a provider of this process handles gets data', () => {
  const real = recipients({ provider: 'payments-ab', providers: ['payments-ab'] });

  expect(real[1]?.name).toMatch(/^Betaltjänsten för kort, Swish, Klarna.* och .*Walley/);
  expect(real[1]?.gets).toMatch(/^får e-post, namn, adress, portkod, telefon, varorna och beloppet/);
  expect(names({ provider: 'payments-ab', providers: [] })).toEqual(ALWAYS);
});

test('the payment sandbox keeps the data in the shop', () => {
  const [, sandbox] = recipients({ providers: ['sandbox'] });

  expect(sandbox?.name).toMatch(/^Betaltjänsten för kort/);
  expect(sandbox?.gets).toMatch(/stannar hos oss\.$/);
});

test.each([
  ['smtps://user:password@smtp.mejl.example', ['Mejltjänsten smtp.mejl.example']],
  ['smtp://localhost:1025', []],
  ['smtp://127.0.0.1:1025', []],
  ['smtp://mail:1025', []],
  ['', []],
])('with the mail server "%s", the mail services that get data are %j', (SMTP_URL, expected) => {
  expect(names({ env: { SMTP_URL } }).filter((name) => !ALWAYS.includes(name))).toEqual(expected);
});

test('the tag manager and the recommendation service get data if they are on, by the hosts of their scripts', () => {
  const env = {
    TAG_MANAGER_ID: 'GTM-1',
    TAG_MANAGER_SCRIPT_URL: 'https://tags.example/gtm.js',
    RECOMMENDATION_ACTIVE: 'true',
    RECOMMENDATION_ACCOUNT: 'shop-1',
    RECOMMENDATION_SCRIPT_URL: 'https://recommend.example/include',
    TRACKING_ORIGINS: 'https://collect.example, https://tags.example',
    SITE_ORIGIN_SV: 'https://butik.example',
  };
  const others = (changed: Record<string, string>) =>
    names({ env: { ...env, ...changed } }).filter((name) => !ALWAYS.includes(name));

  expect(others({})).toEqual(['tags.example och collect.example', 'recommend.example']);
  expect(others({ RECOMMENDATION_ACTIVE: 'false' })).toEqual(['tags.example och collect.example']);
  expect(others({ TAG_MANAGER_ID: '' })).toEqual(['recommend.example, collect.example och tags.example']);
  expect(others({ TAG_MANAGER_ID: '', RECOMMENDATION_SCRIPT_URL: '/forslag', TRACKING_ORIGINS: '' })).toEqual([
    'butik.example',
  ]);
  expect(others({ TAG_MANAGER_ID: '', RECOMMENDATION_ACCOUNT: '' })).toEqual([]);
});
