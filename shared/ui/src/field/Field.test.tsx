import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextArea } from './TextArea.tsx';

test('STATE-28 a field is initially empty and valid, and accepts text', async () => {
  render(<Field label="Förnamn" name="firstName" />);
  const field = screen.getByRole('textbox', { name: 'Förnamn' });
  expect(field).toHaveValue('');
  expect(field).toBeValid();

  await userEvent.type(field, 'Åsa');

  expect(field).toHaveValue('Åsa');
});

test('STATE-28 a click on the label focuses the field', async () => {
  render(<Field label="Ort" />);

  await userEvent.click(screen.getByText('Ort'));

  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveFocus();
});

test('STATE-28 an invalid field is described by its error and its hint', () => {
  render(<Field label="E-post" type="email" hint="Hit skickar vi kvittot" error="Du måste ange en giltig email" />);

  const field = screen.getByRole('textbox', { name: 'E-post' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Du måste ange en giltig email Hit skickar vi kvittot');
});

test('STATE-28 a disabled field accepts no text', async () => {
  render(<Field label="Land" defaultValue="Sverige" disabled />);

  await userEvent.type(screen.getByRole('textbox', { name: 'Land' }), 'x');

  expect(screen.getByRole('textbox')).toBeDisabled();
  expect(screen.getByRole('textbox')).toHaveValue('Sverige');
});

test('VALID-15 only an optional field has a mark in its label', () => {
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

test('VALID-16 the toggle of a password field reveals the password and hides it again', async () => {
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
