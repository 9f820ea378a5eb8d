import { catalogFile, type CatalogFile } from '../src/admin/catalogFile.ts';

const both = (text: string) => ({ sv: text, en: text });

/** Adds values to an exported catalog for every field that is empty in the fixtures. */
export function catalogOfEveryKind(exported: string): CatalogFile {
  const catalog = catalogFile.parse(JSON.parse(exported));
  return catalogFile.parse({
    ...catalog,
    priceLists: [...catalog.priceLists, { identifier: 'b2b', currency: 'SEK', isDefault: false }],
    carriers: catalog.carriers.map((carrier, at) =>
      at === 0
        ? {
            ...carrier,
            maxWeight: 20_000,
            rates: carrier.rates.map((rate) => ({
              ...rate,
              freeAbove: 50_000,
              neverFree: true,
              serves: ['10000-19999'],
              excludes: ['11122'],
            })),
          }
        : carrier,
    ),
    pickupPoints: catalog.pickupPoints.map((point, at) =>
      at === 0 ? { ...point, latitude: 59.32, longitude: 18.06, active: false } : { ...point, hours: null },
    ),
    paymentMethods: [
      ...catalog.paymentMethods,
      {
        id: 19,
        provider: 'invoice',
        name: both('Delbetalning'),
        inText: both('delbetalning'),
        logo: 'invoice',
        paymentType: 'STANDARD',
        checkoutType: 'STANDARD',
        fees: { SEK: 2_900 },
        minTotals: { SEK: 50_000 },
        maxTotals: { SEK: 5_000_000 },
        countries: ['SE'],
        customerTypes: ['PERSON'],
        isCredit: true,
        description: both('Dela upp betalningen'),
        order: 9,
        active: false,
      },
    ],
    markets: catalog.markets.map((market) =>
      market.alias === 'int' ? { ...market, freeAbove: null, active: false } : market,
    ),
    contacts: [
      {
        channelId: '1|se',
        email: 'kund@hemvist.example',
        phone: '08-12 34 56',
        hours: { sv: 'dygnet runt', en: 'around the clock' },
        address: 'Storgatan 1, 111 22 Stockholm',
        organizationNumber: '556000-0000',
      },
    ],
    products: catalog.products.map((product) => {
      switch (product.id) {
        case 1:
          return {
            ...product,
            accessoryIds: [6, 5],
            similarIds: [7],
            listPrices: { b2b: { regular: 900, sale: 800 } },
          };
        case 2:
          return {
            ...product,
            responsiblePerson: product.manufacturer,
            listPrices: { b2b: { regular: 500, sale: null } },
          };
        case 5:
          return { ...product, active: false };
        case 6:
          // The primary category is first, not the one with the lowest id.
          return { ...product, categoryIds: [200, 120, 110] };
        default:
          return product;
      }
    }),
    families: catalog.families.map((family, at) =>
      at === 0 ? { ...family, collapseInLists: true, mainProductId: 2 } : family,
    ),
    campaigns: [
      ...catalog.campaigns,
      {
        kind: 'percentage',
        id: 90,
        alias: { sv: 'jul', en: 'christmas' },
        name: both('Jul'),
        activeFrom: '2031-12-01T05:00:00.000Z',
        activeTo: '2031-12-24T23:00:00.000Z',
        productIds: [1, 6],
        categoryIds: [110, 200],
        percent: 20,
      },
      {
        kind: 'fixed_amount',
        id: 91,
        alias: { sv: 'hundra', en: 'hundred' },
        name: both('Hundra'),
        productIds: [2],
        categoryIds: [],
        amounts: { SEK: 10_000, EUR: 1_000, NOK: 10_000, DKK: 7_000 },
      },
    ],
    // The prices of the new list and the running campaign, from before today.
    priceHistory: [
      ...catalog.priceHistory,
      { productId: 1, priceList: 'b2b', date: '2026-02-01', regular: 900, selling: 900, lowest: 700 },
      { productId: 1, priceList: 'b2b', date: '2026-03-01', regular: 900, selling: 800, lowest: 800 },
      { productId: 2, priceList: 'sek', date: '2026-03-01', regular: 17_900, selling: 7_900, lowest: 7_900 },
      { productId: 2, priceList: 'eur', date: '2026-03-01', regular: 1_790, selling: 790, lowest: 790 },
      { productId: 2, priceList: 'nok', date: '2026-03-01', regular: 18_900, selling: 8_900, lowest: 8_900 },
      { productId: 2, priceList: 'dkk', date: '2026-03-01', regular: 12_900, selling: 5_900, lowest: 5_900 },
      { productId: 2, priceList: 'b2b', date: '2026-02-01', regular: 500, selling: 500, lowest: 500 },
    ].toSorted((left, right) => sortKeyOf(left).localeCompare(sortKeyOf(right))),
    urlHistory: [{ oldUrl: '/b/gammal', newUrl: '/b/lindvarp' }, ...catalog.urlHistory],
  });
}

function sortKeyOf({ productId, priceList, date }: CatalogFile['priceHistory'][number]): string {
  return `${productId} ${['sek', 'eur', 'nok', 'dkk', 'b2b'].indexOf(priceList)} ${date}`;
}
