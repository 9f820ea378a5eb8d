import { act, screen, waitFor } from '@testing-library/react';
import { Link } from '@storefront/platform/router';
import { renderPart } from '@storefront/testing/renderPage';
import { MAIN_MENU } from '../../layouts/testRoot.tsx';
import sv from '../../messages/sv.json';
import { HEADER_OPTIONS, type NavigationOptions } from '../headerOptions.ts';
import { menuItems } from '../menuItems.ts';
import { MainNav } from './MainNav.tsx';

const messages = { shell: sv };

test('HEAD-05 three levels: an item, the columns of its submenu, the links of a column', async () => {
  const { user } = await renderPart(aNav(), { messages });
  expect(screen.queryByRole('link', { name: 'Handtag' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Beslag' }));

  expect(screen.getByRole('link', { name: 'Handtag' })).toHaveAttribute('href', '/c/11');
  expect(screen.getByRole('link', { name: 'Stånghandtag' })).toHaveAttribute('href', '/c/111');
  expect(screen.getByRole('link', { name: 'Varumärken' })).toHaveAttribute('href', '/varumarken');
});

test.each([
  [true, 1],
  [false, 0],
])('HEAD-07 with the option %s the submenu has %i link to all in its parent', async (linkToAll, count) => {
  const { user } = await renderPart(aNav({ linkToAll }), { messages });

  await user.click(screen.getByRole('button', { name: 'Beslag' }));

  expect(screen.queryAllByRole('link', { name: 'Visa allt inom Beslag' })).toHaveLength(count);
});

test('Escape closes a submenu and leaves the focus on its button', async () => {
  const { user } = await renderPart(aNav(), { messages });
  await user.click(screen.getByRole('button', { name: 'Beslag' }));
  act(() => screen.getByRole('link', { name: 'Stånghandtag' }).focus());

  await user.keyboard('{Escape}');

  expect(screen.getByRole('button', { name: 'Beslag' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Beslag' })).toHaveFocus();
});

test('a resting pointer opens a submenu, a click keeps it, and the next click closes it', async () => {
  const { user } = await renderPart(aNav(), { messages });
  const button = screen.getByRole('button', { name: 'Beslag' });

  await user.hover(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a submenu closes when the focus leaves it, and on the way to another page', async () => {
  const { user } = await renderPart(
    <>
      {aNav()}
      <Link to="/annan">Annan sida</Link>
    </>,
    { messages },
  );
  const button = screen.getByRole('button', { name: 'Beslag' });

  await user.click(button);
  act(() => screen.getByRole('link', { name: 'Annan sida' }).focus());
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await user.click(button);
  await user.click(screen.getByRole('link', { name: 'Handtag' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('before the page can answer, every link is in its markup', async () => {
  const { container } = await renderPart(aNav(), { messages });

  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/c/11',
    '/c/111',
    '/c/1',
    '/varumarken',
  ]);
});

function aNav(given: Partial<NavigationOptions> = {}) {
  return <MainNav items={menuItems(MAIN_MENU.menuItems)} options={{ ...HEADER_OPTIONS.navigation, ...given }} />;
}
