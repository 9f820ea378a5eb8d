import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { QuantityStepper } from './QuantityStepper.tsx';

const chosen = jest.fn();

function Stepper({ from = 2, max = 5, busy = false }: { from?: number; max?: number; busy?: boolean }) {
  const [value, setValue] = useState(from);
  return (
    <QuantityStepper
      value={value}
      max={max}
      busy={busy}
      onChange={(quantity) => {
        chosen(quantity);
        setValue(quantity);
      }}
      label="Antal Linje stånghandtag"
      fieldLabel="Antal"
      decreaseLabel="Minska antal"
      increaseLabel="Öka antal"
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Antal' });

beforeEach(() => chosen.mockClear());

test('the buttons step by one and stop at the ends', async () => {
  render(<Stepper from={2} max={3} />);

  await userEvent.click(screen.getByRole('button', { name: 'Öka antal' }));
  expect(screen.getByRole('button', { name: 'Öka antal' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Minska antal' }));
  await userEvent.click(screen.getByRole('button', { name: 'Minska antal' }));

  expect(screen.getByRole('button', { name: 'Minska antal' })).toBeDisabled();
  expect(chosen.mock.calls).toEqual([[3], [2], [1]]);
  expect(field()).toHaveValue('1');
});

test.each([
  ['4', '4', [[4]]],
  ['99', '5', [[5]]],
  ['0', '1', [[1]]],
  ['abc', '1', [[1]]],
  ['2', '2', []],
])('typing "%s" and leaving the field gives %s', async (typed, shown, calls) => {
  render(<Stepper />);

  await userEvent.clear(field());
  await userEvent.type(field(), typed);
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.tab();

  expect(field()).toHaveValue(shown);
  expect(chosen.mock.calls).toEqual(calls);
});

test('a field that is emptied and left shows the quantity as it was', async () => {
  render(<Stepper />);

  await userEvent.clear(field());
  await userEvent.tab();

  expect(field()).toHaveValue('2');
  expect(chosen).not.toHaveBeenCalled();
});

test('Enter counts at once and does not send the form around it; arrows step', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Stepper />
    </form>,
  );

  await userEvent.clear(field());
  await userEvent.type(field(), '4{Enter}{ArrowUp}{ArrowUp}{ArrowDown}');

  expect(chosen.mock.calls).toEqual([[4], [5], [4]]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a stepper names itself, says when it is busy and is in order for screen readers', async () => {
  const { container } = render(<Stepper busy />);

  expect(screen.getByRole('group', { name: 'Antal Linje stånghandtag', busy: true })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
