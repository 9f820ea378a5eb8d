import { act, screen, waitFor, within } from '@testing-library/react';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { gate } from '@hemvaror/runtime/defer/touch';
import type { LoadSlot } from '@hemvaror/runtime/slots/Slots';
import { loadingSlice } from '@hemvaror/runtime/state/loadingSlice';
import { modalSlice } from '@hemvaror/runtime/state/modalSlice';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { aLayout } from '../../testing/aLayout.tsx';
import sv from '../messages/sv.json';

const messages = { shell: sv };
const A_LINE = {
  id: '7',
  skuId: 7,
  quantity: 1,
  message: null,
  unitPrice: null,
  totalPrice: null,
  campaign: null,
  product: null,
};
const A_CART: Cart = {
  id: '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90',
  isCompleted: false,
  promoCode: null,
  appliedCampaigns: [],
  items: [A_LINE],
  summary: null,
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

test('the no-footer layout has header and main area, but no footer [LAYOUT-05]', async () => {
  await renderComponent(aLayout('no-footer'), { messages });

  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Sidans innehåll');
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('the default layout ends with the footer', async () => {
  await renderComponent(aLayout('default'), { messages });

  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('a focused flow has the top bar and a link back to the shop, but neither navigation nor footer', async () => {
  await renderComponent(aLayout('undistracted'), { messages });

  expect(screen.getByRole('region', { name: 'Genvägar och inställningar' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fortsätt handla' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('navigation', { name: 'Huvudmeny' })).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('the error layout has the navigation and the footer', async () => {
  await renderComponent(aLayout('error'), { messages });

  expect(screen.getByRole('navigation', { name: 'Huvudmeny' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('the planning tool layout has a link back to the shop, but no top bar, navigation or footer', async () => {
  await renderComponent(aLayout('planning-tool'), { messages });

  expect(screen.getByRole('link', { name: 'Fortsätt handla' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('main')).toHaveTextContent('Sidans innehåll');
  expect(screen.queryByRole('region', { name: 'Genvägar och inställningar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Huvudmeny' })).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('the default layout has the cart panel and the added-to-cart notice [LAYOUT-02]', async () => {
  const { user, cart } = await renderComponent(aLayout('default'), {
    messages,
    cart: A_CART,
    api: { addToCart: { data: { addToCart: A_CART } } },
  });
  expect(screen.queryByText('mf-cart-checkout/AddedToCart')).not.toBeInTheDocument();

  await act(() => cart.add({ skuId: 7, quantity: 1 }));
  expect(await screen.findByText('mf-cart-checkout/AddedToCart')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^Varukorg/ }));
  expect(await screen.findByText('mf-cart-checkout/CartPanel')).toBeVisible();
});

test('the code of the added-to-cart notice is loaded after the first touch, before a product is added', async () => {
  let touch = () => {};
  gate.touched = new Promise((resolve) => (touch = resolve));
  const load = jest.fn<ReturnType<LoadSlot>, Parameters<LoadSlot>>(async (id) => ({ Component: () => <p>{id}</p> }));
  await renderComponent(aLayout('default', load), { messages, cart: null });
  const loaded = () => load.mock.calls.map(([id]) => id);
  expect(loaded()).not.toContain('mf-cart-checkout/AddedToCart');

  touch();

  await waitFor(() => expect(loaded()).toContain('mf-cart-checkout/AddedToCart'));
  expect(screen.queryByText('mf-cart-checkout/AddedToCart')).not.toBeInTheDocument();
});

test.each([
  ['is loaded with the first product', {}, 1],
  ['is not loaded for a shopper who saves data', { saveData: true }, 0],
])('the code of the cart panel %s', async (_when, connection, loads) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const load = jest.fn<ReturnType<LoadSlot>, Parameters<LoadSlot>>(async (id) => ({ Component: () => <p>{id}</p> }));
  const { cart } = await renderComponent(aLayout('default', load), {
    messages,
    cart: null,
    api: { getCart: { data: { getCart: { ...A_CART, items: [] } } }, addToCart: { data: { addToCart: A_CART } } },
  });
  const loadsOfPanel = () => load.mock.calls.filter(([id]) => id === 'mf-cart-checkout/CartPanel');
  expect(loadsOfPanel()).toHaveLength(0);

  await act(() => cart.add({ skuId: 7, quantity: 1 }));
  await screen.findByText('mf-cart-checkout/AddedToCart');

  expect(loadsOfPanel()).toHaveLength(loads);
});

test('the panel of a cart with items is prefetched', async () => {
  Object.defineProperty(navigator, 'connection', { value: {}, configurable: true });
  const { store } = await renderComponent(aLayout('default'), { messages, cart: A_CART });

  await waitFor(() => expect(store.getState().panel.prefetched).toContain('cart'));
});

test('a panel is rendered ahead, hidden, once the shopper points at its button', async () => {
  const { user, store } = await renderComponent(aLayout('default'), { messages });

  await user.hover(screen.getByRole('button', { name: 'Meny' }));
  const panel = await screen.findByRole('dialog', { hidden: true });
  expect(panel).not.toBeVisible();
  expect(store.getState().panel.name).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Meny' }));

  expect(panel).toBeVisible();
  expect(panel).toHaveFocus();
});

test('the default layout has the account panel and the menu panel, one at a time [LAYOUT-03]', async () => {
  const { user } = await renderComponent(aLayout('default'), { messages });

  await user.click(screen.getByRole('button', { name: 'Logga in' }));
  expect(await screen.findByText('mf-account/AccountPanel')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Meny' }));
  expect(await screen.findByRole('dialog', { name: 'Meny' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('the default layout has the spinner, the consent bar, the toast and the modal [LAYOUT-04]', async () => {
  const { store } = await renderComponent(aLayout('default'), { messages });

  expect(screen.getByRole('region', { name: 'Kakor' })).toBeVisible();
  act(() => void store.dispatch(loadingSlice.actions.loadingStarted()));
  expect(screen.getByText('Laddar')).toBeVisible();
  act(() => void store.dispatch(toastSlice.actions.toastShown({ text: 'Sparad' })));
  expect(screen.getByText('Sparad')).toBeVisible();
  act(() => void store.dispatch(modalSlice.actions.modalOpened({ name: 'prompt', title: 'Mått', text: 'Mät här.' })));
  expect(screen.getByRole('dialog', { name: 'Mått' })).toBeVisible();
});

test('a focused flow has the old-browser message, the top bar, the consent bar and the account panel [LAYOUT-06]', async () => {
  const { store } = await renderComponent(aLayout('undistracted'), { messages });

  // Hidden in current browsers: OldBrowserMessage.test.tsx.
  expect(screen.getByText(/^Din webbläsare är för gammal/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Genvägar och inställningar' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Kakor' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Huvudmeny' })).not.toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();

  // The shell's own: no code of mf-account runs in the checkout.
  act(() => void store.dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'login' })));
  expect(await screen.findByRole('dialog', { name: 'Logga in' })).toBeVisible();
  expect(screen.queryByText('mf-account/AccountPanel')).not.toBeInTheDocument();
});

test.each(['error', 'no-footer', 'planning-tool'] as const)('the %s layout has the consent bar', async (name) => {
  await renderComponent(aLayout(name), { messages });

  expect(screen.getByRole('region', { name: 'Kakor' })).toBeVisible();
});

test('every layout has the spinner, the toast and the modal, and a navigation closes the modal', async () => {
  const { user, store } = await renderComponent(aLayout('planning-tool'), { messages });

  act(() => void store.dispatch(loadingSlice.actions.loadingStarted()));
  expect(screen.getByText('Laddar')).toBeVisible();
  act(() => void store.dispatch(toastSlice.actions.toastShown({ text: 'Sparad' })));
  expect(screen.getByText('Sparad')).toBeVisible();
  act(() => void store.dispatch(modalSlice.actions.modalOpened({ name: 'prompt', title: 'Mått', text: 'Mät här.' })));
  expect(screen.getByRole('dialog', { name: 'Mått' })).toHaveTextContent('Mät här.');

  await user.click(screen.getByRole('link', { name: 'Till hyllorna' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the close button closes the modal', async () => {
  const { user, store } = await renderComponent(aLayout('default'), { messages });
  act(() => void store.dispatch(modalSlice.actions.modalOpened({ name: 'prompt', title: 'Mått', text: 'Mät här.' })));

  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stäng' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the first focusable element skips to the content', async () => {
  const { user } = await renderComponent(aLayout('default'), { messages });

  await user.tab();

  expect(screen.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveAttribute('href', '#content');
});

test('the cart panel is rendered when it is first opened, and stays rendered', async () => {
  const { user, store } = await renderComponent(aLayout('default'), { messages });
  expect(screen.queryByText('mf-cart-checkout/CartPanel')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Varukorg, tom' }));
  expect(await screen.findByText('mf-cart-checkout/CartPanel')).toBeVisible();

  act(() => void store.dispatch(panelSlice.actions.panelClosed()));
  expect(screen.getByText('mf-cart-checkout/CartPanel')).toBeInTheDocument();
});

test('a cart panel that fails to load shows an error, a retry button and a link to the checkout', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isAvailable = false;
  const { user } = await renderComponent(
    aLayout('default', async (id) => {
      if (id === 'mf-cart-checkout/CartPanel' && !isAvailable) throw new Error('no such file');
      return { Component: () => <p>{id}</p> };
    }),
    { messages },
  );

  await user.click(screen.getByRole('button', { name: 'Varukorg, tom' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Dina varor ligger kvar.');
  expect(screen.getByRole('dialog', { name: 'Varukorg' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till kassan' })).toHaveAttribute('href', '/kassan');

  isAvailable = true;
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('mf-cart-checkout/CartPanel')).toBeVisible();
});

test('the login button opens the account panel on its login frame', async () => {
  const { user, store } = await renderComponent(aLayout('default'), { messages });

  await user.click(screen.getByRole('button', { name: 'Logga in' }));

  expect(await screen.findByText('mf-account/AccountPanel')).toBeVisible();
  expect(store.getState().panel).toMatchObject({ name: 'account', frame: 'login' });
});
