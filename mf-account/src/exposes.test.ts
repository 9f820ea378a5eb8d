import type { PageModule, SlotModule } from '@storefront/federation/contract';
import * as accountPanel from './account-panel/AccountPanel.tsx';
import { messages as en } from './messages/en.ts';
import { messages as sv } from './messages/sv.ts';
import * as ordersPage from './orders-page/OrdersPage.tsx';

/** `login.title`, and so on, of every text. */
function keysOf(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : keysOf(value).map((inner) => `${key}.${inner}`),
  );
}

test('the account panel is a slot and nothing else', () => {
  expect(Object.keys(accountPanel satisfies SlotModule)).toEqual(['Component']);
});

test('the orders page is a page and nothing else', () => {
  expect(Object.keys(ordersPage satisfies PageModule<ordersPage.OrdersPageData>).toSorted()).toEqual([
    'Component',
    'ErrorBoundary',
    'loader',
    'meta',
  ]);
});

test('every text is there in both languages', () => {
  expect(keysOf(en).toSorted()).toEqual(keysOf(sv).toSorted());
});
