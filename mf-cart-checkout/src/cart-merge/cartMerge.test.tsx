import { act, screen } from '@testing-library/react';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Component as AddedToCart } from '../added-to-cart/AddedToCart.tsx';
import { messages as en } from '../messages/en.ts';
import { messages as sv } from '../messages/sv.ts';
import { Component as CartPanel } from '../cart-panel/CartPanel.tsx';

const lines = [aCartLine({ skuId: 7 }), aCartLine({ skuId: 8, quantity: 2 })];
const cart = aCart({ items: lines });
const limited = [
  { skuId: 8, quantity: 2, requestedQuantity: 5, product: { name: 'Krok Ek' } },
  { skuId: 9, quantity: 0, requestedQuantity: 1, product: { name: 'Vas Lök' } },
  { skuId: 10, quantity: 0, requestedQuantity: 1, product: null },
];

interface Merge {
  restored?: number;
  limited?: typeof limited;
  locale?: LocaleCode;
}

/** Renders the open cart panel, or the page below it, and logs in. */
async function renderMerged(where: 'panel' | 'page', { restored = 2, limited: items = [], locale = 'sv' }: Merge = {}) {
  const rendered = await renderComponent(where === 'panel' ? <CartPanel /> : <AddedToCart />, {
    messages: locale === 'sv' ? sv : en,
    locale,
    cart: aCart(),
    state: {
      session: { userName: 'astrid.lind@hemvist.example' },
      panel: { name: where === 'panel' ? 'cart' : null, frame: null },
    },
    api: {
      mergeCart: {
        data: { mergeCart: { cart, restored: restored > 0 ? [{ quantity: restored }] : [], limited: items } },
      },
      updateCartItem: { data: { updateCartItem: aCart({ items: lines.slice(0, 1) }) } },
    },
  });
  await act(() => rendered.cart.load({ after: 'login' }));
  return rendered;
}

const RESTORED = /Vi har lagt till 2 varor från ditt förra besök\./;

test.each(['panel', 'page'] as const)(
  'after a login the %s says how many items came from an earlier visit',
  async (where) => {
    const { container } = await renderMerged(where);

    expect(screen.getByText(RESTORED)).toBeVisible();
    expect(screen.queryByText(/Lagret har ändrats/)).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  },
);

test.each<[LocaleCode, number, string]>([
  ['sv', 1, 'Vi har lagt till 1 vara från ditt förra besök.'],
  ['en', 1, "We've added 1 item from your last visit."],
  ['en', 3, "We've added 3 items from your last visit."],
])('the number of items is named (%s, %i)', async (locale, restored, text) => {
  await renderMerged('panel', { locale, restored });

  expect(screen.getByText(text)).toBeVisible();
});

test('limited items are named with what is left of them', async () => {
  await renderMerged('panel', { restored: 0, limited });

  expect(screen.queryByText(/förra besök/)).not.toBeInTheDocument();
  expect(screen.getByText('Lagret har ändrats sedan sist:')).toBeVisible();
  expect(screen.getByText('Krok Ek: bara 2 av 5 finns kvar')).toBeVisible();
  expect(screen.getByText('Vas Lök är slut och har tagits bort')).toBeVisible();
  expect(screen.getByText('1 vara säljs inte längre och har tagits bort')).toBeVisible();
});

test('the notice beside the lines stays until the shopper dismisses it', async () => {
  const { user, cart: session } = await renderMerged('panel');
  act(() => session.replace({ ...cart, promoCode: 'WELCOME10' }));
  expect(screen.getByText(RESTORED)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Okej' }));

  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
});

test('the notice ends with the next change of the cart', async () => {
  const { cart: session } = await renderMerged('panel');

  await act(() => session.change({ id: '8', skuId: 8, quantity: 0 }));

  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  expect(session.getSnapshot().merge).toBeNull();
});

test('the notice over the page leads to the cart, where it stays', async () => {
  const { user, store, cart: session } = await renderMerged('page');

  await user.click(screen.getByRole('button', { name: 'Visa varukorgen' }));

  expect(store.getState().panel.name).toBe('cart');
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  expect(session.getSnapshot().merge).not.toBeNull();
});

test('the notice over the page is dismissed by its close button, and hidden by Escape', async () => {
  const first = await renderMerged('page');
  await first.user.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(first.cart.getSnapshot().merge).toBeNull();
  first.unmount();

  const { user, cart: session } = await renderMerged('page');
  await user.keyboard('{Escape}');

  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  expect(session.getSnapshot().merge).not.toBeNull();
});
