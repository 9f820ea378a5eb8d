import type { PageModule, SlotModule } from '@storefront/federation/contract';
import * as accountPanel from './account-panel/AccountPanel.tsx';
import * as balancePage from './balance-page/BalancePage.tsx';
import { messages as en } from './messages/en.ts';
import { messages as sv } from './messages/sv.ts';
import * as ordersPage from './orders-page/OrdersPage.tsx';
import * as resetPasswordPage from './reset-password-page/ResetPasswordPage.tsx';
import * as settingsPage from './settings-page/SettingsPage.tsx';

/** `login.title`, and so on, of every text. */
function keysOf(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : keysOf(value).map((inner) => `${key}.${inner}`),
  );
}

test('the account panel is a slot and nothing else', () => {
  expect(Object.keys(accountPanel satisfies SlotModule)).toEqual(['Component']);
});

test.each([
  ['orders', ordersPage satisfies PageModule<ordersPage.OrdersPageData>],
  ['settings', settingsPage satisfies PageModule<settingsPage.SettingsPageData>],
  ['balance', balancePage satisfies PageModule<balancePage.BalancePageData>],
  ['reset password', resetPasswordPage satisfies PageModule<resetPasswordPage.ResetPasswordPageData>],
])('the %s page is a page and nothing else', (_name, page) => {
  expect(Object.keys(page).toSorted()).toEqual(['Component', 'ErrorBoundary', 'loader', 'meta']);
});

test('every text is there in both languages', () => {
  expect(keysOf(en).toSorted()).toEqual(keysOf(sv).toSorted());
});
