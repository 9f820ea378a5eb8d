import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { atLimit } from '@hemvaror/testing/atLimit';
import { enterText } from '@hemvaror/testing/enterText';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { messages as en } from '../messages/en.ts';
import { messages as sv } from '../messages/sv.ts';
import { anAccount } from '../testing/anAccount.ts';
import type { Account } from './account.ts';
import { loader, type SettingsPageData } from './SettingsPage.loader.ts';
import * as view from './SettingsPage.tsx';

const settingsPage = { ...view, loader };

const UNKNOWN = { refusals: [{ message: 'Who?', code: 'UNAUTHENTICATED' }] };

interface RenderSettingsOptions extends Partial<PageOptions> {
  account?: Account;
  userName?: string | null;
}

/** Renders the settings page at its path. Every other path renders nothing. */
async function renderSettings({
  account = anAccount(),
  userName = account.email,
  api,
  ...options
}: RenderSettingsOptions = {}) {
  const shop = {
    meta: () => ({ title: '', pageType: '' }),
    ErrorBoundary: settingsPage.ErrorBoundary,
    loader: async (args: LoaderArgs) =>
      new URL(args.request.url).pathname === '/mina-sidor/installningar' ? settingsPage.loader(args) : null,
    Component: ({ data }: { data: SettingsPageData | null }) => data && <settingsPage.Component data={data} />,
  };
  return renderPage<SettingsPageData | null>(shop, {
    messages: sv,
    url: '/mina-sidor/installningar',
    state: { session: { userName } },
    api: { getUser: { data: { getUser: account } }, ...api },
    ...options,
  });
}

/** Response of a successful update. */
const respondWith = (account: Account) => ({ data: { updateUser: account } });
const LIMIT = 'För många försök på kort tid. Försök igen om 12 minuter.';
const block = (name: string) => within(screen.getByRole('region', { name }));
const frame = async () => act(async () => new Promise(requestAnimationFrame));

test('the account is rendered in blocks, and empty values have a text', async () => {
  const { container } = await renderSettings();

  expect(screen.getByRole('heading', { level: 1, name: 'Mina sidor' })).toBeVisible();
  expect(block('Kundtyp').getByText('Privatperson')).toBeVisible();
  const person = block('Personuppgifter');
  for (const text of ['astrid@hemvist.example', 'Astrid Lind', '070-123 45 67', '19900101-0017', 'Kvinna']) {
    expect(person.getByText(text)).toBeVisible();
  }
  expect(block('Adress').getByText('123 45 Åstad Sverige')).toBeVisible();
  expect(block('Adress').getByText('Inte angivet')).toBeVisible();
  expect(block('Mejl från oss').getAllByText('Nej tack')).toHaveLength(2);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Inställningar');
  expect(await axe(container)).toHaveNoViolations();
});

test('without a toggle of the customer type the account does not offer to change it', async () => {
  await renderSettings({ config: { customerTypeToggle: false } });

  expect(screen.getByRole('region', { name: 'Personuppgifter' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Kundtyp' })).not.toBeInTheDocument();
});

test('the help box has the configured address', async () => {
  const email = 'fragor@ekhem.example';
  await renderSettings({ config: { contact: { email, phone: '1', hours: 'jämt' } } });

  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});

test('texts are in English on the English site', async () => {
  await renderSettings({ locale: 'en', messages: en });

  expect(within(screen.getByRole('region', { name: 'Personal details' })).getByText('Woman')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Address' })).getByText('123 45 Åstad Sweden')).toBeVisible();
});

test('saving a block sends the whole account and shows the new values', async () => {
  const { user, calls, store } = await renderSettings({
    api: { updateUser: respondWith(anAccount({ address: { firstName: 'Åsa' } })) },
  });
  await user.click(block('Personuppgifter').getByRole('button', { name: 'Ändra Personuppgifter' }));
  await frame();
  expect(block('Personuppgifter').getByRole('textbox', { name: /Förnamn/ })).toHaveFocus();

  await user.clear(screen.getByRole('textbox', { name: /Förnamn/ }));
  await user.type(screen.getByRole('textbox', { name: /Förnamn/ }), '  Åsa ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kön' }), 'Vill inte ange');
  await user.click(block('Personuppgifter').getByRole('button', { name: 'Spara' }));

  expect(await block('Personuppgifter').findByText('Åsa Lind')).toBeVisible();
  expect(calls.at(-1)).toEqual({
    name: 'updateUser',
    variables: {
      user: {
        address: {
          firstName: 'Åsa',
          lastName: 'Lind',
          company: '',
          phone: '070-123 45 67',
          mobile: '',
          careOf: '',
          addressLine1: 'Björkvägen 12',
          addressLine2: '',
          zip: '123 45',
          city: 'Åstad',
          country: 'SE',
          entryCode: '',
        },
        gender: 'UNSPECIFIED',
        newsletter: false,
        reviewInvitations: false,
        personalId: '19900101-0017',
        customerType: 'PERSON',
      },
    },
  });
  expect(store.getState().toast.current?.text).toBe('Dina uppgifter är sparade');
  await frame();
  expect(screen.getByRole('button', { name: 'Ändra Personuppgifter' })).toHaveFocus();
});

test('canceling restores the respondWith values', async () => {
  const { user, calls } = await renderSettings();
  await user.click(screen.getByRole('button', { name: 'Ändra Adress' }));
  await user.clear(screen.getByRole('textbox', { name: 'Ort' }));
  await enterText(user, screen.getByRole('textbox', { name: 'Ort' }), 'Paris');

  await user.click(block('Adress').getByRole('button', { name: 'Avbryt' }));

  expect(block('Adress').getByText(/Åstad/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ändra Adress' }));
  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('Åstad');
  expect(calls.map(({ name }) => name)).toEqual(['getUser']);
});

test('an invalid field shows an error, and the form is not sent', async () => {
  const { user, calls, container } = await renderSettings();
  await user.click(screen.getByRole('button', { name: 'Ändra Adress' }));
  await user.clear(screen.getByRole('textbox', { name: 'Postnummer' }));
  await enterText(user, screen.getByRole('textbox', { name: 'Postnummer' }), '012 34');

  await user.click(block('Adress').getByRole('button', { name: 'Spara' }));

  expect(screen.getByRole('alert')).toHaveTextContent('Se till att alla fält är giltiga');
  expect(screen.getByRole('textbox', { name: 'Postnummer' })).toHaveAccessibleDescription(
    'Du måste ange ett giltigt postnummer',
  );
  expect(calls.map(({ name }) => name)).toEqual(['getUser']);
  expect(await axe(container)).toHaveNoViolations();
});

test('a zip of another country may have another format', async () => {
  const { user, calls } = await renderSettings({ api: { updateUser: respondWith(anAccount()) } });
  await user.click(screen.getByRole('button', { name: 'Ändra Adress' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'Norge');
  await user.clear(screen.getByRole('textbox', { name: 'Postnummer' }));
  await enterText(user, screen.getByRole('textbox', { name: 'Postnummer' }), '0150');
  await user.click(block('Adress').getByRole('button', { name: 'Spara' }));

  expect(await screen.findByRole('button', { name: 'Ändra Adress' })).toBeVisible();
  expect(calls.at(-1)?.variables).toMatchObject({ user: { address: { zip: '0150', country: 'NO' } } });
});

test('a company has organization id and name, and its prices are without VAT', async () => {
  const company = anAccount({ customerType: 'ORGANIZATION', personalId: '' });
  const { user, store, calls } = await renderSettings({ api: { updateUser: respondWith(company) } });
  await user.click(screen.getByRole('button', { name: 'Ändra Kundtyp' }));
  await user.click(screen.getByRole('radio', { name: 'Företag' }));
  await user.click(block('Kundtyp').getByRole('button', { name: 'Spara' }));

  // The form has the same text.
  expect(await screen.findByRole('button', { name: 'Ändra Kundtyp' })).toBeVisible();
  expect(block('Kundtyp').getByText('Företag')).toBeVisible();
  expect(store.getState().site).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: false });
  expect(document.cookie).toContain('ralph-user-type=ORGANIZATION');
  // A person's number is not that of the company.
  expect(calls.at(-1)?.variables).toMatchObject({ user: { customerType: 'ORGANIZATION', personalId: '' } });

  await user.click(screen.getByRole('button', { name: 'Ändra Företagsuppgifter' }));
  await enterText(user, screen.getByRole('textbox', { name: /Organisationsnummer/ }), '556036-0794');
  await user.click(block('Företagsuppgifter').getByRole('button', { name: 'Spara' }));
  expect(screen.getByRole('textbox', { name: /Organisationsnummer/ })).toHaveAccessibleDescription(
    /Du måste ange ett giltigt organisationsnummer/,
  );
  expect(screen.getByRole('textbox', { name: /Företag/ })).toHaveAccessibleDescription('Detta fält är obligatoriskt');
  expect(screen.queryByRole('combobox', { name: 'Kön' })).not.toBeInTheDocument();
});

test('a sole trader saves the personal number as that of the company', async () => {
  const account = anAccount({ customerType: 'ORGANIZATION', personalId: '' });
  const { user, calls } = await renderSettings({ account, api: { updateUser: respondWith(account) } });
  await user.click(screen.getByRole('button', { name: 'Ändra Företagsuppgifter' }));
  await enterText(user, screen.getByRole('textbox', { name: /Organisationsnummer/ }), '19121212-1212');
  await enterText(user, screen.getByRole('textbox', { name: /^Företag/ }), 'Linds Linne');
  await user.click(block('Företagsuppgifter').getByRole('button', { name: 'Spara' }));

  expect(await screen.findByRole('button', { name: 'Ändra Företagsuppgifter' })).toBeVisible();
  expect(calls.at(-1)?.variables).toMatchObject({ user: { personalId: '19121212-1212' } });
});

test('pasted details are accepted as they are, and saved cleaned', async () => {
  const { user, calls } = await renderSettings({ api: { updateUser: respondWith(anAccount()) } });
  const pasteInto = async (name: string | RegExp, text: string) => {
    await user.clear(screen.getByRole('textbox', { name }));
    await user.click(screen.getByRole('textbox', { name }));
    await user.paste(text);
  };
  await user.click(screen.getByRole('button', { name: 'Ändra Personuppgifter' }));
  await pasteInto(/^Telefon/, '\u202A+46 70\u2011123 45 67\u202C');
  await pasteInto(/^Personnummer/, '19121272\u20131219');
  await pasteInto('Förnamn', '\u200BAstrid\u00A0Maria');
  await user.click(block('Personuppgifter').getByRole('button', { name: 'Spara' }));

  expect(await screen.findByRole('button', { name: 'Ändra Personuppgifter' })).toBeVisible();
  expect(calls.at(-1)?.variables).toMatchObject({
    user: { personalId: '19121272-1219', address: { firstName: 'Astrid Maria', phone: '+46 70-123 45 67' } },
  });

  await user.click(screen.getByRole('button', { name: 'Ändra Adress' }));
  await pasteInto('Postnummer', 'SE-111\u00A022');
  await user.click(block('Adress').getByRole('button', { name: 'Spara' }));

  expect(await screen.findByRole('button', { name: 'Ändra Adress' })).toBeVisible();
  expect(calls.at(-1)?.variables).toMatchObject({ user: { address: { zip: '111 22' } } });
});

test('a name without a visible character, and a zip of another country, are refused at their fields', async () => {
  const { user, calls } = await renderSettings();
  await user.click(screen.getByRole('button', { name: 'Ändra Personuppgifter' }));
  await user.clear(screen.getByRole('textbox', { name: 'Förnamn' }));
  await user.click(screen.getByRole('textbox', { name: 'Förnamn' }));
  await user.paste('\u200B');
  await user.click(block('Personuppgifter').getByRole('button', { name: 'Spara' }));
  expect(screen.getByRole('textbox', { name: 'Förnamn' })).toHaveAccessibleDescription('Detta fält är obligatoriskt');

  await user.click(screen.getByRole('button', { name: 'Ändra Adress' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'Norge');
  await user.click(block('Adress').getByRole('button', { name: 'Spara' }));
  expect(screen.getByRole('textbox', { name: 'Postnummer' })).toHaveAccessibleDescription(
    'Du måste ange ett giltigt postnummer',
  );
  expect(calls.map(({ name }) => name)).toEqual(['getUser']);
});

test('a failed save shows an error and keeps the input', async () => {
  const { user } = await renderSettings({ api: { updateUser: { failure: { status: 503 } } } });
  await user.click(screen.getByRole('button', { name: 'Ändra Mejl från oss' }));
  await user.click(screen.getByRole('checkbox', { name: 'Skicka mig ett brev i månaden' }));
  await user.click(block('Mejl från oss').getByRole('button', { name: 'Spara' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Något gick fel hos oss');
  expect(screen.getByRole('checkbox', { name: 'Skicka mig ett brev i månaden' })).toBeChecked();
});

test('a save beyond a limit says when the limit ends, and keeps the input', async () => {
  const { user } = await renderSettings({ api: atLimit('updateUser') });
  await user.click(screen.getByRole('button', { name: 'Ändra Adress' }));
  await enterText(user, screen.getByRole('textbox', { name: 'Ort' }), 'by');
  await user.click(block('Adress').getByRole('button', { name: 'Spara' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(LIMIT);
  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('Åstadby');
});

test.each([
  [null, false],
  [false, false],
  [true, true],
])('the box of the newsletter shows the choice of the account (%s)', async (newsletter, isTicked) => {
  const { user } = await renderSettings({ account: anAccount({ newsletter }) });

  await user.click(screen.getByRole('button', { name: 'Ändra Mejl från oss' }));

  const box = block('Mejl från oss').getByRole('checkbox', { name: 'Skicka mig ett brev i månaden' });
  expect({ isTicked: box.matches(':checked') }).toEqual({ isTicked });
});

test('a token that expired while editing is refreshed, and the form is respondWith', async () => {
  const responses = [UNKNOWN, respondWith(anAccount({ newsletter: true }))];
  const renew = jest.fn(async () => undefined);
  const { user } = await renderSettings({
    api: { updateUser: () => responses.shift() ?? UNKNOWN },
    auth: { renew },
  });
  await user.click(screen.getByRole('button', { name: 'Ändra Mejl från oss' }));
  await user.click(block('Mejl från oss').getByRole('button', { name: 'Spara' }));

  expect(await block('Mejl från oss').findByText('Ja tack')).toBeVisible();
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a refused token is refreshed, and the account is loaded', async () => {
  const responses = [UNKNOWN, { data: { getUser: anAccount() } }];
  await renderSettings({ api: { getUser: () => responses.shift() ?? UNKNOWN } });

  expect(await block('Personuppgifter').findByText('Astrid Lind')).toBeVisible();
});

test('the password button opens the change frame of the account panel', async () => {
  const { user, store } = await renderSettings();

  await user.click(screen.getByRole('button', { name: 'Byt lösenord' }));

  expect(store.getState().panel).toEqual({ name: 'account', frame: 'change' });
});

const CONFIRMED = { ok: true, userName: 'astrid@hemvist.example' } as const;

test('confirming with the password deletes the account, logs out and opens the home page', async () => {
  const logout = jest.fn(async () => undefined);
  const confirmPassword = jest.fn(async () => CONFIRMED);
  const { user, calls, store, address } = await renderSettings({
    auth: { logout, confirmPassword },
    api: { deleteUser: { data: { deleteUser: true } } },
  });
  await user.click(screen.getByRole('button', { name: 'Ta bort konto' }));
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Ta bort konto' }));
  await user.click(screen.getByRole('button', { name: 'Ta bort kontot' }));
  expect(screen.getByLabelText('Ditt lösenord')).toHaveAccessibleDescription('Detta fält är obligatoriskt');
  expect(calls.map(({ name }) => name)).toEqual(['getUser']);
  await enterText(user, screen.getByLabelText('Ditt lösenord'), 'linoljaa');
  await user.click(screen.getByRole('button', { name: 'Ta bort kontot' }));

  expect(calls.at(-1)?.name).toBe('deleteUser');
  expect(confirmPassword).toHaveBeenCalledWith('linoljaa');
  expect(logout).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/');
  expect(store.getState().toast.current?.text).toBe('Ditt konto är borttaget');
});

test('a password of spaces is confirmed', async () => {
  const confirmPassword = jest.fn(async () => CONFIRMED);
  const { user } = await renderSettings({
    auth: { confirmPassword },
    api: { deleteUser: { data: { deleteUser: true } } },
  });
  await user.click(screen.getByRole('button', { name: 'Ta bort konto' }));

  await user.type(screen.getByLabelText('Ditt lösenord'), '       ');
  await user.click(screen.getByRole('button', { name: 'Ta bort kontot' }));

  await waitFor(() => expect(confirmPassword).toHaveBeenCalledWith('       '));
});

test('a deleted account whose logout fails says that the page still shows the customer', async () => {
  const logout = jest.fn(async () => Promise.reject(new Error('Loading chunk failed')));
  const { user, store } = await renderSettings({
    auth: { logout, confirmPassword: async () => CONFIRMED },
    api: { deleteUser: { data: { deleteUser: true } } },
  });
  await user.click(screen.getByRole('button', { name: 'Ta bort konto' }));
  await enterText(user, screen.getByLabelText('Ditt lösenord'), 'linoljaa');
  await user.click(screen.getByRole('button', { name: 'Ta bort kontot' }));

  expect(store.getState().toast.current).toMatchObject({
    text: 'Ditt konto är borttaget, men vi kunde inte logga ut dig här. Ladda om sidan.',
    tone: 'error',
  });
});

test.each([
  ['a wrong password', { ok: false, reason: 'credentials' } as const, 'Fel lösenord. Försök igen.'],
  [
    'too many attempts',
    { ok: false, reason: 'tooManyAttempts', retryAfterSeconds: 850 } as const,
    'För många försök på kort tid. Försök igen om 15 minuter.',
  ],
  ['a failed request', { ok: false, reason: 'unavailable' } as const, 'Något gick fel hos oss'],
  ['a lost network', { ok: false, reason: 'unreachable' } as const, 'Vi får ingen kontakt med butiken'],
])('an account is not deleted after %s, and the dialog shows why', async (_case, outcome, text) => {
  const { user, calls } = await renderSettings({ auth: { confirmPassword: async () => outcome } });
  await user.click(screen.getByRole('button', { name: 'Ta bort konto' }));
  await enterText(user, screen.getByLabelText('Ditt lösenord'), 'linoljaa');
  await user.click(screen.getByRole('button', { name: 'Ta bort kontot' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(calls.map(({ name }) => name)).toEqual(['getUser']);
});

test.each<[name: string, api: Record<string, StubResponse>, text: string]>([
  ['the API fails', { deleteUser: { failure: { status: 503 } } }, 'Något gick fel hos oss'],
  ['the API does not respond', { deleteUser: { failure: 'network' } }, 'Vi får ingen kontakt med butiken'],
  ['a limit is reached', atLimit('deleteUser'), LIMIT],
])('if %s, a deletion says so and keeps the customer logged in', async (_name, api, text) => {
  const logout = jest.fn(async () => undefined);
  const { user, address } = await renderSettings({
    auth: { logout, confirmPassword: async () => CONFIRMED },
    api,
  });
  await user.click(screen.getByRole('button', { name: 'Ta bort konto' }));
  await enterText(user, screen.getByLabelText('Ditt lösenord'), 'linoljaa');
  await user.click(screen.getByRole('button', { name: 'Ta bort kontot' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(logout).not.toHaveBeenCalled();
  expect(address()).toBe('/mina-sidor/installningar');
});

const EXPORT = 'Hämta mina uppgifter';
const exportedData = { exportUser: { data: { exportUser: '{"formatVersion": 1}' } } };

/** Records the files that the page saves. */
function recordDownloads() {
  const files: { name: string; type: string; size: number }[] = [];
  let saved = new Blob();
  URL.createObjectURL = (blob) => {
    if (!(blob instanceof Blob)) throw new Error('Expected a Blob.');
    saved = blob;
    return 'blob:export';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, type: saved.type, size: saved.size });
  });
  return files;
}

test('the customer downloads all own data as a JSON file', async () => {
  const files = recordDownloads();
  const { user, calls, container } = await renderSettings({ api: exportedData });
  await user.click(screen.getByRole('button', { name: EXPORT }));

  expect(await screen.findByRole('status')).toHaveTextContent('Filen finns bland dina hämtade filer');
  expect(calls.at(-1)?.name).toBe('exportUser');
  expect(files).toEqual([
    {
      name: expect.stringMatching(/^mina-uppgifter-\d{4}-\d{2}-\d{2}\.json$/),
      type: 'application/json',
      size: '{"formatVersion": 1}'.length,
    },
  ]);
  expect(screen.getByRole('button', { name: EXPORT })).not.toHaveAttribute('aria-busy');
  expect(await axe(container)).toHaveNoViolations();
});

test('a pending export marks the button busy', async () => {
  const pending = Promise.withResolvers<typeof exportedData.exportUser>();
  recordDownloads();
  const { user } = await renderSettings({ api: { exportUser: () => pending.promise } });
  await user.click(screen.getByRole('button', { name: EXPORT }));
  expect(screen.getByRole('button', { name: EXPORT })).toHaveAttribute('aria-busy', 'true');

  await act(async () => pending.resolve(exportedData.exportUser));

  expect(await screen.findByRole('status')).toBeVisible();
});

test.each<[name: string, api: Record<string, StubResponse>, text: string]>([
  ['the API does not respond', { exportUser: { failure: 'network' } }, 'Vi får ingen kontakt med butiken'],
  ['the API fails', { exportUser: { failure: { status: 503 } } }, 'Något gick fel hos oss'],
  ['a limit is reached', atLimit('exportUser'), LIMIT],
])('if %s, an export says so and saves no file', async (_name, api, text) => {
  const files = recordDownloads();
  const { user } = await renderSettings({ api });
  await user.click(screen.getByRole('button', { name: EXPORT }));

  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(files).toEqual([]);
});

test('an export without a recent login prompts for the password first', async () => {
  const files = recordDownloads();
  const responses = [{ refusals: [{ message: 'Login!', code: 'REAUTHENTICATION_REQUIRED' }] }, exportedData.exportUser];
  const confirmPassword = jest.fn(async () => CONFIRMED);
  const { user } = await renderSettings({
    api: { exportUser: () => responses.shift() ?? UNKNOWN },
    auth: { confirmPassword },
  });
  await user.click(screen.getByRole('button', { name: EXPORT }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Är det du?' }));
  expect(files).toEqual([]);

  await enterText(user, dialog.getByLabelText('Ditt lösenord'), 'linoljaa');
  await user.click(dialog.getByRole('button', { name: EXPORT }));

  expect(await screen.findByRole('status')).toHaveTextContent('Filen finns');
  expect(confirmPassword).toHaveBeenCalledWith('linoljaa');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(files).toHaveLength(1);
});

test('an API without additions offers no export', async () => {
  await renderSettings({ config: { apiAdditions: false } });

  expect(screen.queryByRole('button', { name: EXPORT })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ta bort konto' })).toBeVisible();
});

test('a change that requires a recent login prompts for the password and is then respondWith', async () => {
  const responses = [
    { refusals: [{ message: 'Login!', code: 'REAUTHENTICATION_REQUIRED' }] },
    respondWith(anAccount()),
  ];
  const confirmPassword = jest.fn(async () => CONFIRMED);
  const { user, container } = await renderSettings({
    api: { updateUser: () => responses.shift() ?? UNKNOWN },
    auth: { confirmPassword },
  });
  await user.click(screen.getByRole('button', { name: 'Ändra Personuppgifter' }));
  await user.click(block('Personuppgifter').getByRole('button', { name: 'Spara' }));

  const field = await screen.findByLabelText('Ditt lösenord');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Skriv ditt lösenord för att spara ändringen.');
  expect(await axe(container)).toHaveNoViolations();
  await enterText(user, field, 'linoljaa');
  await user.click(block('Personuppgifter').getByRole('button', { name: 'Spara' }));

  expect(await screen.findByRole('button', { name: 'Ändra Personuppgifter' })).toBeVisible();
  expect(confirmPassword).toHaveBeenCalledWith('linoljaa');
});

const INVITATIONS = 'Mejla mig efter ett köp och fråga vad jag tycker om varorna';

test('emails that ask for reviews are off until the customer ticks their box, and the choice is saved', async () => {
  const { user, calls, container } = await renderSettings({
    api: { updateUser: respondWith(anAccount({ reviewInvitations: true })) },
  });
  await user.click(screen.getByRole('button', { name: 'Ändra Mejl från oss' }));
  expect(screen.getByRole('checkbox', { name: INVITATIONS })).not.toBeChecked();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('checkbox', { name: INVITATIONS }));
  await user.click(block('Mejl från oss').getByRole('button', { name: 'Spara' }));

  expect(await block('Mejl från oss').findByText('Ja tack')).toBeVisible();
  expect(calls.at(-1)?.variables).toMatchObject({ user: { reviewInvitations: true, newsletter: false } });
  await user.click(screen.getByRole('button', { name: 'Ändra Mejl från oss' }));
  expect(screen.getByRole('checkbox', { name: INVITATIONS })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Skicka mig ett brev i månaden' })).not.toBeChecked();
});

test('an API without additions has no emails that ask for reviews, and the newsletter is saved', async () => {
  const { user, calls } = await renderSettings({
    config: { apiAdditions: false },
    api: { updateUser: respondWith(anAccount({ newsletter: true })) },
  });
  await user.click(screen.getByRole('button', { name: 'Ändra Mejl från oss' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(block('Mejl från oss').getByRole('button', { name: 'Spara' }));

  expect(await block('Mejl från oss').findByText('Ja tack')).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['getUser', 'updateUser']);
  expect(calls.at(-1)?.variables).not.toHaveProperty('user.reviewInvitations');
});

const SESSIONS = [
  { id: 'here', device: 'Firefox, Windows', lastUsedAt: '2026-03-01T12:00:00.000Z', isCurrent: true },
  { id: 'phone', device: 'Safari, iPhone', lastUsedAt: '2026-02-27T12:00:00.000Z', isCurrent: false },
  { id: 'unknown', device: '', lastUsedAt: '2026-02-20T12:00:00.000Z', isCurrent: false },
];

test('the sessions of a customer are listed, and one can be logged out', async () => {
  const endSessions = jest.fn(async () => true);
  const { user, store, container } = await renderSettings({ auth: { sessions: async () => SESSIONS, endSessions } });
  const list = within(await screen.findByRole('region', { name: 'Här är du inloggad' }));
  expect(list.getByText('Den här enheten')).toBeVisible();
  expect(list.getByText(/Senast använd 27 februari 2026/)).toBeVisible();
  expect(list.getByText('Okänd enhet', { selector: 'p' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(list.getByRole('button', { name: 'Logga ut Safari, iPhone' }));

  expect(endSessions).toHaveBeenCalledWith({ id: 'phone' });
  expect(list.queryByText('Safari, iPhone')).not.toBeInTheDocument();
  expect(list.getByRole('list')).toHaveFocus();
  expect(store.getState().toast.current?.text).toBe('Enheten är utloggad');
});

test('logging out everywhere also logs out of this page', async () => {
  const endSessions = jest.fn(async () => true);
  const logout = jest.fn(async () => undefined);
  const { user, address } = await renderSettings({ auth: { sessions: async () => SESSIONS, endSessions, logout } });

  await user.click(await screen.findByRole('button', { name: 'Logga ut överallt' }));

  expect(endSessions).toHaveBeenCalledWith({ everywhere: true });
  expect(logout).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/');
});

test.each([
  ['Logga ut Safari, iPhone', 'Logga ut', { id: 'phone' }, 'Enheten är utloggad'],
  ['Logga ut överallt', 'Logga ut överallt', { everywhere: true }, 'Du är utloggad överallt'],
])('%s without a recent login prompts for the password, then logs out', async (button, submit, which, text) => {
  const endSessions = jest.fn(async (): Promise<boolean | null> => true).mockResolvedValueOnce(null);
  const confirmPassword = jest.fn(async () => CONFIRMED);
  const auth = { sessions: async () => SESSIONS, endSessions, confirmPassword };
  const { user, store } = await renderSettings({ auth });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Är det du?' }));
  expect(store.getState().toast.current).toBeNull();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();

  await enterText(user, dialog.getByLabelText('Ditt lösenord'), 'linoljaa');
  await user.click(dialog.getByRole('button', { name: submit }));

  await waitFor(() => expect(store.getState().toast.current?.text).toBe(text));
  expect(confirmPassword).toHaveBeenCalledWith('linoljaa');
  expect(endSessions.mock.calls).toEqual([[which], [which]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a device that was logged out with the password leaves the focus to the list', async () => {
  const auth = {
    sessions: async () => SESSIONS,
    endSessions: jest.fn(async (): Promise<boolean | null> => true).mockResolvedValueOnce(null),
    confirmPassword: async () => CONFIRMED,
  };
  const { user } = await renderSettings({ auth });
  await user.click(await screen.findByRole('button', { name: 'Logga ut Safari, iPhone' }));
  await enterText(user, await screen.findByLabelText('Ditt lösenord'), 'linoljaa');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logga ut' }));

  await waitFor(() => expect(screen.getByRole('list', { name: 'Här är du inloggad' })).toHaveFocus());
  expect(screen.queryByText('Safari, iPhone', { selector: 'p' })).not.toBeInTheDocument();
});

test('a wrong password logs out no device, and canceling keeps the list', async () => {
  const endSessions = jest.fn(async () => null);
  const auth = {
    sessions: async () => SESSIONS,
    endSessions,
    confirmPassword: async () => ({ ok: false, reason: 'credentials' }) as const,
  };
  const { user } = await renderSettings({ auth });
  await user.click(await screen.findByRole('button', { name: 'Logga ut Safari, iPhone' }));
  await enterText(user, await screen.findByLabelText('Ditt lösenord'), 'fel');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logga ut' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Fel lösenord. Försök igen.');
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));

  expect(endSessions).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Safari, iPhone', { selector: 'p' })).toBeVisible();
});

test('logging out everywhere says so if this page could not be logged out', async () => {
  const logout = jest.fn(async () => Promise.reject(new Error('Loading chunk failed')));
  const auth = { sessions: async () => SESSIONS, endSessions: async () => true, logout };
  const { user, address, store } = await renderSettings({ auth });

  await user.click(await screen.findByRole('button', { name: 'Logga ut överallt' }));

  expect(store.getState().toast.current).toMatchObject({
    text: 'Du är utloggad överallt, men den här sidan kunde inte uppdateras. Ladda om den.',
    tone: 'error',
  });
  expect(address()).toBe('/mina-sidor/installningar');
});

test('the sessions block is not rendered without a session list', async () => {
  await renderSettings({ auth: { sessions: async () => null } });

  expect(screen.getByRole('region', { name: 'Mejl från oss' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Här är du inloggad' })).not.toBeInTheDocument();
});
