import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('a menu has a title and three levels of items [MENU-07, MENU-09, API-22]', async () => {
  const { data } = await api.runOperation(
    `query ($menuLocationId: String, $channelId: String, $languageId: String, $marketId: String) {
      getMenuAtLocation(menuLocationId: $menuLocationId, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        title menuItems { ...item children { ...item children { ...item children { label } } } }
      }
    }
    fragment item on MenuItemType { id label title type order value canonicalUrl targetBlank }`,
    { menuLocationId: 'main-desktop', channelId: '1|se', languageId: 'sv-SE', marketId: 'se' },
  );

  expect(data['getMenuAtLocation']).toMatchObject({
    title: 'Huvudmeny',
    menuItems: [
      {
        id: 'main-desktop-0',
        label: 'Beslag',
        title: 'Beslag',
        order: 0,
        canonicalUrl: '/c/beslag',
        targetBlank: false,
        children: [
          {
            label: 'Handtag',
            canonicalUrl: '/c/beslag/handtag',
            children: [{ label: 'Lindvarp', canonicalUrl: '/b/lindvarp', children: [] }],
          },
          { label: 'Mässing som får åldras', type: 'image', value: 'hall.webp', canonicalUrl: '/c/beslag/handtag' },
        ],
      },
      { label: 'Allt', canonicalUrl: '/allt', targetBlank: true, children: [] },
      { label: 'Frakt', canonicalUrl: '/frakt', children: [] },
      { label: 'Rea', type: 'discountCampaign', canonicalUrl: '/dc/hostrea', children: [] },
    ],
  });
});

test('a menu item has a type such as custom or page [MENU-08]', async () => {
  const { data } = await api.runOperation(
    '{ getMenuAtLocation(menuLocationId: "main-desktop") { menuItems { type } } }',
  );

  expect(data['getMenuAtLocation']).toEqual({
    menuItems: [{ type: 'category' }, { type: 'custom' }, { type: 'page' }, { type: 'discountCampaign' }],
  });
});

test('a menu in English has English URLs; an unknown location is null', async () => {
  const { data } = await api.runOperation(`{
    getMenuAtLocation(menuLocationId: "main-desktop", languageId: "en") { menuItems { label canonicalUrl } }
    none: getMenuAtLocation(menuLocationId: "nowhere") { id }
  }`);

  expect(data).toEqual({
    getMenuAtLocation: {
      menuItems: [
        { label: 'Hardware', canonicalUrl: '/en/c/hardware' },
        { label: 'All', canonicalUrl: '/en/allt' },
        { label: 'Shipping', canonicalUrl: '/en/shipping' },
        { label: 'Sale', canonicalUrl: '/en/dc/autumn-sale' },
      ],
    },
    none: null,
  });
});

test('an area has meta, tags and containers with layout, design and widgets [WIDGET-15, WIDGET-21, API-28]', async () => {
  const { data } = await api.runOperation(
    `query ($family: String, $areaName: String, $widgetAlias: String, $displaySetting: String, $preview: Boolean, $url: String,
      $filters: [PageWidgetCollectionFilterInputType], $customerType: CustomerType, $channelId: String, $languageId: String, $marketId: String) {
      widgetArea(family: $family, areaName: $areaName, alias: $widgetAlias, displaySetting: $displaySetting, preview: $preview, url: $url,
        filters: $filters, customerType: $customerType, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        meta { title } tags
        containers { layout design responsiveMode widgets { name type configuration images { fileName largestSize { imageWidth imageHeight } sizes { imageWidth } } } }
      }
    }`,
    {
      family: 'Frontpage',
      areaName: 'The front page area',
      displaySetting: 'desktop',
      customerType: 'PERSON',
      filters: [{ key: 'Category', value: '110' }],
      languageId: 'sv-SE',
    },
  );

  expect(data['widgetArea']).toEqual({
    meta: { title: 'Framsida' },
    tags: [],
    containers: [
      {
        layout: 'full',
        design: 'default',
        responsiveMode: 'stack',
        widgets: [
          {
            name: 'Banner',
            type: 'BannerPageWidget',
            configuration: '{"active":true,"displayName":"Banner","text1":"Hej"}',
            images: [
              {
                fileName: 'hero.webp',
                largestSize: { imageWidth: 1200, imageHeight: 600 },
                sizes: [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000].map((imageWidth) => ({ imageWidth })),
              },
            ],
          },
        ],
      },
    ],
  });
});

test.each([
  ['', ['everyone', 'desktop', 'person']],
  ['displaySetting: "desktop", customerType: PERSON', ['everyone', 'desktop', 'person']],
  ['displaySetting: "mobile", customerType: PERSON', ['everyone', 'mobile', 'person']],
  ['displaySetting: "desktop", customerType: ORGANIZATION', ['everyone', 'desktop', 'company at a desktop']],
  ['displaySetting: "mobile", customerType: ORGANIZATION', ['everyone', 'mobile']],
  ['displaySetting: "tablet"', ['everyone', 'desktop', 'person']],
])(
  'an area with (%s) has the containers of that display and customer type [API-28, WIDGET-13, WIDGET-14]',
  async (args, expected) => {
    const { data } = await api.runOperation(`{
    widgetArea(family: "Audiences", areaName: "Everyone" ${args && `, ${args}`}) { containers { id widgets { configuration } } }
  }`);

    const { containers } = areaShape.parse(data['widgetArea']);
    expect(containers.map(({ widgets: [widget] }) => widget?.configuration.text)).toEqual(expected);
  },
);

/** The JSON text of a widget's configuration. */
const settings = z.string().transform((text) => z.object({ text: z.string() }).parse(JSON.parse(text)));
const areaShape = z.object({
  containers: z.array(z.object({ id: z.number(), widgets: z.array(z.object({ configuration: settings })) })),
});

test('a content page is found by its alias, and pages by their tags', async () => {
  const { data } = await api.runOperation(`{
    widgetArea(alias: "frakt") { title containers { widgets { configuration } } }
    cmsPages(includeTags: ["menu"]) { alias canonicalUrl meta { keywords } }
    none: cmsPages(excludeTags: ["#menu"]) { alias }
  }`);

  expect(data).toEqual({
    widgetArea: {
      title: 'Frakt',
      containers: [{ widgets: [{ configuration: '{"active":true,"displayName":"Text","text":"<p>Två dagar</p>"}' }] }],
    },
    cmsPages: [{ alias: 'frakt', canonicalUrl: '/frakt', meta: { keywords: 'leveranstid, porto' } }],
    none: [],
  });
});

test('fees, limits and counts in texts are replaced with those of the market and the catalog', async () => {
  const page = 'meta { description } containers { widgets { configuration } }';

  const { data } = await api.runOperation(`{
    sweden: widgetArea(alias: "frakt", channelId: "1|se", languageId: "sv-SE", marketId: "se") { ${page} }
    europe: widgetArea(alias: "frakt", channelId: "3|com", languageId: "en-US", marketId: "eu") { ${page} }
    category(alias: "hardware", channelId: "3|com", languageId: "en-US", marketId: "eu") { description }
    listPageInfo(url: "/en/c/hardware", channelId: "3|com", languageId: "en-US", marketId: "eu") { primaryDescription }
  }`);

  const description = '<p>Hardware, free shipping over €89 incl. VAT</p>';
  expect(data).toMatchObject({
    sweden: { meta: { description: '1 knoppar, fri frakt över 899\u00A0kr inkl. moms' } },
    europe: {
      meta: { description: '1 knobs, free shipping over €89 incl. VAT' },
      containers: [{ widgets: [{ configuration: expect.stringContaining('<p>Return shipping costs €4.90</p>') }] }],
    },
    category: { description },
    listPageInfo: { primaryDescription: description },
  });
});

test('filters select the most specific of several areas with the same name', async () => {
  const area = (filters: string, languageId = 'sv-SE') =>
    `widgetArea(family: "Productlist", areaName: "The bottom part of the product list", languageId: "${languageId}", filters: ${filters}) { title }`;

  const { data } = await api.runOperation(`{
    handles: ${area('[{ key: "Category", value: "handtag" }]')}
    english: ${area('[{ key: "Category", value: "handles" }]', 'en')}
    other: ${area('[{ key: "Brand", value: "lindvarp" }]')}
    none: ${area('[]')}
    unknown: widgetArea(family: "Productlist", areaName: "Elsewhere") { title }
  }`);

  expect(data).toEqual({
    handles: { title: 'Handtag' },
    english: { title: 'Handtag' },
    other: { title: 'Alla listor' },
    none: { title: 'Alla listor' },
    unknown: null,
  });
});

const MARKET = `{ id defaultLanguageId alias virtual onlyDisplayInCheckout groupKey allowedLanguages { id name code }
  country { name code } currency { name code } }`;

test('the channel has markets with language, group, country and currency [LOCALE-10, API-27]', async () => {
  const { data } = await api.runOperation(
    `query ($channelId: String) { channel(channelId: $channelId) { id defaultMarketId markets ${MARKET} } }`,
    {
      channelId: '1|se',
    },
  );

  expect(data['channel']).toMatchObject({
    id: '1|se',
    defaultMarketId: 'se',
    markets: [
      {
        id: 'se',
        defaultLanguageId: 'sv-SE',
        alias: 'se',
        virtual: false,
        onlyDisplayInCheckout: false,
        groupKey: 'scandinavia',
        allowedLanguages: [
          { id: 'sv-SE', name: 'Svenska', code: 'sv' },
          { id: 'en-US', name: 'English', code: 'en' },
        ],
        country: { name: 'Sweden', code: 'SE' },
        currency: { name: 'Svensk krona', code: 'SEK' },
      },
      {},
      {},
      {},
    ],
  });
});
