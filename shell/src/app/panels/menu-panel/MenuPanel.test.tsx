import { screen, within } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { aRoot, MAIN_MENU } from '../../../testing/aRoot.tsx';
import sv from '../../messages/sv.json';
import { MenuPanel } from './MenuPanel.tsx';

const messages = { shell: sv };
const state = { panel: { name: 'menu-panel' as const, frame: null } };

function aMenuPanel() {
  const { channel, menus } = aRoot();
  return <MenuPanel menu={MAIN_MENU} shortcuts={menus.topBar} channel={channel} />;
}

test('the menu panel has the mobile menu; an expanded item starts with the link to the item itself', async () => {
  const { user } = await renderComponent(aMenuPanel(), { messages, state });
  const panel = screen.getByRole('dialog', { name: 'Meny' });

  await user.click(within(panel).getByText('Beslag'));

  expect(within(panel).getByRole('link', { name: 'Visa allt inom Beslag' })).toBeVisible();
  expect(within(panel).getByText('Sverige (SEK)')).toBeVisible();
});

test('the menu panel has the sale and the shortcuts of the top bar, but no images [HEAD-18]', async () => {
  const { user } = await renderComponent(aMenuPanel(), { messages, state });
  await user.click(screen.getByText('Beslag'));

  expect(screen.getByRole('link', { name: 'Rea' })).toHaveAttribute('href', '/dc/hostrea');
  expect(screen.getByRole('link', { name: 'Hjälp' })).toHaveAttribute('href', '/hjalp');
  expect(screen.queryByText('Mässing som får åldras')).not.toBeInTheDocument();
});

test('the menu panel switches the customer type, and links to the other language [TOP-03]', async () => {
  const { user, store } = await renderComponent(aMenuPanel(), { messages, state });

  await user.click(screen.getByRole('radio', { name: 'Företag' }));

  expect(store.getState().site.customerType).toBe('ORGANIZATION');
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('hreflang', 'en');
});

test('following a link closes the panel, even a link to the current page', async () => {
  const { user, store } = await renderComponent(aMenuPanel(), { messages, state });

  await user.click(screen.getByRole('link', { name: 'Varumärken' }));

  expect(store.getState().panel.name).toBeNull();
});

test('the login button in the menu opens the account panel', async () => {
  const { user, store } = await renderComponent(aMenuPanel(), { messages, state });

  await user.click(screen.getByRole('button', { name: 'Logga in' }));

  expect(store.getState().panel).toEqual({ name: 'account', frame: 'login' });
});
