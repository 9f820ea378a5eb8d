import { startApi, type Api } from '../../test/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
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

interface Market {
  alias: string;
  groupKey: string;
  currency: { code: string };
}

async function markets(): Promise<Market[]> {
  const { data } = await api.runOperation('{ channels { markets { alias groupKey currency { code } } } }');
  const channels = data['channels'];
  if (!Array.isArray(channels)) throw new Error('the API has no channels');
  return channels.flatMap((channel: { markets: Market[] }) => channel.markets);
}

test('LOCALE-06 LOCALE-07 markets belong to Scandinavia, Europe or the rest, and sell in SEK or EUR', async () => {
  const all = await markets();

  expect(new Set(all.map(({ currency }) => currency.code))).toEqual(new Set(['SEK', 'EUR']));
  expect(new Set(all.map(({ groupKey }) => groupKey))).toEqual(new Set(['scandinavia', 'eu', 'default']));
});

test('LOCALE-08 LOCALE-10 a channel has a default market, markets and theme settings', async () => {
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
