import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OptionButtons } from './OptionButtons.tsx';

const SIZES = [
  { value: 96, label: '96 mm' },
  { value: 128, label: '128 mm', struckBecause: 'slutsåld' },
  { value: 160, label: '160 mm', disabled: true },
];

function renderSizes(value: number | undefined) {
  const onChange = jest.fn();
  render(
    <OptionButtons legend="Storlek" note="hålavstånd" name="size" options={SIZES} value={value} onChange={onChange} />,
  );
  return onChange;
}

test('a click selects an option in a named group', async () => {
  const onChange = renderSizes(undefined);
  expect(screen.getByRole('radiogroup', { name: 'Storlek hålavstånd' })).toBeVisible();
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();

  await userEvent.click(screen.getByText('96 mm'));

  expect(onChange).toHaveBeenCalledWith(96);
});

test('a struck option has a reason in its name and can be selected, a disabled one cannot', async () => {
  const onChange = renderSizes(96);
  expect(screen.getByRole('radio', { name: '96 mm' })).toBeChecked();

  await userEvent.click(screen.getByRole('radio', { name: '128 mm slutsåld' }));
  await userEvent.click(screen.getByText('160 mm'));

  expect(onChange.mock.calls).toEqual([[128]]);
  expect(screen.getByRole('radio', { name: '160 mm' })).toBeDisabled();
});

test('a group with an error is invalid and described by it', () => {
  render(
    <>
      <OptionButtons legend="Storlek" name="size" options={SIZES} value={undefined} onChange={jest.fn()} errorId="e" />
      <p id="e">Välj en storlek</p>
    </>,
  );

  const group = screen.getByRole('radiogroup', { name: 'Storlek' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Välj en storlek');
});
