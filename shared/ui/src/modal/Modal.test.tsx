import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Modal } from './Modal.tsx';

function Account({ ratio, width }: { ratio?: number; width?: 'full' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ta bort kontot
      </button>
      <Modal
        open={isOpen}
        title="Ta bort kontot?"
        closeLabel="Stäng"
        ratio={ratio}
        width={width}
        onClose={() => setOpen(false)}
        actions={<button type="button">Behåll</button>}
      >
        <p>Dina ordrar finns kvar.</p>
      </Modal>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Ta bort kontot' });
const modal = () => screen.queryByRole('dialog', { name: 'Ta bort kontot?' });

test.each([
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Stäng' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its overlay', () => userEvent.click(document.querySelector('[data-overlay]') ?? document.body)],
])('a modal closes by %s and restores the focus', async (_by, close) => {
  render(<Account />);
  expect(modal()).not.toBeInTheDocument();
  await userEvent.click(opener());
  expect(modal()).toHaveFocus();

  await close();

  expect(modal()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('a modal traps the focus in both directions', async () => {
  render(<Account />);
  await userEvent.click(opener());

  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Behåll' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Stäng' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Behåll' })).toHaveFocus();
});

test('with a ratio a modal fills the window at that ratio and keeps its accessible name', async () => {
  render(<Account ratio={16 / 9} />);
  await userEvent.click(opener());

  expect(modal()).toHaveAttribute('data-width', 'window');
  expect(modal()).toHaveStyle({ '--modal-ratio': String(16 / 9) });
  expect(await axe(document.body)).toHaveNoViolations();
});

test('a full modal fills the window and keeps its accessible name', async () => {
  render(<Account width="full" />);
  await userEvent.click(opener());

  expect(modal()).toHaveAttribute('data-width', 'full');
  expect(screen.getByRole('heading', { name: 'Ta bort kontot?' })).toHaveClass('visuallyHidden');
});
