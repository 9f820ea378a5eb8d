import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { addStylesheets, removeStylesheets, styleValue } from '@hemvaror/testing/stylesheets';
import { aRoot, MAIN_MENU, withSlots } from '../../testing/aRoot.tsx';
import sv from '../messages/sv.json';
import { Header } from './Header.tsx';
import { HeaderFrame } from './HeaderFrame.tsx';

const messages = { shell: sv };

afterEach(removeStylesheets);

test('the logo is 300x50 and links to the home page with the name of the shop [HEAD-02]', async () => {
  await renderComponent(aHeader(), { messages });
  const link = screen.getByRole('link', { name: 'Hemvist, till startsidan' });

  expect(link).toHaveAttribute('href', '/');
  const logo = within(link).getByRole('img', { name: 'Hemvist' });
  expect(logo).toHaveAttribute('width', '300');
  expect(logo).toHaveAttribute('height', '50');
  expect(logo).toHaveAttribute('viewBox', '0 0 300 50');
});

test.each([
  [[], 'Favoriter'],
  [[7], 'Favoriter, 1 sparad'],
  [[7, 9], 'Favoriter, 2 sparade'],
])('with the favorites %j the link has no text, but the accessible name "%s" [HEAD-12]', async (productIds, name) => {
  await renderComponent(aHeader(), { messages, state: { favorites: { productIds } } });
  const link = screen.getByRole('link', { name });

  expect(link).toHaveAttribute('href', '/favoriter');
  expect(link.textContent).toBe(productIds.length > 0 ? String(productIds.length) : '');
});

test.each([
  ['light', '#faf8f5', '#1f1d1a'],
  ['dark', '#1a342c', '#faf8f5'],
] as const)('the %s header has the ground %s and the text color %s [HEAD-22]', async (theme, ground, ink) => {
  addStylesheets(path.join(import.meta.dirname, 'HeaderFrame.module.css'));
  await renderComponent(<HeaderFrame theme={theme}>{aHeader()}</HeaderFrame>, { messages });
  const frame = screen.getByRole('banner').parentElement;

  expect(frame && styleValue(frame, 'background')).toBe(ground);
  expect(frame && styleValue(frame, 'color')).toBe(ink);
});

test('opening the cart button in a new tab follows its link to the checkout', async () => {
  const { user, store } = await renderComponent(aHeader(), { messages });
  const cart = screen.getByRole('button', { name: 'Varukorg, tom' });

  expect(cart).toHaveAttribute('href', '/kassan');
  cart.addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(cart);
  expect(store.getState().panel.name).toBeNull();
});

test('the cart button opens the cart by click, Enter and space', async () => {
  const { user, store } = await renderComponent(aHeader(), { messages });

  screen.getByRole('button', { name: 'Varukorg, tom' }).focus();
  await user.keyboard(' ');

  expect(store.getState().panel.name).toBe('cart');
});

test('a customer has a link to the orders instead of the login button', async () => {
  await renderComponent(aHeader(), { messages, state: { session: { userName: 'kund@example.com' } } });

  expect(screen.getByRole('link', { name: 'Mina sidor' })).toHaveAttribute('href', '/mina-sidor/ordrar');
  expect(screen.queryByRole('button', { name: 'Logga in' })).not.toBeInTheDocument();
});

test('opening the search focuses its field, and closing it returns the focus to the toggle', async () => {
  const { user } = await renderComponent(
    withSlots(<Header menu={MAIN_MENU} />, async () => ({
      Component: () => <input aria-label="Sök i butiken" />,
    })),
    { messages },
  );
  const toggle = screen.getByRole('button', { name: 'Sök' });

  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('Sök i butiken')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Stäng sök' }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

test('resetting the search form closes the search bar', async () => {
  const { user } = await renderComponent(
    withSlots(<Header menu={MAIN_MENU} />, async () => ({
      Component: () => (
        <form>
          <input aria-label="Sök i butiken" />
          <button type="reset">{'Klar'}</button>
        </form>
      ),
    })),
    { messages },
  );
  const toggle = screen.getByRole('button', { name: 'Sök' });
  await user.click(toggle);
  await user.type(screen.getByLabelText('Sök i butiken'), 'krok');

  await user.click(screen.getByRole('button', { name: 'Klar' }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

test('closing the search empties it', async () => {
  const { user } = await renderComponent(
    withSlots(<Header menu={MAIN_MENU} />, async () => ({
      Component: () => (
        <form>
          <input aria-label="Sök i butiken" />
        </form>
      ),
    })),
    { messages },
  );
  await user.click(screen.getByRole('button', { name: 'Sök' }));
  await user.type(screen.getByLabelText('Sök i butiken'), 'krok');

  await user.click(screen.getByRole('button', { name: 'Stäng sök' }));

  expect(screen.getByLabelText('Sök i butiken')).toHaveValue('');
});

test('if the search box fails to load, a plain form replaces it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderComponent(
    withSlots(<Header menu={aRoot().menus.main} />, async () => {
      throw new Error('no such release');
    }),
    { messages },
  );

  expect(await screen.findByRole('search')).toHaveAttribute('action', '/s');
  expect(screen.getByRole('searchbox', { name: 'Sök i butiken' })).toHaveAttribute('name', 'q');
});

test('if the search box fails to load while the shopper types, the plain form keeps text, focus and caret', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { promise, reject } = Promise.withResolvers<never>();
  const { user } = await renderComponent(
    withSlots(<Header menu={MAIN_MENU} />, () => promise),
    { messages },
  );
  const field = () => screen.getByRole('searchbox', { name: 'Sök i butiken' });
  const first = field();
  await user.type(first, 'krok{ArrowLeft}');

  reject(new Error('no such release'));
  await waitFor(() => expect(field()).not.toBe(first));

  expect(field()).toHaveFocus();
  await user.keyboard('i');
  expect(field()).toHaveValue('kroik');
});

function aHeader() {
  return withSlots(<Header menu={MAIN_MENU} />);
}
