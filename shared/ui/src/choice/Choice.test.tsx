import path from 'node:path';
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { addStylesheets, removeStylesheets, styleValue } from '@hemvaror/testing/stylesheets';
import { Checkbox } from './Checkbox.tsx';
import { RadioGroup } from './RadioGroup.tsx';

afterEach(removeStylesheets);

const SHIPPING = [
  { value: 'agent', name: 'Hämta hos ombud', note: 'Livsboden Åstad, 400 m', side: '0 kr' },
  { value: 'home', name: 'Hem till dörren', side: '59 kr' },
  { value: 'express', name: 'Express', disabled: true },
];

function Shipping() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup legend="Fraktsätt" legendHidden look="card" options={SHIPPING} value={value} onChange={setValue} />
  );
}

test('a radio option is selected by click and by arrow key', async () => {
  render(<Shipping />);
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('radio', { name: /Hämta hos ombud.*0 kr/ }));
  await userEvent.keyboard('{ArrowDown}');

  expect(screen.getByRole('radio', { name: /Hem till dörren/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Hämta hos ombud/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Express' })).toBeDisabled();
});

test('the details of an option follow it, and are shown for the selected one only', () => {
  addStylesheets(path.join(import.meta.dirname, 'Choice.module.css'));
  const options = SHIPPING.map((option) => ({ ...option, details: `Om ${option.value}` }));
  render(<RadioGroup legend="Fraktsätt" look="card" options={options} value="home" onChange={() => undefined} />);

  expect(screen.getByText('Om home')).toBeVisible();
  expect(screen.getByText('Om home').previousElementSibling).toHaveTextContent('Hem till dörren');
  expect(styleValue(screen.getByText('Om agent'), 'display')).toBe('none');
  expect(styleValue(screen.getByText('Om home'), 'display')).toBeUndefined();
});

test('an invalid checkbox has a description, and a click on its label checks it', async () => {
  render(
    <Checkbox error="Du måste godkänna köpvillkoren innan du slutför ditt köp">Jag godkänner köpvillkoren</Checkbox>,
  );
  const box = screen.getByRole('checkbox', { name: 'Jag godkänner köpvillkoren' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Du måste godkänna köpvillkoren innan du slutför ditt köp');

  await userEvent.click(screen.getByText('Jag godkänner köpvillkoren'));

  expect(box).toBeChecked();
});

test('a checkbox shows its count, also 0', () => {
  render(
    <Checkbox count={0} disabled>
      Hyllkonsoler
    </Checkbox>,
  );

  expect(screen.getByText('0')).toBeVisible();
});

test('radio groups and checkboxes have no axe violations, also if invalid', async () => {
  const { container } = render(
    <>
      <Shipping />
      <RadioGroup legend="Kundtyp" options={SHIPPING} value="home" onChange={() => undefined} error="Välj en" />
      <Checkbox count={4}>Mässing</Checkbox>
    </>,
  );

  expect(screen.getByRole('radiogroup', { name: 'Kundtyp' })).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
});
