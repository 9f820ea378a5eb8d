import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Slots, SlotsContext, type LoadSlot } from '@hemvaror/runtime/slots/Slots';
import { renderComponent, type Rendered } from '@hemvaror/testing/renderPage';
import { MAIN_MENU } from '../layouts/testRoot.tsx';
import sv from '../messages/sv.json';
import { Header } from './Header.tsx';
import { HeaderFrame } from './HeaderFrame.tsx';

/*
 * jsdom knows no @media, so what shows here is what shows on phone and tablet.
 */

beforeEach(() => {
  withStyles('Header.module.css');
  withStyles('HeaderFrame.module.css');
});

afterEach(async () => scrollTo(0));

test('SRCH-05 with visible-at-top on, the search bar shows at the top of the page without anybody opening it', async () => {
  await renderFrame({ searchVisibleAtTop: true });

  expect(field()).toBeVisible();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(closeButton()).not.toBeVisible();
});

test('SRCH-05 it goes as soon as the page is scrolled, and comes back at the top; its place stays', async () => {
  const { frame } = await renderFrame({ searchVisibleAtTop: true });
  const place = getComputedStyle(frame).marginBottom;

  await scrollTo(60);
  await waitFor(() => expect(field()).not.toBeVisible());
  expect(place).toBe('calc(3rem + 2 * var(--space-12))');
  expect(getComputedStyle(frame).marginBottom).toBe(place);

  await scrollTo(0);
  await waitFor(() => expect(field()).toBeVisible());
});

test('SRCH-05 where the page is scrolled it shows while it is opened', async () => {
  const { user, frame } = await renderFrame({ searchVisibleAtTop: true });
  await scrollTo(60);
  await waitFor(() => expect(frame).toHaveAttribute('data-scrolled'));

  await user.click(toggle());
  // It is open, not merely where the focus is.
  act(() => field().blur());
  expect(field()).toBeVisible();

  await user.click(closeButton());
  expect(field()).not.toBeVisible();
});

test('SRCH-05 whoever goes into the field of a bar that shows by itself has opened it', async () => {
  const { user, frame } = await renderFrame({ searchVisibleAtTop: true });

  await user.click(field());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(closeButton()).toBeVisible();

  await scrollTo(60);
  await waitFor(() => expect(frame).toHaveAttribute('data-scrolled'));
  act(() => field().blur());
  expect(field()).toBeVisible();
});

test('SRCH-05 closed at the top it stays in view, and the toggle has the focus', async () => {
  const { user } = await renderFrame({ searchVisibleAtTop: true });
  await user.type(field(), 'krok');

  await user.click(closeButton());

  expect(toggle()).toHaveFocus();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(closeButton()).not.toBeVisible();
  expect(field()).toBeVisible();
  expect(field()).toHaveValue('');
});

test('SRCH-06 with visible-at-top off, the search bar shows only while it is opened, and nothing is kept free for it', async () => {
  const { user, frame } = await renderFrame({ searchVisibleAtTop: false });
  expect(field()).not.toBeVisible();
  expect(getComputedStyle(frame).marginBottom).toBe('');

  await user.click(toggle());
  expect(field()).toBeVisible();
  expect(closeButton()).toBeVisible();

  await user.click(closeButton());
  expect(field()).not.toBeVisible();
});

test('SRCH-06 there the focus alone opens no bar: on a laptop the field is in view, and the header may slide away', async () => {
  await renderFrame({ searchVisibleAtTop: false });

  act(() => field().focus());

  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('SRCH-06 is what a shop has that says nothing', async () => {
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
  if (!frame) throw new Error('The header stands in a frame.');
  return { ...rendered, frame };
}

// By label, as what is hidden has no role.
const field = () => screen.getByLabelText('Sök i butiken');
const toggle = () => screen.getByRole('button', { name: 'Sök' });
const closeButton = () => screen.getByLabelText('Stäng sök');

async function scrollTo(y: number): Promise<void> {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  await act(async () => void fireEvent.scroll(window));
}

/** The real styles; in tests a class is called what its module calls it. */
function withStyles(file: string): void {
  const style = document.createElement('style');
  style.textContent = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  document.head.append(style);
}
