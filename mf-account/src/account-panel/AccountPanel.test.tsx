import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import type { AuthOutcome } from '@hemvaror/runtime/auth/authSession';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { atLimit } from '@hemvaror/testing/atLimit';
import { enterText } from '@hemvaror/testing/enterText';
import { renderComponent, type RenderOptions } from '@hemvaror/testing/renderPage';
import { messages as en } from '../messages/en.ts';
import { messages as sv } from '../messages/sv.ts';
import { Component } from './AccountPanel.tsx';

const ASTRID = 'astrid.lind@hemvist.example';
const LIMITED: AuthOutcome = { ok: false, reason: 'tooManyAttempts', retryAfterSeconds: 7_000 };
const UNREACHABLE: AuthOutcome = { ok: false, reason: 'unreachable' };

interface PanelSetting {
  api?: NonNullable<RenderOptions['api']>;
  frame?: 'login' | 'create' | 'forgot' | 'change' | null;
  userName?: string | null;
  outcome?: AuthOutcome;
  locale?: LocaleCode;
}

/** Renders the open panel with an auth session that returns `outcome`. */
async function renderPanel({
  frame = null,
  outcome = { ok: true, userName: ASTRID },
  locale = 'sv',
  userName = null,
  api = { updateUser: { data: { updateUser: { newsletter: false, customerType: 'PERSON' } } } },
}: PanelSetting = {}) {
  const session = {
    login: jest.fn(async () => outcome),
    register: jest.fn(async () => outcome),
    changePassword: jest.fn(async () => outcome),
  };
  const rendered = await renderComponent(<Component />, {
    messages: locale === 'sv' ? sv : en,
    locale,
    state: { panel: { name: 'account', frame }, session: { userName } },
    auth: session,
    api,
  });
  return { ...rendered, session };
}

const email = () => screen.getByRole('textbox', { name: 'E-post' });
const password = () => screen.getByLabelText('Lösenord');
const repeated = () => screen.getByLabelText('Upprepa lösenordet');
const submit = (name: string) =>
  within(screen.getByRole('dialog')).getAllByRole('button', { name })[0] ?? document.body;

async function fillCreate(user: UserEvent): Promise<void> {
  await enterText(user, email(), ASTRID);
  await enterText(user, password(), 'linoljaa');
  await enterText(user, repeated(), 'linoljaa');
}

afterEach(() => {
  jest.useRealTimers();
});

test('the panel is rendered only while its name is the open panel, and can be closed', async () => {
  const { user, store } = await renderPanel();
  expect(screen.getByRole('dialog', { name: 'Logga in' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Stäng' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => void store.dispatch(panelSlice.actions.panelOpened({ name: 'cart' })));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Enter submits the login, and the customer is remembered by default', async () => {
  const { user, session } = await renderPanel();

  await user.type(email(), `  ${ASTRID} `);
  await user.type(password(), 'linoljaa{Enter}');

  expect(session.login).toHaveBeenCalledTimes(1);
  expect(session.login).toHaveBeenCalledWith({ username: ASTRID, password: 'linoljaa', rememberUser: true });
});

test.each(['login', 'create', 'forgot'] as const)(
  'the form "%s" accepts a pasted email, keeps it in the field, and sends it cleaned',
  async (frame) => {
    const pasted = `\u202A${ASTRID}\u200B\u202C`;
    const { user, session, calls } = await renderPanel({
      frame,
      outcome: UNREACHABLE,
      api: { requestPasswordReset: { failure: 'network' } },
    });
    if (frame === 'create') await fillCreate(user);
    await user.clear(email());
    await user.click(email());
    await user.paste(pasted);
    if (frame === 'login') await enterText(user, password(), 'linoljaa');

    await user.click(submit({ login: 'Logga in', create: 'Skapa konto', forgot: 'Skicka länk' }[frame]));

    expect(await screen.findByRole('alert')).toHaveTextContent('Vi får ingen kontakt med butiken');
    expect(email()).toHaveValue(pasted);
    const sent = { login: session.login, create: session.register, forgot: null }[frame];
    if (sent) expect(sent).toHaveBeenCalledWith(expect.objectContaining({ username: ASTRID }));
    else expect(calls).toMatchObject([{ variables: { email: ASTRID } }]);
  },
);

test('an unchecked checkbox logs in without remembering the customer', async () => {
  const { user, session } = await renderPanel();

  await enterText(user, email(), ASTRID);
  await enterText(user, password(), 'linoljaa');
  await user.click(screen.getByRole('checkbox', { name: 'Kom ihåg mig' }));
  await user.click(submit('Logga in'));

  expect(session.login).toHaveBeenCalledWith({ username: ASTRID, password: 'linoljaa', rememberUser: false });
});

test('the password is hidden until it is revealed', async () => {
  const { user } = await renderPanel();
  expect(password()).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Visa lösenord' }));

  expect(password()).toHaveAttribute('type', 'text');
});

test('wrong credentials show an error above the form until a field is edited', async () => {
  const { user } = await renderPanel({ outcome: { ok: false, reason: 'credentials' } });
  await enterText(user, email(), ASTRID);
  await enterText(user, password(), 'linoljaa{Enter}');

  expect(screen.getByRole('alert')).toHaveTextContent('Fel email eller lösenord, försök gärna igen');
  expect(screen.getByRole('dialog')).toBeVisible();

  await enterText(user, password(), '1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const FAILURES: [outcome: AuthOutcome & { ok: false }, sv: string, en: string][] = [
  [
    { ok: false, reason: 'unreachable' },
    'Vi får ingen kontakt med butiken. Kontrollera din uppkoppling och försök igen.',
    "We can't reach the shop. Check your connection and try again.",
  ],
  [
    { ok: false, reason: 'unavailable' },
    'Något gick fel hos oss. Försök igen om en stund.',
    'Something went wrong on our end. Please try again in a moment.',
  ],
  [
    { ok: false, reason: 'tooManyAttempts', retryAfterSeconds: 5 },
    'För många försök på kort tid. Försök igen om 1 minut.',
    'Too many attempts in a short time. Try again in 1 minute.',
  ],
  [
    { ok: false, reason: 'tooManyAttempts', retryAfterSeconds: 850 },
    'För många försök på kort tid. Försök igen om 15 minuter.',
    'Too many attempts in a short time. Try again in 15 minutes.',
  ],
];

test.each(FAILURES)(
  'a login that fails with %j says so, keeps the input, and can be retried',
  async (outcome, text) => {
    const { user, session } = await renderPanel({ outcome });
    await enterText(user, email(), ASTRID);
    await enterText(user, password(), 'linoljaa{Enter}');

    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(email()).toHaveValue(ASTRID);
    expect(password()).toHaveValue('linoljaa');
    await user.click(submit('Logga in'));
    expect(session.login).toHaveBeenCalledTimes(2);
  },
);

test.each(FAILURES)('a login that fails with %j says so in English', async (outcome, _sv, text) => {
  const { user } = await renderPanel({ locale: 'en', outcome });
  await enterText(user, screen.getByRole('textbox', { name: 'Email' }), ASTRID);
  await enterText(user, screen.getByLabelText('Password'), 'linoljaa{Enter}');

  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('a registration without a response says so, keeps the input, and can be retried', async () => {
  const { user, session, calls } = await renderPanel({ frame: 'create', outcome: UNREACHABLE });
  await fillCreate(user);
  await user.click(submit('Skapa konto'));

  expect(screen.getByRole('alert')).toHaveTextContent('Vi får ingen kontakt med butiken');
  expect(email()).toHaveValue(ASTRID);
  expect(repeated()).toHaveValue('linoljaa');
  expect(calls).toEqual([]);
  await user.click(submit('Skapa konto'));
  expect(session.register).toHaveBeenCalledTimes(2);
});

test('the registration starts with the email of the page that opened it', async () => {
  const { store } = await renderPanel();

  act(() => void store.dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'create', email: ASTRID })));

  expect(email()).toHaveValue(ASTRID);
});

test('an account is created even if saving the newsletter choice fails', async () => {
  const { user } = await renderPanel({ frame: 'create', api: { updateUser: { failure: { status: 503 } } } });

  await fillCreate(user);
  await user.click(submit('Skapa konto'));

  expect(await screen.findByRole('status')).toHaveTextContent('Ditt konto är skapat och du är inloggad');
});

test('a pending login marks the button busy and ignores a second submit', async () => {
  const pendingLogin = Promise.withResolvers<AuthOutcome>();
  const { user, session } = await renderPanel();
  session.login.mockReturnValue(pendingLogin.promise);
  await enterText(user, email(), ASTRID);
  await enterText(user, password(), 'linoljaa{Enter}');

  expect(submit('Logga in')).toHaveAttribute('aria-busy', 'true');
  await enterText(user, password(), '{Enter}');
  expect(session.login).toHaveBeenCalledTimes(1);

  await act(async () => pendingLogin.resolve({ ok: false, reason: 'credentials' }));
  expect(submit('Logga in')).not.toHaveAttribute('aria-busy');
});

test('a field is validated on blur', async () => {
  const { user } = await renderPanel();

  await enterText(user, email(), 'astrid');
  expect(email()).not.toHaveAccessibleDescription();
  await user.tab();

  expect(email()).toHaveAttribute('aria-invalid', 'true');
  expect(email()).toHaveAccessibleDescription('Du måste ange en giltig email');
});

test('a form with an invalid field is not sent, shows an error and focuses the field', async () => {
  const { user, session } = await renderPanel();
  await enterText(user, email(), ASTRID);
  await enterText(user, password(), 'lin{Enter}');

  expect(screen.getByRole('alert')).toHaveTextContent('Se till att alla fält är giltiga');
  expect(password()).toHaveAccessibleDescription('Ditt lösenord måste innehålla minst 7 tecken');
  expect(session.login).not.toHaveBeenCalled();

  await user.click(submit('Logga in'));
  await act(async () => new Promise(requestAnimationFrame));
  expect(password()).toHaveFocus();
  await enterText(user, password(), 'oljaa');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a successful login shows a message and closes the panel after 1000 ms', async () => {
  const { user } = await renderPanel();
  await enterText(user, email(), ASTRID);
  await enterText(user, password(), 'linoljaa');
  jest.useFakeTimers();

  fireEvent.click(submit('Logga in'));
  await act(async () => undefined);

  expect(screen.getByRole('status')).toHaveTextContent('Du är inloggad');
  act(() => jest.advanceTimersByTime(999));
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a panel that is closed and reopened within the delay stays open', async () => {
  const { user, store } = await renderPanel();
  await enterText(user, email(), ASTRID);
  await enterText(user, password(), 'linoljaa');
  jest.useFakeTimers();
  fireEvent.click(submit('Logga in'));
  await act(async () => undefined);

  fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  act(() => void store.dispatch(panelSlice.actions.panelOpened({ name: 'account' })));
  act(() => jest.advanceTimersByTime(2_000));

  expect(screen.getByRole('dialog')).toBeVisible();
});

test('login and registration link to each other, and the first field receives the focus', async () => {
  const { user } = await renderPanel();

  await user.click(screen.getByRole('button', { name: 'Skapa konto' }));
  await act(async () => new Promise(requestAnimationFrame));
  expect(screen.getByRole('dialog', { name: 'Skapa konto' })).toBeVisible();
  expect(email()).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Jag har redan ett konto' }));
  expect(screen.getByRole('dialog', { name: 'Logga in' })).toBeVisible();
});

test('a new account is created, and its newsletter choice and customer type are saved', async () => {
  const { user, session, calls } = await renderPanel({ frame: 'create' });

  await enterText(user, email(), ASTRID);
  await enterText(user, password(), 'linoljaa');
  await enterText(user, repeated(), 'linoljaa');
  const newsletter = screen.getByRole('checkbox', { name: 'Skicka mig ett brev i månaden' });
  // Consent is given by an action of the customer (GDPR, article 4.11).
  expect(newsletter).not.toBeChecked();
  await user.click(newsletter);
  await user.click(submit('Skapa konto'));

  expect(session.register).toHaveBeenCalledWith({ username: ASTRID, password: 'linoljaa', rememberUser: true });
  expect(calls).toEqual([{ name: 'updateUser', variables: { user: { newsletter: true, customerType: 'PERSON' } } }]);
  expect(screen.getByRole('status')).toHaveTextContent('Ditt konto är skapat och du är inloggad');
});

test('a new account whose newsletter box stays unticked does not get the newsletter', async () => {
  const { user, calls } = await renderPanel({ frame: 'create' });

  await enterText(user, email(), ASTRID);
  await enterText(user, password(), 'linoljaa');
  await enterText(user, repeated(), 'linoljaa');
  await user.click(submit('Skapa konto'));

  expect(calls).toEqual([{ name: 'updateUser', variables: { user: { newsletter: false, customerType: 'PERSON' } } }]);
});

test('the strength of a new password is shown as a meter and in words', async () => {
  const { user } = await renderPanel({ frame: 'create' });
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  await enterText(user, email(), ASTRID);

  await enterText(user, password(), 'astrid.lind');
  expect(screen.getByRole('meter', { name: 'Styrka: svag. Gör det längre.' })).toHaveAttribute('aria-valuenow', '1');
  expect(screen.getByText('Styrka: svag. Gör det längre.')).toBeVisible();
  await enterText(user, password(), ' väver i fjällen');

  expect(screen.getByRole('meter', { name: 'Styrka: stark' })).toHaveAttribute('aria-valuenow', '4');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await user.clear(password());
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
});

test('a weak password of the minimum length is not blocked', async () => {
  const { user, session } = await renderPanel({ locale: 'en', frame: 'create' });
  await enterText(user, screen.getByRole('textbox', { name: 'Email' }), ASTRID);
  await enterText(user, screen.getByLabelText('Password'), 'aaaaaaa');
  await enterText(user, screen.getByLabelText('Confirm password'), 'aaaaaaa');
  expect(screen.getByRole('meter', { name: 'Strength: weak. Make it longer.' })).toBeVisible();

  await user.click(submit('Create account'));

  expect(session.register).toHaveBeenCalledTimes(1);
});

test('the password change and an existing login differ: only a new password has a strength', async () => {
  const { user } = await renderPanel({ frame: 'change', userName: ASTRID });

  await enterText(user, screen.getByLabelText('Nuvarande lösenord'), 'linoljaa');
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  await enterText(user, screen.getByLabelText('Nytt lösenord'), 'Astridlind42');

  expect(screen.getByRole('meter', { name: 'Styrka: svag. Gör det längre.' })).toBeVisible();
});

test('an email that already has an account shows an error', async () => {
  const { user, calls } = await renderPanel({ frame: 'create', outcome: { ok: false, reason: 'credentials' } });

  await enterText(user, email(), ASTRID);
  await enterText(user, password(), 'linoljaa');
  await enterText(user, repeated(), 'linoljaa{Enter}');

  expect(screen.getByRole('alert')).toHaveTextContent('Ett konto med denna email existerar redan');
  expect(calls).toEqual([]);
});

test('a mismatch of the repeated password creates no account', async () => {
  const { user, session } = await renderPanel({ frame: 'create' });

  await enterText(user, email(), ASTRID);
  await enterText(user, password(), 'linoljaa');
  await enterText(user, repeated(), 'linolja{Enter}');

  expect(repeated()).toHaveAccessibleDescription('Lösenorden matchar inte');
  expect(session.register).not.toHaveBeenCalled();
});

test('the registration links to terms and privacy policy', async () => {
  await renderPanel({ frame: 'create' });

  expect(screen.getByRole('link', { name: 'köpvillkor' })).toHaveAttribute('href', '/kopvillkor');
  expect(screen.getByRole('link', { name: 'integritetspolicy' })).toHaveAttribute('href', '/integritet');
});

test('the login is in English on the English site', async () => {
  const { user } = await renderPanel({ locale: 'en', outcome: { ok: false, reason: 'credentials' } });

  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  await enterText(user, screen.getByRole('textbox', { name: 'Email' }), ASTRID);
  await enterText(user, screen.getByLabelText('Password'), 'linoljaa{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong email or password. Please try again.');
});

test('the registration is in English on the English site', async () => {
  const { user } = await renderPanel({ locale: 'en', frame: 'create', outcome: { ok: false, reason: 'credentials' } });

  await enterText(user, screen.getByLabelText('Confirm password'), 'x');
  await user.click(submit('Create account'));
  expect(screen.getByRole('alert')).toHaveTextContent('Please check that all fields are valid');

  await enterText(user, screen.getByRole('textbox', { name: 'Email' }), ASTRID);
  await enterText(user, screen.getByLabelText('Password'), 'linoljaa');
  await user.clear(screen.getByLabelText('Confirm password'));
  await enterText(user, screen.getByLabelText('Confirm password'), 'linoljaa{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('An account with this email already exists');
  expect(screen.getByRole('link', { name: 'terms and conditions' })).toBeVisible();
});

test.each(['login', 'create'] as const)('the %s form has no axe violations, also with errors', async (frame) => {
  const { user } = await renderPanel({ frame });
  await user.click(submit(frame === 'login' ? 'Logga in' : 'Skapa konto'));

  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

test('a new customer is redirected to the settings 1000 ms after the message', async () => {
  const { user, address } = await renderPanel({ frame: 'create' });
  await fillCreate(user);
  jest.useFakeTimers();
  fireEvent.click(submit('Skapa konto'));
  await act(async () => undefined);
  await act(async () => undefined);
  expect(screen.getByRole('status')).toHaveTextContent('Ditt konto är skapat');

  await act(async () => jest.advanceTimersByTime(1_000));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/mina-sidor/installningar');
});

test('the forgotten password form mails a link and shows the same message for any email', async () => {
  const { user, calls, container } = await renderPanel({
    api: { requestPasswordReset: { data: { requestPasswordReset: true } } },
  });
  await user.click(screen.getByRole('button', { name: 'Glömt lösenordet?' }));
  await act(async () => new Promise(requestAnimationFrame));
  expect(screen.getByRole('dialog', { name: 'Glömt lösenordet' })).toBeVisible();
  expect(email()).toHaveFocus();

  await enterText(user, email(), ` ${ASTRID} {Enter}`);

  expect(screen.getByRole('status')).toHaveTextContent(
    'Om det finns ett konto med den adressen har vi nu skickat en länk',
  );
  expect(calls).toEqual([{ name: 'requestPasswordReset', variables: { email: ASTRID } }]);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Tillbaka till inloggningen' }));
  expect(screen.getByRole('dialog', { name: 'Logga in' })).toBeVisible();
});

test.each([
  ['network' as const, 'Vi får ingen kontakt med butiken'],
  [{ status: 503 }, 'Något gick fel hos oss'],
  [{ status: 429, retryAfterSeconds: 600 }, 'Försök igen om 10 minuter'],
  [{ status: 429 }, 'Försök igen om 1 minut.'],
])('a link request that fails with %j says so, keeps the email, and can be retried', async (failure, text) => {
  const { user, calls } = await renderPanel({ frame: 'forgot', api: { requestPasswordReset: { failure } } });

  await enterText(user, email(), `${ASTRID}{Enter}`);

  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(email()).toHaveValue(ASTRID);
  await user.click(submit('Skicka länk'));
  expect(calls).toHaveLength(2);
});

test('a link request beyond a limit of the API says when the limit ends, and keeps the email', async () => {
  const { user } = await renderPanel({ frame: 'forgot', api: atLimit('requestPasswordReset') });

  await enterText(user, email(), `${ASTRID}{Enter}`);

  expect(await screen.findByRole('alert')).toHaveTextContent(/Försök igen om 12 minuter\.$/);
  expect(email()).toHaveValue(ASTRID);
});

test.each(['create', 'change'] as const)('the form "%s" says when a limit ends, and keeps the input', async (frame) => {
  const { user } = await renderPanel({ frame, userName: frame === 'change' ? ASTRID : null, outcome: LIMITED });
  await (frame === 'create' ? fillCreate(user) : fillChange(user));
  await user.click(submit(frame === 'create' ? 'Skapa konto' : 'Byt lösenord'));

  expect(await screen.findByRole('alert')).toHaveTextContent(/Försök igen om 2 timmar\.$/);
  expect(repeated()).not.toHaveValue('');
});

async function fillChange(user: UserEvent): Promise<void> {
  await enterText(user, screen.getByLabelText('Nuvarande lösenord'), 'linoljaa');
  await enterText(user, screen.getByLabelText('Nytt lösenord'), 'terpentin');
  await enterText(user, repeated(), 'terpentin');
}

test('changing the password keeps a remembered session remembered', async () => {
  document.cookie = 'ralph-user-maxage=604800';
  const { user, session } = await renderPanel({ frame: 'change', userName: ASTRID });
  await fillChange(user);

  await user.click(submit('Byt lösenord'));

  expect(session.changePassword).toHaveBeenCalledWith({
    username: ASTRID,
    password: 'linoljaa',
    newPassword: 'terpentin',
    rememberUser: true,
  });
  expect(screen.getByRole('status')).toHaveTextContent('Ditt lösenord är bytt');
  document.cookie = 'ralph-user-maxage=; max-age=0';
});

test.each([
  [
    'sv',
    ['Nuvarande lösenord', 'Nytt lösenord', 'Upprepa lösenordet', 'Byt lösenord'],
    'Du har loggat in eller ut i en annan flik',
  ],
  [
    'en',
    ['Current password', 'New password', 'Confirm password', 'Change password'],
    'You logged in or out in another tab',
  ],
] as const)('a password change after a login in another tab says so (%s)', async (locale, labels, text) => {
  const [current, next, again, change] = labels;
  const { user } = await renderPanel({
    locale,
    frame: 'change',
    userName: ASTRID,
    outcome: { ok: false, reason: 'otherUser' },
  });
  await enterText(user, screen.getByLabelText(current), 'linoljaa');
  await enterText(user, screen.getByLabelText(next), 'terpentin');
  await enterText(user, screen.getByLabelText(again), 'terpentin');

  await user.click(submit(change));

  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('changing the password keeps a short session short', async () => {
  const { user, session } = await renderPanel({ frame: 'change', userName: ASTRID });
  await fillChange(user);
  await user.click(submit('Byt lösenord'));

  expect(session.changePassword).toHaveBeenCalledWith(expect.objectContaining({ rememberUser: false }));
});

test('a wrong current password shows a toast on the home page', async () => {
  const { user, store, address } = await renderPanel({
    frame: 'change',
    userName: ASTRID,
    outcome: { ok: false, reason: 'credentials' },
  });
  await fillChange(user);

  await user.click(submit('Byt lösenord'));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/');
  expect(store.getState().toast.current).toMatchObject({
    text: 'Du angav fel lösenord och har loggats ut av säkerhetsskäl',
    tone: 'error',
  });
});

test('a visitor sees the login instead of the password form', async () => {
  await renderPanel({ frame: 'change' });

  expect(screen.getByRole('dialog', { name: 'Logga in' })).toBeVisible();
});
