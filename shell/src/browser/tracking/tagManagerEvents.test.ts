import { aCart, aLine, aProduct } from '../../testing/trackedSubjects.ts';
import { ga4Events } from './ga4Events.ts';
import { namedEvents } from './namedEvents.ts';
import { pageImpression } from './pageImpression.ts';
import type { ShopEvent } from './shopEvent.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00.900Z') }));
afterEach(() => jest.useRealTimers());

const OF_PRODUCT = { id: '104', name: 'Krok Ek', brand: 'Ekverk', category: 'Krokar', price: 79.92, tax: 19.98 };
const IN_CART = { ...OF_PRODUCT, quantity: 2, variant: '40 mm', sku: '7' };
const ITEM = { item_id: '104', item_name: 'Krok Ek', item_brand: 'Ekverk', item_category: 'Krokar', price: 99.9 };
const CART_ITEM = { ...ITEM, item_variant: '40 mm', quantity: 2 };
const RESET = { ecommerce: null };

const EVENTS = {
  viewItem: { type: 'product-detail:impression', product: aProduct },
  viewList: { type: 'product:impression', list: 'Krokar', products: [aProduct, { ...aProduct, totalStock: null }] },
  search: { type: 'search:impression', text: 'krok' },
  add: { type: 'cart:add', line: aLine, quantity: 2 },
  remove: { type: 'cart:remove', line: aLine, quantity: 1 },
  checkout: { type: 'checkout:impression', cart: aCart },
  purchase: { type: 'checkout:purchase', orderId: '104218', cart: aCart },
} satisfies Record<string, ShopEvent>;

test('a page impression has the type, path, title and status of the page', () => {
  const page = { pageType: 'Product Page', path: '/p/krok', title: 'Krok', status: 200 };

  expect(pageImpression(page)).toEqual({
    event: 'Page Impression',
    environmentInfo: { isProduction: false },
    pageInfo: { pageType: 'Product Page', url: '/p/krok', httpStatusCode: 200, title: 'Krok' },
    'gtm.uniqueEventId': 3,
  });
});

test.each<[event: keyof typeof EVENTS, expected: object]>([
  [
    'viewItem',
    {
      event: 'Product Detail Impression',
      ecommerce: {
        currencyCode: 'SEK',
        detail: { products: [{ ...OF_PRODUCT, inStock: true, urgencyLabelDisplayed: false, currency: 'SEK' }] },
      },
      'gtm.uniqueEventId': 4,
    },
  ],
  [
    'viewList',
    {
      event: 'Product Impression',
      ecommerce: {
        currencyCode: 'SEK',
        detail: {
          products: [
            { ...OF_PRODUCT, inStock: true, urgencyLabelDisplayed: false, position: 1 },
            { ...OF_PRODUCT, inStock: false, urgencyLabelDisplayed: false, position: 2 },
          ],
        },
      },
      'gtm.uniqueEventId': 4,
    },
  ],
  ['search', { event: 'Search', eventInfo: { searchTerm: 'krok' } }],
  [
    'add',
    {
      event: 'Add to Cart',
      ecommerce: { currencyCode: 'SEK', add: { products: [IN_CART] } },
      'gtm.uniqueEventId': 11,
    },
  ],
  [
    'remove',
    {
      event: 'Remove from Cart',
      ecommerce: { currencyCode: 'SEK', remove: { products: [{ ...IN_CART, quantity: 1 }] } },
      'gtm.uniqueEventId': 12,
    },
  ],
  [
    'checkout',
    {
      event: 'Checkout Step',
      ecommerce: { currencyCode: 'SEK', checkout: { actionField: { step: 1 } }, products: [IN_CART] },
      'gtm.uniqueEventId': 6,
    },
  ],
  [
    'purchase',
    {
      event: 'purchase',
      ecommerce: {
        currencyCode: 'SEK',
        purchase: {
          actionField: {
            id: '104218',
            revenue: 198.8,
            tax: 39.76,
            shipping: 39.2,
            shippingTax: 9.8,
            discount: 40,
            discountTax: 10,
            timestamp: 1_795_435_200,
            coupon: 'HEJ',
          },
          products: [
            {
              item_id: '104',
              item_name: 'Krok Ek',
              item_brand: 'Ekverk',
              item_category: 'Krokar',
              item_variant: '40 mm',
              price: 79.92,
              tax: 19.98,
              quantity: 2,
              sku: '7',
            },
          ],
        },
      },
    },
  ],
])('in the key style products, %s is a named event [CONST-06]', (name, expected) => {
  expect(namedEvents(EVENTS[name], 'SEK')).toEqual([expected]);
});

test.each<[event: keyof typeof EVENTS, expected: object[]]>([
  ['viewItem', [RESET, { event: 'view_item', ecommerce: { currency: 'SEK', value: 99.9, items: [ITEM] } }]],
  [
    'viewList',
    [
      RESET,
      {
        event: 'view_item_list',
        ecommerce: {
          currency: 'SEK',
          item_list_name: 'Krokar',
          items: [
            { ...ITEM, index: 0 },
            { ...ITEM, index: 1 },
          ],
        },
      },
    ],
  ],
  ['search', [{ event: 'search', search_term: 'krok' }]],
  ['add', [RESET, { event: 'add_to_cart', ecommerce: { currency: 'SEK', value: 199.8, items: [CART_ITEM] } }]],
  [
    'remove',
    [
      RESET,
      {
        event: 'remove_from_cart',
        ecommerce: { currency: 'SEK', value: 99.9, items: [{ ...CART_ITEM, quantity: 1 }] },
      },
    ],
  ],
  ['checkout', [RESET, { event: 'begin_checkout', ecommerce: { currency: 'SEK', value: 198.8, items: [CART_ITEM] } }]],
  [
    'purchase',
    [
      RESET,
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: '104218',
          currency: 'SEK',
          value: 198.8,
          value_ex_tax: 159.04,
          value_tax: 39.76,
          shipping: 49,
          shipping_ex_tax: 39.2,
          coupon: 'HEJ',
          total_discount: 50,
          items: [CART_ITEM],
        },
      },
    ],
  ],
])('in the key style items, %s is an event of GA4 [CONST-06]', (name, expected) => {
  expect(ga4Events(EVENTS[name], 'SEK')).toEqual(expected);
});

test.each<ShopEvent>([
  { type: 'user:change', email: 'astrid@hemvist.example' },
  { type: 'cart:change', cart: aCart },
])('the tag manager does not receive $type', (event) => {
  expect(namedEvents(event, 'SEK')).toEqual([]);
  expect(ga4Events(event, 'SEK')).toEqual([]);
});
