import { act, screen } from '@testing-library/react';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import { renderComponent } from '@hemvaror/testing/renderPage';
import sv from '../messages/sv.json';
import { ToastOutlet } from './ToastOutlet.tsx';

const messages = { shell: sv };

afterEach(() => jest.useRealTimers());

test('a new message replaces the previous one [STATE-23]', async () => {
  const { store } = await renderComponent(<ToastOutlet />, { messages });

  show(store, 'Sparad');
  show(store, 'Borttagen');

  expect(screen.getByRole('status')).toHaveTextContent('Borttagen');
  expect(screen.queryByText('Sparad')).not.toBeInTheDocument();
});

test('a message disappears after 5000 ms, not before [STATE-24]', async () => {
  const { store } = await renderComponent(<ToastOutlet />, { messages });
  jest.useFakeTimers();
  show(store, 'Sparad');

  act(() => jest.advanceTimersByTime(4_999));
  expect(screen.getByText('Sparad')).toBeVisible();

  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Sparad')).not.toBeInTheDocument();
});

test('a message that replaces another has its own 5000 ms [STATE-24]', async () => {
  const { store } = await renderComponent(<ToastOutlet />, { messages });
  jest.useFakeTimers();
  show(store, 'Sparad');
  act(() => jest.advanceTimersByTime(3_000));
  show(store, 'Sparad');

  act(() => jest.advanceTimersByTime(4_999));
  expect(screen.getByText('Sparad')).toBeVisible();
});

test('a toast is at the top right unless it has another placement [STATE-25]', async () => {
  const { store } = await renderComponent(<ToastOutlet />, { messages });

  show(store, 'Sparad');
  expect(screen.getByRole('status')).toHaveAttribute('data-placement', 'top-right');

  act(() => void store.dispatch(toastSlice.actions.toastShown({ text: 'Fel', placement: 'bottom-center' })));
  expect(screen.getByRole('status')).toHaveAttribute('data-placement', 'bottom-center');
});

test('a message with an undo button does not time out', async () => {
  const { store, user } = await renderComponent(<ToastOutlet />, { messages });
  jest.useFakeTimers();
  const action = favoritesSlice.actions.favoritesReplaced({ productIds: [7] });
  act(
    () => void store.dispatch(toastSlice.actions.toastShown({ text: 'Borttagen', button: { label: 'Ångra', action } })),
  );
  act(() => jest.advanceTimersByTime(60_000));
  jest.useRealTimers();

  await user.click(screen.getByRole('button', { name: 'Ångra' }));

  expect(store.getState().favorites.productIds).toEqual([7]);
  expect(screen.queryByText('Borttagen')).not.toBeInTheDocument();
});

test('the shopper can close a message', async () => {
  const { store, user } = await renderComponent(<ToastOutlet />, { messages });
  show(store, 'Sparad');

  await user.click(screen.getByRole('button', { name: 'Stäng' }));

  expect(screen.queryByText('Sparad')).not.toBeInTheDocument();
});

function show(store: AppStore, text: string): void {
  act(() => void store.dispatch(toastSlice.actions.toastShown({ text })));
}
