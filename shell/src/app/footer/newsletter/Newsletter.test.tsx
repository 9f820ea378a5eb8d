import { screen } from '@testing-library/react';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { atLimit } from '@hemvaror/testing/atLimit';
import { enterText } from '@hemvaror/testing/enterText';
import { renderComponent, type Rendered, type RenderOptions } from '@hemvaror/testing/renderPage';
import en from '../../messages/en.json';
import sv from '../../messages/sv.json';
import { Newsletter } from './Newsletter.tsx';

test('Enter in the field signs up [FOOT-09]', async () => {
  const { user, calls } = await aNewsletter({ data: { subscribeToNewsletter: true } });

  await user.type(field(), 'elsa@example.com{Enter}');

  expect(await screen.findByText('Tack! Titta i din inkorg och bekräfta med länken i mejlet.')).toHaveAttribute(
    'data-feedback',
    'NEWSLETTER_FEEDBACK_SUCCESS',
  );
  expect(calls).toEqual([{ name: 'subscribeToNewsletter', variables: { email: 'elsa@example.com' } }]);
  expect(field()).toHaveValue('');
});

test('a pasted email is accepted and sent cleaned', async () => {
  const { user, calls } = await aNewsletter({ data: { subscribeToNewsletter: true } });

  await user.click(field());
  await user.paste('\u202Aelsa@example.com\u200B\u202C');
  await user.keyboard('{Enter}');

  expect(await screen.findByText(/^Tack!/)).toBeVisible();
  expect(calls).toEqual([{ name: 'subscribeToNewsletter', variables: { email: 'elsa@example.com' } }]);
});

test.each(['', 'elsa', 'elsa@example', 'elsa@@example.com'])(
  'the invalid email "%s" shows an error, and is not sent [FOOT-10]',
  async (address) => {
    const { user, calls } = await aNewsletter({ data: { subscribeToNewsletter: true } });

    await enterText(user, field(), `${address}{Enter}`);

    expect(screen.getByText('Du måste ange en giltig email')).toHaveAttribute('data-feedback', 'EMAIL_ERROR_NOT_VALID');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Du måste ange en giltig email');
    expect(calls).toEqual([]);
  },
);

test('the feedback disappears once the email is valid [FOOT-11]', async () => {
  const { user } = await aNewsletter({ data: { subscribeToNewsletter: true } });
  await enterText(user, field(), 'elsa@example{Enter}');
  expect(screen.getByText('Du måste ange en giltig email')).toBeVisible();

  await enterText(user, field(), '.com');

  expect(screen.queryByText('Du måste ange en giltig email')).not.toBeInTheDocument();
  expect(field()).toBeValid();
});

test.each<[what: string, response: StubResponse]>([
  ['a failure', { failure: { status: 500 } }],
  ['false', { data: { subscribeToNewsletter: false } }],
  ['null', { data: { subscribeToNewsletter: null } }],
  ['a refusal', { refusals: [{ message: 'no', code: null }] }],
])('the response %s shows an error, and the field keeps the address [FOOT-13]', async (_what, response) => {
  const { user } = await aNewsletter(response);

  await enterText(user, field(), 'elsa@example.com');
  await user.click(screen.getByRole('button', { name: 'Prenumerera' }));

  expect(await screen.findByText(/^Något gick tyvärr fel\.\.\./)).toHaveAttribute('data-feedback', 'FEEDBACK_ERROR');
  expect(field()).toHaveValue('elsa@example.com');
});

test.each<[locale: LocaleCode, messages: typeof sv, button: string, text: string]>([
  ['sv', sv, 'Prenumerera', 'För många försök på kort tid. Försök igen om 12 minuter.'],
  ['en', en, 'Subscribe', 'Too many attempts in a short time. Try again in 12 minutes.'],
])('in "%s" a limit is named with its end, and the field keeps the address', async (locale, messages, button, text) => {
  const { user } = await renderComponent(<Newsletter />, {
    messages: { shell: messages },
    locale,
    api: atLimit('subscribeToNewsletter'),
  });

  await enterText(user, screen.getByRole('textbox'), 'elsa@example.com');
  await user.click(screen.getByRole('button', { name: button }));

  expect(await screen.findByText(text)).toHaveAttribute('data-feedback', 'FEEDBACK_LIMIT');
  expect(screen.getByRole('textbox')).toHaveValue('elsa@example.com');
});

test('a limit of the network edge is named with its end', async () => {
  const { user } = await aNewsletter({ failure: { status: 429, retryAfterSeconds: 10 } });

  await enterText(user, field(), 'elsa@example.com{Enter}');

  expect(await screen.findByText(/Försök igen om 1 minut\.$/)).toBeVisible();
});

type StubResponse = NonNullable<RenderOptions['api']>[string];

async function aNewsletter(response: StubResponse): Promise<Rendered> {
  return renderComponent(<Newsletter />, { messages: { shell: sv }, api: { subscribeToNewsletter: response } });
}

function field(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Din e-post' });
}
