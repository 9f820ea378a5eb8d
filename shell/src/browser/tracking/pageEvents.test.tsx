import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import type { PageMeta } from '@hemvaror/runtime/contract/contract';
import { testShop } from '@hemvaror/testing/testShop';
import { aCart, aProduct } from '../../testing/trackedSubjects.ts';
import type { Router } from '../boot/visit.ts';
import { pageEvents } from './pageEvents.ts';

type State = Parameters<typeof pageEvents>[0];

const META: PageMeta = { title: 'Krokar', pageType: 'List Page' };

/** State of a router that shows a page with this metadata. */
function showing(meta: object, errors: Router['state']['errors'] = null): State {
  const route = {
    id: 'list',
    handle: { name: 'list', layout: 'default', page: 'mf-catalog/ListPage', meta: () => ({ ...META, ...meta }) },
  };
  const location = { pathname: '/l/krokar', search: '?email=a%40b.example', hash: '', state: null, key: 'k' };
  const matches = [{ params: {}, pathname: '/l/krokar', pathnameBase: '/l/krokar', route }];
  return { matches, loaderData: { list: { page: {}, slots: {} } }, errors, location };
}

function eventsOf(state: State, cart: typeof aCart | null = null) {
  return pageEvents(state, { shop: testShop(), i18n: createI18n('sv', {}), cart });
}

test('a page has its impression, without the query of its address', () => {
  expect(eventsOf(showing({}))).toEqual([
    { type: 'page:impression', page: { pageType: 'List Page', path: '/l/krokar', title: 'Krokar', status: 200 } },
  ]);
});

test.each<[what: string, subject: unknown, events: object[]]>([
  ['a product', { kind: 'product', product: aProduct }, [{ type: 'product-detail:impression', product: aProduct }]],
  [
    'a list',
    { kind: 'list', products: [aProduct] },
    [{ type: 'product:impression', list: 'Krokar', products: [aProduct] }],
  ],
  ['an empty list', { kind: 'list', products: [] }, []],
  ['a search', { kind: 'search', text: 'krok', products: [] }, [{ type: 'search:impression', text: 'krok' }]],
  ['a checkout', { kind: 'checkout' }, [{ type: 'checkout:impression', cart: aCart }]],
  [
    'an order',
    { kind: 'order', orderId: '104218', cart: aCart },
    [{ type: 'checkout:purchase', orderId: '104218', cart: aCart }],
  ],
  ['a subject of another release', { kind: 'product', product: { id: 1 } }, []],
])('the page of %s has its events after the impression', (_what, subject, events) => {
  expect(eventsOf(showing({ subject }), aCart).slice(1)).toEqual(events);
});

test('a checkout without items is not begun', () => {
  expect(eventsOf(showing({ subject: { kind: 'checkout' } }), { ...aCart, items: [] })).toHaveLength(1);
});

test('a failed page is an error page with its status', () => {
  const state = showing({ subject: { kind: 'checkout' } }, { list: { status: 404 } });

  expect(eventsOf(state, aCart)).toEqual([
    { type: 'page:impression', page: expect.objectContaining({ pageType: 'Error Page', status: 404 }) },
  ]);
});
