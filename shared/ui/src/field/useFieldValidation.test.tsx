import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field.tsx';
import { useFieldValidation } from './useFieldValidation.ts';

const WRONG = 'Du måste ange en giltig email';
const rule = jest.fn((value: string) => (value.includes('@') ? null : WRONG));

function EmailForm() {
  const { problem, handlers, check } = useFieldValidation(rule);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check('');
      }}
    >
      <Field label="E-post" error={problem} {...handlers} />
      <button type="submit">Skicka</button>
    </form>
  );
}

beforeEach(() => rule.mockClear());

test('a field is validated on blur [VALID-13]', async () => {
  render(<EmailForm />);

  await userEvent.type(screen.getByRole('textbox'), 'astrid');
  expect(screen.queryByText(WRONG)).not.toBeInTheDocument();
  await userEvent.tab();

  expect(screen.getByText(WRONG)).toBeVisible();
  expect(rule).toHaveBeenLastCalledWith('astrid');
});

test('a valid field is not validated while typing [VALID-14]', async () => {
  render(<EmailForm />);

  await userEvent.type(screen.getByRole('textbox'), 'astrid');

  expect(rule).not.toHaveBeenCalled();
});

test('an invalid field is validated on every keyup until it is valid [VALID-14]', async () => {
  render(<EmailForm />);
  await userEvent.type(screen.getByRole('textbox'), 'astrid');
  await userEvent.tab();
  rule.mockClear();

  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(rule).toHaveBeenCalledTimes(1);
  expect(screen.getByText(WRONG)).toBeVisible();

  await userEvent.keyboard('@h');
  expect(screen.queryByText(WRONG)).not.toBeInTheDocument();
  expect(rule).toHaveBeenCalledTimes(2);
});

test('a form can validate its fields before it is submitted', async () => {
  render(<EmailForm />);

  await userEvent.click(screen.getByRole('button', { name: 'Skicka' }));

  expect(screen.getByRole('textbox')).toBeInvalid();
});

test('a value that a server has refused shows its error until it is corrected [VALID-14]', async () => {
  function RefusedForm() {
    const { problem, handlers } = useFieldValidation(rule, WRONG);
    return <Field label="E-post" defaultValue="astrid" error={problem} {...handlers} />;
  }
  render(<RefusedForm />);
  expect(screen.getByText(WRONG)).toBeVisible();

  await userEvent.type(screen.getByRole('textbox'), '@hemvist.example');

  expect(screen.queryByText(WRONG)).not.toBeInTheDocument();
});
