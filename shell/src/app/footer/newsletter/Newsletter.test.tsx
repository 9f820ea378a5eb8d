import { screen } from '@testing-library/react';
import { renderComponent, type Rendered, type RenderOptions } from '@hemvaror/testing/renderPage';
import sv from '../../messages/sv.json';
import { Newsletter } from './Newsletter.tsx';

test('FOOT-09 Enter in the field signs up', async () => {
  const { user, calls } = await aNewsletter({ data: { subscribeToNewsletter: true } });

  await user.type(field(), 'elsa@example.com{Enter}');

  expect(await screen.findByText('Tack! Titta i din inkorg och bekräfta med länken i mejlet.')).toHaveAttribute(
    'data-feedback',
    'NEWSLETTER_FEEDBACK_SUCCESS',
  );
  expect(calls).toEqual([{ name: 'subscribeToNewsletter', variables: { email: 'elsa@example.com' } }]);
  expect(field()).toHaveValue('');
});

test.each(['', 'elsa', 'elsa@example', 'elsa@@example.com'])(
  'FOOT-10 "%s" is no valid email: the shopper is told, and nothing is sent',
  async (address) => {
    const { user, calls } = await aNewsletter({ data: { subscribeToNewsletter: true } });

    await user.type(field(), `${address}{Enter}`);

    expect(screen.getByText('Du måste ange en giltig email')).toHaveAttribute('data-feedback', 'EMAIL_ERROR_NOT_VALID');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Du måste ange en giltig email');
    expect(calls).toEqual([]);
  },
);

test('FOOT-11 once the email is valid, the feedback goes', async () => {
  const { user } = await aNewsletter({ data: { subscribeToNewsletter: true } });
  await user.type(field(), 'elsa@example{Enter}');
  expect(screen.getByText('Du måste ange en giltig email')).toBeVisible();

  await user.type(field(), '.com');

  expect(screen.queryByText('Du måste ange en giltig email')).not.toBeInTheDocument();
  expect(field()).toBeValid();
});

test.each<[what: string, answer: Answer]>([
  ['a failure', { failure: { status: 500 } }],
  ['false', { data: { subscribeToNewsletter: false } }],
  ['nothing', { data: { subscribeToNewsletter: null } }],
  ['a refusal', { refusals: [{ message: 'no', code: null }] }],
])('FOOT-13 %s shows the error, and the address stays for another try', async (_what, answer) => {
  const { user } = await aNewsletter(answer);

  await user.type(field(), 'elsa@example.com');
  await user.click(screen.getByRole('button', { name: 'Prenumerera' }));

  expect(await screen.findByText(/^Något gick tyvärr fel\.\.\./)).toHaveAttribute('data-feedback', 'FEEDBACK_ERROR');
  expect(field()).toHaveValue('elsa@example.com');
});

type Answer = NonNullable<RenderOptions['api']>[string];

async function aNewsletter(answer: Answer): Promise<Rendered> {
  return renderComponent(<Newsletter />, { messages: { shell: sv }, api: { subscribeToNewsletter: answer } });
}

function field(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Din e-post' });
}
