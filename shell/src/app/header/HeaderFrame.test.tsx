import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { HeaderFrame } from './HeaderFrame.tsx';

const MAIN_TOP_PX = 116;

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(MAIN_TOP_PX);
});

afterEach(async () => scrollTo(0));

test('the header is hidden on scrolling down beyond the start of the main area, and visible on any scroll up', async () => {
  await renderComponent(
    <>
      <HeaderFrame>Huvud</HeaderFrame>
      <main />
    </>,
    { messages: {} },
  );
  const frame = screen.getByText('Huvud');

  await scrollTo(60);
  await waitFor(() => expect(frame).toHaveAttribute('data-scrolled'));
  expect(frame).not.toHaveAttribute('data-hidden');

  await scrollTo(400);
  await waitFor(() => expect(frame).toHaveAttribute('data-hidden'));

  await scrollTo(380);
  await waitFor(() => expect(frame).not.toHaveAttribute('data-hidden'));
  expect(frame).toHaveAttribute('data-scrolled');

  await scrollTo(0);
  await waitFor(() => expect(frame).not.toHaveAttribute('data-scrolled'));
});

test('a page that loads scrolled has the shadow, not a hidden header', async () => {
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
  await renderComponent(<HeaderFrame>Huvud</HeaderFrame>, { messages: {} });

  await waitFor(() => expect(screen.getByText('Huvud')).toHaveAttribute('data-scrolled'));
  expect(screen.getByText('Huvud')).not.toHaveAttribute('data-hidden');
});

async function scrollTo(y: number): Promise<void> {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  await act(async () => void fireEvent.scroll(window));
}
