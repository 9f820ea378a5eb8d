import { act, screen, waitFor } from '@testing-library/react';
import { Link } from '@storefront/platform/router';
import { panelSlice } from '@storefront/store/panelSlice';
import { renderPart } from '@storefront/testing/renderPage';
import sv from '../messages/sv.json';
import type { LayoutName } from '../pages.ts';
import { Layout } from './Layout.tsx';
import { aRoot, withSlots } from './testRoot.tsx';

const messages = { shell: sv };

test('LAYOUT-05 the variant without a footer has everything else', async () => {
  await renderPart(aLayout('no-footer'), { messages });

  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Sidans innehåll');
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('the default layout ends with the footer', async () => {
  await renderPart(aLayout('default'), { messages });

  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('a focused flow has the top bar, the logo and a way back, but neither navigation nor footer', async () => {
  await renderPart(aLayout('undistracted'), { messages });

  expect(screen.getByRole('region', { name: 'Genvägar och val' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fortsätt handla' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('navigation', { name: 'Huvudmeny' })).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('the first thing on the page leads past the header', async () => {
  const { user } = await renderPart(aLayout('default'), { messages });

  await user.tab();

  expect(screen.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveAttribute('href', '#content');
});

test('the cart panel is no part of the page until it is opened, and stays from then on', async () => {
  const { user, store } = await renderPart(aLayout('default'), { messages });
  expect(screen.queryByText('mf-cart-checkout/CartPanel')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Varukorg, tom' }));
  expect(await screen.findByText('mf-cart-checkout/CartPanel')).toBeVisible();

  act(() => void store.dispatch(panelSlice.actions.panelClosed()));
  expect(screen.getByText('mf-cart-checkout/CartPanel')).toBeInTheDocument();
});

test('a cart panel that cannot be loaded says so, can be tried again and leaves the way to the checkout', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isThere = false;
  const { user } = await renderPart(
    aLayout('default', async (id) => {
      if (id === 'mf-cart-checkout/CartPanel' && !isThere) throw new Error('no such file');
      return { Component: () => <p>{id}</p> };
    }),
    { messages },
  );

  await user.click(screen.getByRole('button', { name: 'Varukorg, tom' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Dina varor ligger kvar.');
  expect(screen.getByRole('dialog', { name: 'Varukorg' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till kassan' })).toHaveAttribute('href', '/kassan');

  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('mf-cart-checkout/CartPanel')).toBeVisible();
});

test('a visitor who signs in gets the account panel on its login frame', async () => {
  const { user, store } = await renderPart(aLayout('default'), { messages });

  await user.click(screen.getByRole('button', { name: 'Logga in' }));

  expect(await screen.findByText('mf-account/AccountPanel')).toBeVisible();
  expect(store.getState().panel).toEqual({ name: 'account', frame: 'login' });
});

test('a navigation closes the panel, reads out the new title and leads the focus to the content', async () => {
  const { user, store } = await renderPart(aLayout('default'), { messages });
  act(() => void store.dispatch(panelSlice.actions.panelOpened({ name: 'cart' })));
  document.title = 'Hyllor | Hemvist';

  await user.click(screen.getByRole('link', { name: 'Till hyllorna' }));

  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(store.getState().panel.name).toBeNull();
  expect(screen.getByText('Hyllor | Hemvist')).toHaveAttribute('aria-live', 'polite');
});

test('a change of the query alone leaves panel and focus as they are', async () => {
  const { user, store } = await renderPart(aLayout('default'), { messages });
  act(() => void store.dispatch(panelSlice.actions.panelOpened({ name: 'filters' })));

  await user.click(screen.getByRole('link', { name: 'Bara mässing' }));

  expect(store.getState().panel.name).toBe('filters');
  expect(screen.getByRole('link', { name: 'Bara mässing' })).toHaveFocus();
});

function aLayout(name: LayoutName, load?: Parameters<typeof withSlots>[1]) {
  return withSlots(
    <Layout name={name} root={aRoot()}>
      <p>Sidans innehåll</p>
      <Link to="/c/hyllor">Till hyllorna</Link>
      <Link to="?material=massing">Bara mässing</Link>
    </Layout>,
    load,
  );
}
