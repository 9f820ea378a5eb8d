import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Slots, SlotsContext, type LoadSlot } from '@hemvaror/runtime/slots/Slots';
import { renderComponent, type Rendered } from '@hemvaror/testing/renderPage';
import { MAIN_MENU } from '../../testing/aRoot.tsx';
import sv from '../messages/sv.json';
import { Header } from './Header.tsx';
import { HeaderFrame } from './HeaderFrame.tsx';

/*
 * jsdom ignores @media, so these tests see the styles of phone and tablet.
 */

beforeEach(() => {
  withStyles('Header.module.css');
  withStyles('HeaderFrame.module.css');
});

afterEach(async () => scrollTo(0));

test('with visible-at-top on, the search bar is visible at the top of the page without being opened [SRCH-05]', async () => {
  await renderFrame({ searchVisibleAtTop: true });

  expect(field()).toBeVisible();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(closeButton()).not.toBeVisible();
});

test('the search bar is hidden on scroll and visible again at the top; its space stays reserved [SRCH-05]', async () => {
  const { frame } = await renderFrame({ searchVisibleAtTop: true });
  const reservedSpace = getComputedStyle(frame).marginBottom;

  await scrollTo(60);
  await waitFor(() => expect(field()).not.toBeVisible());
  expect(reservedSpace).toBe('calc(3rem + 2 * var(--space-12))');
  expect(getComputedStyle(frame).marginBottom).toBe(reservedSpace);

  await scrollTo(0);
  await waitFor(() => expect(field()).toBeVisible());
});

test('on a scrolled page the search bar is visible while it is open [SRCH-05]', async () => {
  const { user, frame } = await renderFrame({ searchVisibleAtTop: true });
  await scrollTo(60);
  await waitFor(() => expect(frame).toHaveAttribute('data-scrolled'));

  await user.click(toggle());
  // Visible because it is open, not because it has the focus.
  act(() => field().blur());
  expect(field()).toBeVisible();

  await user.click(closeButton());
  expect(field()).not.toBeVisible();
});

test('focusing the field at the top opens the search bar [SRCH-05]', async () => {
  const { user, frame } = await renderFrame({ searchVisibleAtTop: true });

  await user.click(field());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(closeButton()).toBeVisible();

  await scrollTo(60);
  await waitFor(() => expect(frame).toHaveAttribute('data-scrolled'));
  act(() => field().blur());
  expect(field()).toBeVisible();
});

test('closing the search bar at the top empties it, keeps it visible and focuses the toggle [SRCH-05]', async () => {
  const { user } = await renderFrame({ searchVisibleAtTop: true });
  await user.type(field(), 'krok');

  await user.click(closeButton());

  expect(toggle()).toHaveFocus();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(closeButton()).not.toBeVisible();
  expect(field()).toBeVisible();
  expect(field()).toHaveValue('');
});

test('with visible-at-top off, the search bar is visible only while it is open, and no space is reserved [SRCH-06]', async () => {
  const { user, frame } = await renderFrame({ searchVisibleAtTop: false });
  expect(field()).not.toBeVisible();
  expect(getComputedStyle(frame).marginBottom).toBe('');

  await user.click(toggle());
  expect(field()).toBeVisible();
  expect(closeButton()).toBeVisible();

  await user.click(closeButton());
  expect(field()).not.toBeVisible();
});

test('with visible-at-top off, focusing the field does not open the search bar [SRCH-06]', async () => {
  await renderFrame({ searchVisibleAtTop: false });

  act(() => field().focus());

  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('visible-at-top is off by default [SRCH-06]', async () => {
  await renderFrame({});

  expect(field()).not.toBeVisible();
});

async function renderFrame(config: { searchVisibleAtTop?: boolean }): Promise<Rendered & { frame: Element }> {
  const load: LoadSlot = async () => ({
    Component: () => (
      <form>
        <input aria-label="Sök i butiken" />
      </form>
    ),
  });
  const slots = new Slots(load);
  await slots.preload(['mf-search/SearchBox']);
  const rendered = await renderComponent(
    <SlotsContext value={slots}>
      <HeaderFrame>
        <Header menu={MAIN_MENU} />
      </HeaderFrame>
    </SlotsContext>,
    { messages: { shell: sv }, config },
  );
  const frame = screen.getByRole('banner').parentElement;
  if (!frame) throw new Error('The header has no frame.');
  return { ...rendered, frame };
}

// By label, as hidden elements have no role.
const field = () => screen.getByLabelText('Sök i butiken');
const toggle = () => screen.getByRole('button', { name: 'Sök' });
const closeButton = () => screen.getByLabelText('Stäng sök');

async function scrollTo(y: number): Promise<void> {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  await act(async () => void fireEvent.scroll(window));
}

/** Adds the real styles; in tests class names are not hashed. */
function withStyles(file: string): void {
  const style = document.createElement('style');
  style.textContent = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  document.head.append(style);
}
