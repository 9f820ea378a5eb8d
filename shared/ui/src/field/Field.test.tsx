import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextArea } from './TextArea.tsx';

test('a field is initially empty and valid, and accepts text [STATE-28]', async () => {
  render(<Field label="Förnamn" name="firstName" />);
  const field = screen.getByRole('textbox', { name: 'Förnamn' });
  expect(field).toHaveValue('');
  expect(field).toBeValid();

  await userEvent.type(field, 'Åsa');

  expect(field).toHaveValue('Åsa');
});

test('a click on the label focuses the field [STATE-28]', async () => {
  render(<Field label="Ort" />);

  await userEvent.click(screen.getByText('Ort'));

  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveFocus();
});

test('an invalid field is described by its error and its hint [STATE-28]', () => {
  render(<Field label="E-post" type="email" hint="Hit skickar vi kvittot" error="Du måste ange en giltig email" />);

  const field = screen.getByRole('textbox', { name: 'E-post' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Du måste ange en giltig email Hit skickar vi kvittot');
});

test('a disabled field accepts no text [STATE-28]', async () => {
  render(<Field label="Land" defaultValue="Sverige" disabled />);

  await userEvent.type(screen.getByRole('textbox', { name: 'Land' }), 'x');

  expect(screen.getByRole('textbox')).toBeDisabled();
  expect(screen.getByRole('textbox')).toHaveValue('Sverige');
});

test('only an optional field has a mark in its label [VALID-15]', () => {
  render(
    <>
      <Field label="c/o" optionalMark="Valfritt" />
      <Field label="Adress" required />
      <TextArea label="Meddelande" optionalMark="Valfritt" />
    </>,
  );

  expect(screen.getByRole('textbox', { name: 'c/o Valfritt' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Meddelande Valfritt' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Adress' })).toBeRequired();
});

test('the toggle of a password field reveals the password and hides it again [VALID-16]', async () => {
  render(<PasswordField label="Lösenord" revealLabel="Visa lösenord" defaultValue="linolja" />);
  const field = screen.getByLabelText('Lösenord');
  expect(field).toHaveAttribute('type', 'password');

  await userEvent.click(screen.getByRole('button', { name: 'Visa lösenord', pressed: false }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('linolja');

  await userEvent.click(screen.getByRole('button', { name: 'Visa lösenord', pressed: true }));
  expect(field).toHaveAttribute('type', 'password');
});

test('fields have no axe violations in all their states', async () => {
  const { container } = render(
    <form>
      <Field label="E-post" type="email" error="Du måste ange en giltig email" />
      <Field label="Sök" labelHidden type="search" />
      <PasswordField label="Lösenord" revealLabel="Visa lösenord" hint="Minst 7 tecken" />
      <TextArea label="Meddelande" optionalMark="Valfritt" disabled />
    </form>,
  );

  expect(await axe(container)).toHaveNoViolations();
});
