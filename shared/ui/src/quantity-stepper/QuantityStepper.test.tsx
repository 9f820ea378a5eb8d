import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { QuantityStepper } from './QuantityStepper.tsx';

const onQuantity = jest.fn();
const onExceed = jest.fn();

function Stepper({ from = 2, max = 5, busy = false }: { from?: number; max?: number; busy?: boolean }) {
  const [value, setValue] = useState(from);
  return (
    <QuantityStepper
      value={value}
      max={max}
      busy={busy}
      onChange={(quantity) => {
        onQuantity(quantity);
        setValue(quantity);
      }}
      onExceed={onExceed}
      label="Antal Linje stånghandtag"
      fieldLabel="Antal"
      decreaseLabel="Minska antal"
      increaseLabel="Öka antal"
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Antal' });

beforeEach(() => {
  onQuantity.mockClear();
  onExceed.mockClear();
});

test('the buttons step by one and are disabled at the limits', async () => {
  render(<Stepper from={2} max={3} />);

  await userEvent.click(screen.getByRole('button', { name: 'Öka antal' }));
  expect(screen.getByRole('button', { name: 'Öka antal' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Minska antal' }));
  await userEvent.click(screen.getByRole('button', { name: 'Minska antal' }));

  expect(screen.getByRole('button', { name: 'Minska antal' })).toBeDisabled();
  expect(onQuantity.mock.calls).toEqual([[3], [2], [1]]);
  expect(field()).toHaveValue('1');
});

test.each([
  ['4', '4', [[4]]],
  ['99', '5', [[5]]],
  ['0', '1', [[1]]],
  ['abc', '1', [[1]]],
  ['2', '2', []],
])('typing "%s" and leaving the field gives %s', async (typed, expected, calls) => {
  render(<Stepper />);

  await userEvent.clear(field());
  await userEvent.type(field(), typed);
  expect(onQuantity).not.toHaveBeenCalled();
  await userEvent.tab();

  expect(field()).toHaveValue(expected);
  expect(onQuantity.mock.calls).toEqual(calls);
});

test.each([
  ['6', 1],
  ['5', 0],
  ['abc', 0],
])('typing "%s" with a maximum of 5 reports the excess %i times', async (typed, times) => {
  render(<Stepper />);

  await userEvent.clear(field());
  await userEvent.type(field(), `${typed}{Enter}`);

  expect(onExceed).toHaveBeenCalledTimes(times);
});

test('leaving an empty field restores the quantity', async () => {
  render(<Stepper />);

  await userEvent.clear(field());
  await userEvent.tab();

  expect(field()).toHaveValue('2');
  expect(onQuantity).not.toHaveBeenCalled();
});

test('Enter applies the quantity without submitting the form, and arrow keys step', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Stepper />
    </form>,
  );

  await userEvent.clear(field());
  await userEvent.type(field(), '4{Enter}{ArrowUp}{ArrowUp}{ArrowDown}');

  expect(onQuantity.mock.calls).toEqual([[4], [5], [4]]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a stepper has an accessible name, aria-busy and no axe violations', async () => {
  const { container } = render(<Stepper busy />);

  expect(screen.getByRole('group', { name: 'Antal Linje stånghandtag', busy: true })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
