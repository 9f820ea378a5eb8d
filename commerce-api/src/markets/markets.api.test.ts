import * as z from 'zod';
import { shopWith } from '../../test/shopWith.ts';
import { startApi, type Api } from '../../test/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const CHANNEL = `query ($channelId: String) {
  channel(channelId: $channelId) {
    id defaultMarketId
    themeSettings { name value }
    markets {
      id alias virtual onlyDisplayInCheckout groupKey defaultLanguageId
      allowedLanguages { id name code }
      country { name code }
      currency { name code }
    }
  }
}`;

const channelShape = z.object({
  id: z.string(),
  defaultMarketId: z.string(),
  markets: z.array(
    z.object({
      alias: z.string(),
      groupKey: z.string(),
      virtual: z.boolean(),
      onlyDisplayInCheckout: z.boolean(),
      country: z.object({ code: z.string() }),
      currency: z.object({ code: z.string() }),
    }),
  ),
});

async function channels(): Promise<z.output<typeof channelShape>[]> {
  const { data } = await api.runOperation(`{ channels { id defaultMarketId markets {
    alias groupKey virtual onlyDisplayInCheckout country { code } currency { code }
  } } }`);
  return z.array(channelShape).parse(data['channels']);
}

test('the default markets of the two languages sell in SEK and EUR, further markets in their own currencies [LOCALE-06]', async () => {
  const all = await channels();
  const defaults = all.map(({ defaultMarketId, markets }) => markets.find(({ alias }) => alias === defaultMarketId));
  const currencies = all.flatMap(({ markets }) => markets.map(({ alias, currency }) => `${alias} ${currency.code}`));

  expect(defaults.map((market) => market?.currency.code)).toEqual(['SEK', 'EUR']);
  expect(new Set(currencies)).toEqual(
    new Set('se SEK,no NOK,dk DKK,fi EUR,eu EUR,int EUR,at EUR,be EUR,de EUR,ee EUR,fr EUR,ie EUR,nl EUR'.split(',')),
  );
});

test('a market has the delivery days of its carriers, which the texts of the shop promise', async () => {
  const { data } = await api.runOperation(
    '{ channel(channelId: "3|com") { markets { alias deliveryDays { min max } } } }',
  );

  expect(JSON.stringify(data)).not.toContain('"deliveryDays":null');
  expect(data['channel']).toMatchObject({
    markets: expect.arrayContaining([
      { alias: 'eu', deliveryDays: { min: 3, max: 6 } },
      { alias: 'se', deliveryDays: { min: 1, max: 3 } },
      { alias: 'no', deliveryDays: { min: 2, max: 4 } },
      { alias: 'ie', deliveryDays: { min: 4, max: 6 } },
    ]),
  });
});

test('a channel has the payment methods of its checkout [FOOT-06]', async () => {
  const { data } = await api.runOperation('{ channels { paymentMethods } }');

  expect(data['channels']).toEqual([{ paymentMethods: ['invoice'] }, { paymentMethods: ['invoice'] }]);
});

test('markets belong to Scandinavia, Europe or the rest [LOCALE-07]', async () => {
  const groups = (await channels()).flatMap(({ markets }) => markets.map(({ groupKey }) => groupKey));

  expect(new Set(groups)).toEqual(new Set(['scandinavia', 'eu', 'default']));
});

test('the site offers Europe and the Nordic countries, the checkout the other countries as well [LOCALE-21]', async () => {
  const [swedish, english] = (await channels()).map(({ markets }) => ({
    virtual: markets.filter((market) => market.virtual).map(({ alias }) => alias),
    onSite: markets.filter((one) => !one.virtual && !one.onlyDisplayInCheckout).map(({ country }) => country.code),
    inCheckout: markets.filter((one) => one.onlyDisplayInCheckout).map(({ country }) => country.code),
  }));

  const nordic = ['SE', 'NO', 'DK', 'FI'];
  expect(swedish).toEqual({ virtual: [], onSite: nordic, inCheckout: [] });
  expect(english).toEqual({
    virtual: ['int'],
    onSite: ['EU', ...nordic],
    inCheckout: ['AT', 'BE', 'EE', 'FR', 'DE', 'IE', 'NL'],
  });
});

test('a channel has a default market, markets and theme settings [LOCALE-08, LOCALE-10]', async () => {
  const { data } = await api.runOperation(CHANNEL, { channelId: '1|se' });

  expect(data['channel']).toMatchObject({
    id: '1|se',
    defaultMarketId: 'se',
    themeSettings: [
      { name: 'header-theme', value: 'light' },
      { name: 'footer-theme', value: 'light' },
    ],
  });
  expect(data['channel']).toHaveProperty('markets.0', {
    id: 'se',
    alias: 'se',
    virtual: false,
    onlyDisplayInCheckout: false,
    groupKey: 'scandinavia',
    defaultLanguageId: 'sv-SE',
    allowedLanguages: [
      { id: 'sv-SE', name: 'Svenska', code: 'sv' },
      { id: 'en-US', name: 'English', code: 'en' },
    ],
    country: { name: 'Sweden', code: 'SE' },
    currency: { name: 'Svensk krona', code: 'SEK' },
  });
});

test('a market names its payment methods, carriers and limit for free shipping, and no contact details of settings', async () => {
  const { data } = await api.runOperation(`{
    channel(channelId: "3|com") {
      contact { email }
      markets { alias paymentMethods carriers freeShippingLimit }
    }
  }`);

  expect(data['channel']).toMatchObject({
    contact: null,
    markets: expect.arrayContaining([
      { alias: 'se', paymentMethods: ['invoice'], carriers: ['PostNord', 'DHL', 'Schenker'], freeShippingLimit: 899 },
      { alias: 'de', paymentMethods: ['invoice'], carriers: ['UPS', 'DHL'], freeShippingLimit: 89 },
    ]),
  });
});

test('a channel names its own contact details in each language', async () => {
  const details = {
    email: 'hello@hemvist.example',
    phone: '+46 8 123 45',
    hours: { sv: 'dygnet runt', en: 'around the clock' },
    address: 'Exempelgatan 2, 111 22 Stockholm',
    organizationNumber: '556000-0000',
  };
  const other = await shopWith({ 'contacts.json': [{ channelId: '3|com', ...details }] }, { body: '', imports: {} });

  const { data } = await other.api.runOperation(`{
    channel(channelId: "3|com") {
      contact { email phone hours swedish: hours(languageId: "sv-SE") address organizationNumber }
    }
  }`);
  await other.api.stop();

  expect(data['channel']).toEqual({ contact: { ...details, hours: 'around the clock', swedish: 'dygnet runt' } });
});
