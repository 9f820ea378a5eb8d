import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Modal } from '../modal/Modal.tsx';
import { Panel } from './Panel.tsx';

function Shop() {
  const [name, setName] = useState('');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setName('cart')}>
        Varukorg
      </button>
      <Panel
        name={name}
        title="Varukorg"
        note="(6)"
        closeLabel="Stäng varukorgen"
        onClose={() => setName('')}
        foot={<a href="/kassa">Till kassan</a>}
      >
        <a href="/p/linje">Linje stånghandtag</a>
        <button type="button" onClick={() => setAsking(true)}>
          Töm
        </button>
      </Panel>
      <Modal open={isAsking} title="Töm varukorgen?" closeLabel="Stäng" onClose={() => setAsking(false)}>
        <button type="button">Ja, töm</button>
      </Modal>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Varukorg' });
const panel = () => screen.queryByRole('dialog', { name: 'Varukorg' });

test('a side panel is open unless its name is empty [STATE-08]', () => {
  const { rerender } = render(
    <Panel name="" title="Varukorg" closeLabel="Stäng" onClose={() => undefined}>
      Tom
    </Panel>,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Tom')).not.toBeInTheDocument();

  rerender(
    <Panel name="cart" title="Varukorg" closeLabel="Stäng" onClose={() => undefined}>
      Tom
    </Panel>,
  );

  expect(panel()).toBeVisible();
  expect(screen.getByText('Tom')).toBeVisible();
});

test.each([
  ['login', 'Logga in'],
  [undefined, 'Mitt konto'],
])('a side panel with the frame %s renders "%s" [STATE-09]', (frame, expected) => {
  render(
    <Panel name="account" frame={frame} title="Konto" closeLabel="Stäng" onClose={() => undefined}>
      {(view) => (view === 'login' ? 'Logga in' : 'Mitt konto')}
    </Panel>,
  );

  expect(screen.getByText(expected)).toBeVisible();
});

test.each([
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Stäng varukorgen' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its overlay', () => userEvent.click(document.querySelector('[data-overlay]') ?? document.body)],
])('a side panel closes by %s and restores the focus', async (_by, close) => {
  render(<Shop />);
  await userEvent.click(opener());
  expect(panel()).toBeVisible();

  await close();

  expect(panel()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('a side panel takes the focus and traps it in both directions', async () => {
  render(<Shop />);
  await userEvent.click(opener());
  expect(panel()).toHaveFocus();

  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Stäng varukorgen' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('link', { name: 'Till kassan' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Stäng varukorgen' })).toHaveFocus();
});

test('the next Tab moves focus from outside back into the panel', async () => {
  render(<Shop />);
  await userEvent.click(opener());
  opener().focus();

  await userEvent.tab();

  expect(screen.getByRole('button', { name: 'Stäng varukorgen' })).toHaveFocus();
});

test('the page cannot scroll until the last dialog is closed', async () => {
  render(<Shop />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Töm' }));
  expect(document.documentElement).toHaveAttribute('data-scroll-locks', '2');

  await userEvent.keyboard('{Escape}');
  expect(document.documentElement).toHaveAttribute('data-scroll-locks', '1');
  await userEvent.keyboard('{Escape}');

  expect(document.documentElement).not.toHaveAttribute('data-scroll-locks');
});

test('Escape closes the topmost of two dialogs and restores the focus to its opener', async () => {
  render(<Shop />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Töm' }));
  expect(screen.getByRole('dialog', { name: 'Töm varukorgen?' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('dialog', { name: 'Töm varukorgen?' })).not.toBeInTheDocument();
  expect(panel()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Töm' })).toHaveFocus();
});

test('Tab skips the unselected radio buttons of a group', async () => {
  render(
    <Panel name="filters" title="Filter" closeLabel="Stäng" onClose={() => undefined}>
      <input type="radio" name="sort" aria-label="Senaste" defaultChecked />
      <input type="radio" name="sort" aria-label="Lägsta pris" />
    </Panel>,
  );
  screen.getByRole('radio', { name: 'Senaste' }).focus();

  await userEvent.tab();

  expect(screen.getByRole('button', { name: 'Stäng' })).toHaveFocus();
});

test('opening a panel focuses the field with data-autofocus', () => {
  render(
    <Panel name="account" title="Konto" closeLabel="Stäng" onClose={() => undefined}>
      <input aria-label="E-post" data-autofocus />
    </Panel>,
  );

  expect(screen.getByRole('textbox', { name: 'E-post' })).toHaveFocus();
});

test('panel and modal have no axe violations, also with a custom head', async () => {
  render(
    <>
      <Panel
        name="menu-panel"
        title="Meny"
        head={<a href="/">Hemvist</a>}
        from="left"
        closeLabel="Stäng"
        onClose={() => undefined}
      >
        <p>Beslag</p>
      </Panel>
      <Modal
        open
        title="Ta bort kontot?"
        closeLabel="Stäng"
        onClose={() => undefined}
        actions={<button type="button">Ja</button>}
      >
        <p>Ordrarna finns kvar.</p>
      </Modal>
    </>,
  );

  expect(within(screen.getByRole('dialog', { name: 'Meny' })).getByRole('link', { name: 'Hemvist' })).toBeVisible();
  expect(await axe(document.body)).toHaveNoViolations();
});
