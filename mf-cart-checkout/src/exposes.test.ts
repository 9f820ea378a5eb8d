import type { PageModule, SlotModule } from '@storefront/federation/contract';
import { remote } from '../federation.config.ts';
import * as addedToCart from './added-to-cart/AddedToCart.tsx';
import * as cartPanel from './cart-panel/CartPanel.tsx';
import * as checkoutPage from './checkout-page/CheckoutPage.tsx';
import * as confirmationPage from './confirmation-page/ConfirmationPage.tsx';
import * as paymentFailedPage from './payment-failed-page/PaymentFailedPage.tsx';
import en from './messages/en.json';
import sv from './messages/sv.json';

const PAGE = ['Component', 'ErrorBoundary', 'loader', 'meta'];

type DataOf<Page extends { loader: (...args: never[]) => Promise<unknown> }> = Awaited<ReturnType<Page['loader']>>;

addedToCart satisfies SlotModule;
cartPanel satisfies SlotModule;
checkoutPage satisfies PageModule<DataOf<typeof checkoutPage>>;
confirmationPage satisfies PageModule<DataOf<typeof confirmationPage>>;
paymentFailedPage satisfies PageModule<DataOf<typeof paymentFailedPage>>;

test.each([
  ['./CartPanel', cartPanel, ['Component']],
  ['./AddedToCart', addedToCart, ['Component']],
  ['./CheckoutPage', checkoutPage, PAGE],
  ['./ConfirmationPage', confirmationPage, PAGE],
  ['./PaymentFailedPage', paymentFailedPage, PAGE],
])('%s keeps its promise to the shell', (id, module, names) => {
  expect(Object.keys(remote.exposes)).toContain(id);
  expect(Object.keys(module).toSorted()).toEqual(names);
});

test('both languages have the same messages', () => {
  expect(keysOf(en)).toEqual(keysOf(sv));
});

function keysOf(messages: object, prefix = ''): string[] {
  return Object.entries(messages)
    .flatMap(([key, value]) => (typeof value === 'object' ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`]))
    .toSorted();
}
