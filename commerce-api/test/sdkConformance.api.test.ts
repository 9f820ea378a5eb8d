import * as z from 'zod';
import { startApi, type Api } from './api.ts';
import { runSdkOperation } from './sdkClient.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
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

const AREA = `tags meta { description title } pageArea { id name index }
  containers {
    id name sortOrder layout responsiveMode design
    widgets {
      id name sortOrder type size configuration images { fileName largestSize { imageWidth imageHeight } }
    }
  }`;

/** Parses a widget like the SDK, including the JSON of `configuration`. */
const configuration = z
  .string()
  .transform((json): unknown => JSON.parse(json))
  .pipe(z.looseObject({ active: z.boolean(), displayName: text }));
const area = z.object({
  __typename: z.literal('PageWidgetCollectionType'),
  tags: z.array(z.string()),
  meta: z.object({ title: text, description: text }),
  pageArea: z.object({ id: z.int(), name: z.string().nullable(), index: z.int() }),
  containers: z.array(
    z.object({
      id: z.int(),
      name: text,
      sortOrder: z.int(),
      layout: text,
      responsiveMode: text,
      design: text,
      widgets: z.array(
        z.object({
          id: text,
          name: text,
          sortOrder: z.int(),
          type: text,
          size: text,
          configuration,
          images: z.array(
            z.object({
              fileName: text,
              largestSize: z.object({ imageWidth: z.int().positive(), imageHeight: z.int().positive() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

test('the SDK gets the filled area of the front page', async () => {
  const data = await runSdkOperation(
    api,
    `query widgetArea($family: String!, $areaName: String!, ${IDS}) {
      widgetArea(family: $family, areaName: $areaName, ${PASSED}) { ${AREA} }
    }`,
    { family: 'Frontpage', areaName: 'The front page area' },
  );

  const [container] = area.parse(data['widgetArea']).containers;
  expect(container?.widgets[0]).toMatchObject({
    name: 'Banner',
    configuration: { active: true, displayName: 'Banner', text1: 'Hej' },
    images: [{ fileName: 'hero.webp' }],
  });
});

test('the SDK gets a content page with id, name and title', async () => {
  const data = await runSdkOperation(
    api,
    `query widgetArea($alias: String!, ${IDS}) { widgetArea(alias: $alias, ${PASSED}) { id name title familyName ${AREA} } }`,
    { alias: 'frakt' },
  );

  const page = area.extend({ id: z.int(), name: text, title: text, familyName: z.string().nullable() });
  expect(page.parse(data['widgetArea'])).toMatchObject({ title: 'Frakt', tags: ['#Menu'] });
});

const ITEM = 'id label open hidden targetBlank type order title canonicalUrl value';
const MENU = `query getMenuAtLocation($menuLocationId: String!, ${IDS}) {
  getMenuAtLocation(menuLocationId: $menuLocationId, ${PASSED}) {
    id title menuItems { ${ITEM} children { ${ITEM} children { ${ITEM} } } }
  }
}`;
const item = z.object({
  id: text,
  label: text,
  open: z.boolean(),
  hidden: z.boolean(),
  targetBlank: z.boolean(),
  type: text,
  order: z.int(),
  title: z.string(),
  canonicalUrl: z.string(),
  value: z.string(),
});
const menu = z.object({
  id: text,
  title: text,
  menuItems: z.array(item.extend({ children: z.array(item.extend({ children: z.array(item) })) })),
});

test('the SDK gets a menu of three levels as an object, and null for a location without one', async () => {
  const known = await runSdkOperation(api, MENU, { menuLocationId: 'main-desktop' });
  const unknown = await runSdkOperation(api, MENU, { menuLocationId: 'nowhere' });

  expect(menu.parse(known['getMenuAtLocation']).menuItems[0]?.children[0]?.children[0]?.label).toBe('Lindvarp');
  expect(unknown).toEqual({ getMenuAtLocation: null });
});
