import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JoinedField } from './JoinedField.tsx';

test('the button and Enter each submit a joined field once', async () => {
  const onSubmit = jest.fn();
  render(<JoinedField label="Postnummer" button="Visa leveranssätt" onSubmit={onSubmit} />);

  await userEvent.type(screen.getByRole('textbox', { name: 'Postnummer' }), '12345{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Visa leveranssätt' }));

  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a busy joined field cannot be submitted, and an error describes the field', async () => {
  const onSubmit = jest.fn();
  render(<JoinedField label="Rabattkod" button="Använd" isBusy error="Koden finns inte" onSubmit={onSubmit} />);

  await userEvent.click(screen.getByRole('button', { name: 'Använd', busy: true }));

  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Koden finns inte');
});
