import path from 'node:path';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { BREAKPOINTS } from '@hemvaror/domain/site/breakpoints';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { Link } from '@hemvaror/runtime/routing/Link';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { addStylesheets, removeStylesheets, styleValue } from '@hemvaror/testing/stylesheets';
import { testShop } from '@hemvaror/testing/testShop';
import { MAIN_MENU, withSlots } from '../../../testing/aRoot.tsx';
import sv from '../../messages/sv.json';
import { MainNav } from './MainNav.tsx';

const messages = { shell: sv };

afterEach(removeStylesheets);

test('in the full-width submenu the second level has column headings [HEAD-04]', async () => {
  const { user } = await renderComponent(aNav({ type: 'fullWidth' }), { messages });

  await user.click(screen.getByRole('button', { name: 'Beslag' }));

  expect(screen.getByRole('navigation', { name: 'Huvudmeny' })).toHaveAttribute('data-type', 'fullWidth');
  expect(screen.getByRole('link', { name: 'Handtag' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stånghandtag' })).toBeVisible();
});

test('in the boxed submenu the second level is a list, and a chevron expands the third [HEAD-04]', async () => {
  const { user } = await renderComponent(aNav({ type: 'boxed' }), { messages });

  await user.click(screen.getByRole('button', { name: 'Beslag' }));
  const parent = screen.getByText('Handtag');
  expect(screen.getByRole('navigation', { name: 'Huvudmeny' })).toHaveAttribute('data-type', 'boxed');
  expect(parent.querySelector('svg')).toBeVisible();
  expect(screen.getByText('Knoppar').querySelector('svg')).toBeNull();
  expect(screen.getByText('Stånghandtag')).not.toBeVisible();

  await user.click(parent);
  expect(screen.getByRole('link', { name: 'Visa allt inom Handtag' })).toHaveAttribute('href', '/c/11');
  expect(screen.getByRole('link', { name: 'Stånghandtag' })).toBeVisible();
});

test.each([
  [BREAKPOINTS.laptop, 4],
  [BREAKPOINTS.desktop - 1, 4],
  [BREAKPOINTS.desktop, 6],
  [BREAKPOINTS.desktopBig - 1, 6],
  [BREAKPOINTS.desktopBig, 7],
])('in a window of %i px the submenu has %i columns [HEAD-08]', async (width, count) => {
  addStylesheets(path.join(import.meta.dirname, 'Submenu.module.css'));
  const { user } = await renderComponent(aNav({ type: 'fullWidth' }), { messages });
  await user.click(screen.getByRole('button', { name: 'Beslag' }));
  const grid = screen.getByRole('link', { name: 'Handtag' }).closest('.grid');

  expect(grid && styleValue(grid, 'display', { width })).toBe('grid');
  expect(grid && styleValue(grid, 'grid-template-columns', { width })).toBe(`repeat(${count}, minmax(0, 1fr))`);
});

test('the navigation has three levels: items, submenu columns, links in a column [HEAD-05]', async () => {
  const { user } = await renderComponent(aNav(), { messages });
  expect(screen.queryByRole('link', { name: 'Handtag' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Beslag' }));

  expect(screen.getByRole('link', { name: 'Handtag' })).toHaveAttribute('href', '/c/11');
  expect(screen.getByRole('link', { name: 'Stånghandtag' })).toHaveAttribute('href', '/c/111');
  expect(screen.getByRole('link', { name: 'Varumärken' })).toHaveAttribute('href', '/varumarken');
});

test('the full-width submenu ends with images that link, with their captions', async () => {
  const { user } = await renderComponent(aNav({ type: 'fullWidth' }), { messages });

  await user.click(screen.getByRole('button', { name: 'Beslag' }));
  const link = await screen.findByRole('link', { name: 'Mässing som får åldras' });

  expect(link).toHaveAttribute('href', '/c/13');
  const image = link.querySelector('img');
  expect(image).toHaveAttribute('src', '/images/pagewidget/600w/brass.webp');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('the boxed submenu has no images', async () => {
  const { user } = await renderComponent(aNav({ type: 'boxed' }), { messages });

  await user.click(screen.getByRole('button', { name: 'Beslag' }));

  expect(screen.getByText('Knoppar')).toBeVisible();
  expect(screen.queryByText('Mässing som får åldras')).not.toBeInTheDocument();
});

test.each([
  [true, 1],
  [false, 0],
])('with the option %s the submenu has %i link to all in its parent [HEAD-07]', async (linkToAll, count) => {
  const { user } = await renderComponent(aNav({ linkToAll }), { messages });

  await user.click(screen.getByRole('button', { name: 'Beslag' }));

  expect(screen.queryAllByRole('link', { name: 'Visa allt inom Beslag' })).toHaveLength(count);
});

test('Escape closes a submenu and returns the focus to its button', async () => {
  const { user } = await renderComponent(aNav(), { messages });
  await user.click(screen.getByRole('button', { name: 'Beslag' }));
  act(() => screen.getByRole('link', { name: 'Stånghandtag' }).focus());

  await user.keyboard('{Escape}');

  expect(screen.getByRole('button', { name: 'Beslag' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Beslag' })).toHaveFocus();
});

test('hovering opens a submenu, a click keeps it open, and the next click closes it', async () => {
  const { user } = await renderComponent(aNav(), { messages });
  const button = screen.getByRole('button', { name: 'Beslag' });

  await user.hover(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a submenu that CSS has opened below the pointer stays open when the code is loaded', async () => {
  // jsdom has no pointer: let the first item with a submenu match.
  const matches = jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':hover' && this.textContent.startsWith('Beslag');
  });
  try {
    await renderComponent(aNav({ opensBy: 'hover' }), { messages });
  } finally {
    matches.mockRestore();
  }

  expect(screen.getByRole('button', { name: 'Beslag' })).toHaveAttribute('aria-expanded', 'true');
});

test('a submenu closes when the focus leaves it, and on navigation', async () => {
  const { user } = await renderComponent(
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

test.each([
  ['hover', 'true'],
  ['click', 'false'],
] as const)('with submenus that open by %s, hovering sets aria-expanded to %s', async (opensBy, isOpen) => {
  await renderComponent(aNav({ opensBy }), { messages });
  const button = screen.getByRole('button', { name: 'Beslag' });
  // jsdom has no PointerEvent, so set the pointer type on the event.
  const pointerOver = createEvent.pointerOver(button);
  Object.defineProperty(pointerOver, 'pointerType', { value: 'mouse' });

  jest.useFakeTimers();
  try {
    fireEvent(button, pointerOver);
    act(() => {
      jest.runAllTimers();
    });
  } finally {
    jest.useRealTimers();
  }

  expect(button).toHaveAttribute('aria-expanded', isOpen);
});

test('a press outside closes a submenu', async () => {
  const { user } = await renderComponent(
    <>
      {aNav({ opensBy: 'click' })}
      <p>Sidan</p>
    </>,
    { messages },
  );
  const button = screen.getByRole('button', { name: 'Beslag' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');

  await user.click(screen.getByText('Sidan'));

  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('before hydration every link is in the markup', async () => {
  const { container } = await renderComponent(aNav(), { messages });

  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/c/11',
    '/c/111',
    '/c/1',
    '/c/12',
    '/c/13',
    '/varumarken',
    '/dc/hostrea',
  ]);
});

function aNav(options: Partial<PublicConfig['navigation']> = {}) {
  const { navigation } = testShop().config;
  return withSlots(<MainNav items={MAIN_MENU.items} options={{ ...navigation, ...options }} />);
}
