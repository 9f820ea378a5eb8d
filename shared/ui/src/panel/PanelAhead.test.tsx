import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Panel } from './Panel.tsx';
import { PanelAhead } from './PanelAhead.tsx';

const close = jest.fn();

function Page({ isOpen, onShown = () => undefined }: { isOpen: boolean; onShown?: () => void }) {
  return (
    <>
      <button type="button">Varukorg</button>
      <PanelAhead isOpen={isOpen}>
        <Cart onShown={onShown} />
      </PanelAhead>
    </>
  );
}

function Cart({ onShown }: { onShown: () => void }) {
  const [count, setCount] = useState(0);
  useEffect(onShown, [onShown]);
  return (
    <Panel name="cart" title="Varukorgen" closeLabel="Stäng" onClose={close}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Antal ${count}`}
      </button>
    </Panel>
  );
}

test('a closed panel is rendered ahead, hidden and without its effects [STATE-08]', async () => {
  const onShown = jest.fn();
  const view = await act(async () => render(<Page isOpen={false} onShown={onShown} />));
  const panel = screen.getByRole('dialog', { hidden: true });

  expect(panel).not.toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locks');
  expect(document.body).toHaveFocus();
  expect(onShown).not.toHaveBeenCalled();

  await act(async () => view.rerender(<Page isOpen onShown={onShown} />));

  expect(screen.getByRole('dialog', { name: 'Varukorgen' })).toBe(panel);
  expect(panel).toHaveFocus();
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('a closed panel returns the focus, and opens again without its former state', async () => {
  const user = userEvent.setup();
  const view = await act(async () => render(<Page isOpen={false} />));
  screen.getByRole('button', { name: 'Varukorg' }).focus();
  await act(async () => view.rerender(<Page isOpen />));
  await user.click(screen.getByRole('button', { name: 'Antal 0' }));
  expect(screen.getByRole('button', { name: 'Antal 1' })).toBeVisible();

  await act(async () => view.rerender(<Page isOpen={false} />));
  expect(screen.getByRole('button', { name: 'Varukorg' })).toHaveFocus();
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locks');

  await act(async () => view.rerender(<Page isOpen />));
  expect(screen.getByRole('button', { name: 'Antal 0' })).toBeVisible();
});

test('Escape closes the panel that was opened last, also if it was rendered before the other one [STATE-10]', async () => {
  const user = userEvent.setup();
  const closeOther = jest.fn();
  const view = await act(async () => render(<Page isOpen={false} />));
  const both = (isOpen: boolean) => (
    <>
      <Page isOpen={isOpen} />
      <Panel name="filters" title="Filter" closeLabel="Stäng filter" onClose={closeOther}>
        Färg
      </Panel>
    </>
  );
  await act(async () => view.rerender(both(false)));
  await act(async () => view.rerender(both(true)));

  await user.keyboard('{Escape}');

  expect(close).toHaveBeenCalledTimes(1);
  expect(closeOther).not.toHaveBeenCalled();
});
