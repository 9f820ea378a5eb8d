import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Select } from './Select.tsx';

const OPTIONS = [
  { value: 'LATEST', label: 'Senaste' },
  { value: 'PRICE', label: 'Lägsta pris' },
];

test('a select reports the selected option', async () => {
  const onChange = jest.fn();
  render(<Select label="Sortera" options={OPTIONS} onChange={(event) => onChange(event.target.value)} plain />);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortera' }), 'Lägsta pris');

  expect(onChange).toHaveBeenCalledWith('PRICE');
});

test('an invalid select is described by its error and has no axe violations [STATE-28]', async () => {
  const { container } = render(<Select label="Land" options={OPTIONS} error="Detta fält är obligatoriskt" />);

  expect(screen.getByRole('combobox', { name: 'Land' })).toHaveAccessibleDescription('Detta fält är obligatoriskt');
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
});
