import * as z from 'zod';
import { startApi, type Api } from '../api.ts';
import { runSdkOperation } from './sdkClient.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const IDS = '$channelId: String, $languageId: String, $marketId: String';
const PASSED = 'channelId: $channelId, languageId: $languageId, marketId: $marketId';

const LANGUAGE = '{ id name code }';
const MARKET = `{ id alias allowedLanguages ${LANGUAGE} country { name code } currency { name code symbol rate }
  defaultLanguageId onlyDisplayInCheckout virtual groupKey }`;
const CHANNEL = `{ id name type url defaultLanguageId defaultMarketId markets ${MARKET} languages ${LANGUAGE} }`;

const text = z.string().min(1);
const language = z.object({ __typename: z.literal('LanguageType'), id: text, name: text, code: text });
const market = z.object({
  __typename: z.literal('MarketType'),
  id: text,
  alias: text,
  allowedLanguages: z.array(language),
  country: z.object({ __typename: z.literal('CountryType'), name: text, code: text }),
  currency: z.object({ __typename: z.literal('CurrencyType'), name: text, code: text, symbol: text, rate: z.number() }),
  defaultLanguageId: text,
  onlyDisplayInCheckout: z.boolean(),
  virtual: z.boolean(),
  groupKey: text,
});
const channel = z.object({
  __typename: z.literal('ChannelType'),
  id: text,
  name: text,
  type: text,
  url: text,
  defaultLanguageId: text,
  defaultMarketId: text,
  markets: z.array(market).min(1),
  languages: z.array(language).min(1),
});

test('the SDK lists the channels with all the fields that it reads', async () => {
  const data = await runSdkOperation(api, `query getChannels { channels ${CHANNEL} }`);

  expect(z.array(channel).min(1).parse(data['channels'])).toHaveLength(2);
});

test.each(['1|se', '3|com'])('the SDK gets the channel %s with the requested id', async (channelId) => {
  const data = await runSdkOperation(
    api,
    `query getChannel($channelId: String!) { channel(channelId: $channelId) ${CHANNEL} }`,
    {
      channelId,
    },
  );

  expect(channel.parse(data['channel']).id).toBe(channelId);
});

test('the SDK can send a custom query without an operation name', async () => {
  const data = await runSdkOperation(api, '{ channels { name url } }');

  expect(data['channels']).toContainEqual({ __typename: 'ChannelType', name: 'Sverige', url: 'se' });
});

const PAGE_INFO = `query getListPageInfo($url: String!, ${IDS}) {
  listPageInfo(url: $url, ${PASSED}) {
    id alias canonicalUrl primaryImage name primaryDescription secondaryDescription hideTitle hideDescription logo
    meta { description title } subCategories { name canonicalUrl alias }
  }
}`;

test.each([
  ['home-interior', null],
  ['beslag', 'Beslag'],
  ['c/beslag/handtag', 'Handtag'],
])('the SDK requests the list page %s, a path without a leading slash, and gets %s', async (url, name) => {
  const { listPageInfo } = await runSdkOperation(api, PAGE_INFO, { url });

  expect(listPageInfo && z.object({ name: z.string() }).parse(listPageInfo).name).toBe(name);
});
