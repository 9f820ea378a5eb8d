import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/findAccessibilityViolations.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { mailsTo } from '../../support/mails.ts';
import { ENGLISH, PASSWORD, Shopper, SWEDISH, newAddress, type AccountTexts } from '../../support/shopper.ts';
import { expect, test } from '../../support/siteTest.ts';

const NEW_PASSWORD = 'terpentin-8';

/** UI texts of the account pages, in the language of one site. */
interface AccountPagesTexts extends AccountTexts {
  /** Width in px at which pages are accessible. Each language has another one, because it rarely affects violations. */
  width: number;
  settings: string;
  balance: string;
  reset: string;
  tabs: { orders: string; settings: string; balance: string };
  documentTitle: RegExp;
  person: string;
  edit: string;
  fields: readonly (readonly [label: RegExp, value: string])[];
  gender: string;
  woman: string;
  save: string;
  cancel: string;
  saved: string;
  noBalance: string;
  /** A balance above zero, as the API formats it. */
  credit: string;
  forgotten: string;
  forgot: string;
  sendLink: string;
  backToLogin: string;
  haveAccount: string;
  linkSent: string;
  invalid: string;
  resetTitle: string;
  newPassword: string;
  presentPassword: string;
  savePassword: string;
  passwordSaved: string;
  tooOld: string;
  again: string;
  change: string;
  changed: string;
  wrongPresent: string;
}

const SV: AccountPagesTexts = {
  ...SWEDISH,
  width: 390,
  settings: '/mina-sidor/installningar',
  balance: '/mina-sidor/saldo',
  reset: '/account/reset-password',
  tabs: { orders: 'Ordrar', settings: 'Inställningar', balance: 'Saldo' },
  documentTitle: /^Inställningar/,
  person: 'Personuppgifter',
  edit: 'Ändra Personuppgifter',
  fields: [
    [/^Förnamn/, 'Åsa'],
    [/^Efternamn/, 'Öberg'],
    [/^Telefon/, '070-123 45 67'],
  ],
  gender: 'Kön',
  woman: 'Kvinna',
  save: 'Spara',
  cancel: 'Avbryt',
  saved: 'Dina uppgifter är sparade',
  noBalance: '0 kr',
  credit: '250 kr',
  forgotten: 'Glömt lösenordet?',
  forgot: 'Glömt lösenordet',
  sendLink: 'Skicka länk',
  backToLogin: 'Tillbaka till inloggningen',
  haveAccount: 'Jag har redan ett konto',
  linkSent: 'Om det finns ett konto med den adressen',
  invalid: 'Se till att alla fält är giltiga',
  resetTitle: 'Välj nytt lösenord',
  newPassword: 'Nytt lösenord',
  presentPassword: 'Nuvarande lösenord',
  savePassword: 'Spara lösenordet',
  passwordSaved: 'Ditt nya lösenord är sparat',
  tooOld: 'Beställ en ny länk',
  again: 'Beställ ny länk',
  change: 'Byt lösenord',
  changed: 'Ditt lösenord är bytt',
  wrongPresent: 'Du angav fel lösenord och har loggats ut av säkerhetsskäl',
};

const EN: AccountPagesTexts = {
  ...ENGLISH,
  width: 1440,
  settings: '/en/my-account/settings',
  balance: '/en/my-account/balance',
  reset: '/en/account/reset-password',
  tabs: { orders: 'Orders', settings: 'Settings', balance: 'Store credit' },
  documentTitle: /^Settings/,
  person: 'Personal details',
  edit: 'Edit Personal details',
  fields: [
    [/^First name/, 'Åsa'],
    [/^Last name/, 'Öberg'],
    [/^Phone/, '070-123 45 67'],
  ],
  gender: 'Gender',
  woman: 'Woman',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Your details have been saved',
  noBalance: '€0',
  credit: '€25',
  forgotten: 'Forgot your password?',
  forgot: 'Forgot password',
  sendLink: 'Send link',
  backToLogin: 'Back to login',
  haveAccount: 'I already have an account',
  linkSent: "If there's an account with that address",
  invalid: 'Please check that all fields are valid',
  resetTitle: 'Choose a new password',
  newPassword: 'New password',
  presentPassword: 'Current password',
  savePassword: 'Save password',
  passwordSaved: 'Your new password has been saved',
  tooOld: 'Request a new one',
  again: 'Request a new link',
  change: 'Change password',
  changed: 'Your password has been changed',
  wrongPresent: "That password was wrong, so we've logged you out for your security",
};

/** The tests of all routes check header and footer. */
async function expectMainAccessible(page: Page, width: number): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 900 });
  await expectAccessible(page, page.url(), 'main');
  if (before) await page.setViewportSize(before);
}

for (const texts of sampleVariants('account pages', [SV, EN])) {
  const siteOf = (sv: string, en: string) => (texts.language === 'sv' ? sv : en);

  test(`ACCOUNT-06 ROUTE-08 a new customer’s saved details persist, and canceled changes do not (${texts.language})`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const site = siteOf(sv, en);
    await open(site + texts.home);

    // Registration opens the settings.
    await new Shopper(page, texts).register(newAddress(), PASSWORD);
    await expect(page).toHaveURL(site + texts.settings);
    const person = page.getByRole('region', { name: texts.person });
    await person.getByRole('button', { name: texts.edit }).click();
    for (const [label, value] of texts.fields) await person.getByRole('textbox', { name: label }).fill(value);
    await person.getByRole('combobox', { name: texts.gender }).selectOption(texts.woman);
    await expectMainAccessible(page, texts.width);
    await person.getByRole('button', { name: texts.save }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    await person.getByRole('button', { name: texts.edit }).click();
    for (const [label] of texts.fields) await person.getByRole('textbox', { name: label }).fill('Karin');
    await person.getByRole('button', { name: texts.cancel }).click();
    await expect(person.getByText('Åsa Öberg')).toBeVisible();

    // Rendered on the server this time.
    await open(site + texts.settings);
    await expect(page).toHaveTitle(texts.documentTitle);
    await expect(person.getByText('Åsa Öberg')).toBeVisible();
    await expect(person.getByText(texts.woman)).toBeVisible();
    await expectMainAccessible(page, texts.width);
  });

  test(`ACCOUNT-07 ACCOUNT-08 ROUTE-09 the account pages link to each other, and one shows the balance (${texts.language})`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const site = siteOf(sv, en);
    const shopper = new Shopper(page, texts);
    await open(site + texts.home);
    await shopper.register(newAddress(), PASSWORD);
    const tabs = page.getByRole('navigation', { name: texts.title });

    for (const [tab, path] of [
      [texts.tabs.orders, texts.orders],
      [texts.tabs.settings, texts.settings],
      [texts.tabs.balance, texts.balance],
    ] as const) {
      await tabs.getByRole('link', { name: tab }).click();
      await expect(page).toHaveURL(site + path);
      await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('button', { name: texts.logOut, exact: true })).toBeVisible();
    }
    await open(site + texts.balance);
    const balance = page.getByRole('region', { name: texts.tabs.balance });
    await expect(balance).toContainText(texts.noBalance);

    // Credit, which only the shop can give, on the next visit of the page.
    await tabs.getByRole('link', { name: texts.tabs.settings }).click();
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"operationName":"getUser"')) return route.fallback();
      return route.fulfill({ json: { data: { getUser: { balanceFormatted: texts.credit } } } });
    });
    await tabs.getByRole('link', { name: texts.tabs.balance }).click();
    await expect(balance).toContainText(texts.credit);
    await page.unroute('**/graphql');
    await expectMainAccessible(page, texts.width);

    await page.getByRole('button', { name: texts.logOut, exact: true }).click();
    await expect(page).toHaveURL(site + texts.home);
  });

  test(`ACCOUNT-01 ACCOUNT-03 ACCOUNT-12 login, registration and password reset link to each other and do not reveal known addresses (${texts.language})`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const { panel } = new Shopper(page, texts);
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    await open(`${siteOf(sv, en) + texts.home}?action=login`);
    await button(texts.create).click();
    await expect(panel).toHaveAccessibleName(texts.create);
    await button(texts.haveAccount).click();
    await expect(panel).toHaveAccessibleName(texts.logIn);
    await button(texts.forgotten).click();
    await expect(panel).toHaveAccessibleName(texts.forgot);

    await panel.getByLabel(texts.email).fill('nobody');
    await button(texts.sendLink).click();
    await expect(panel.getByRole('alert')).toHaveText(texts.invalid);
    const forms: string[] = [];
    for (const email of ['demo@hemvist.example', newAddress()]) {
      await panel.getByLabel(texts.email).fill(email);
      await expect(panel.getByRole('status')).toBeHidden();
      await button(texts.sendLink).click();
      await expect(panel.getByRole('status')).toContainText(texts.linkSent);
      forms.push(await panel.locator('form').innerText());
    }
    expect(forms[0]).toBe(forms[1]);
    await expectMainAccessible(page, texts.width);

    await button(texts.backToLogin).click();
    await expect(panel).toHaveAccessibleName(texts.logIn);
  });
}

for (const texts of sampleVariants('passwords', [SV, EN])) {
  const siteOf = (sv: string, en: string) => (texts.language === 'sv' ? sv : en);

  test(`ACCOUNT-04 ACCOUNT-15 ROUTE-20 a mailed link sets a new password once; then another link must be requested (${texts.language})`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const site = siteOf(sv, en);
    const shopper = new Shopper(page, texts);
    const email = newAddress();
    await open(site + texts.home);
    await shopper.register(email, PASSWORD);
    await page.getByRole('button', { name: texts.logOut, exact: true }).click();
    await expect(shopper.signInButton).toBeVisible();

    await open(site + texts.reset);
    await page.getByRole('main').getByLabel(texts.email).fill(email);
    await page.getByRole('button', { name: texts.sendLink }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(texts.linkSent);
    await expect.poll(() => mailsTo(email, 'password-reset')).toHaveLength(1);
    const [mail] = await mailsTo(email, 'password-reset');
    const link = new URL(/https?:\S+resetKey=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const mailed = site + link.pathname + link.search;

    await open(mailed);
    await expect(page.getByRole('heading', { level: 1, name: texts.resetTitle })).toBeVisible();
    await expectMainAccessible(page, texts.width);
    await page.getByLabel(texts.newPassword, { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(texts.repeat, { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: texts.savePassword }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.passwordSaved })).toBeVisible();
    await expect(page).toHaveURL(`${site + texts.home}?action=login`);
    await expect(shopper.panel).toHaveAccessibleName(texts.logIn);
    await shopper.fillLogin(email, NEW_PASSWORD);
    await shopper.submit(texts.logIn);
    await expect(shopper.ordersLink).toBeVisible();

    await open(mailed);
    await page.getByLabel(texts.newPassword, { exact: true }).fill(PASSWORD);
    await page.getByLabel(texts.repeat, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: texts.savePassword }).click();
    await expect(page.getByRole('alert')).toContainText(texts.tooOld);
    await page.getByRole('link', { name: texts.again }).click();
    await expect(page).toHaveURL(site + texts.reset);
    await expect(page.getByRole('button', { name: texts.sendLink })).toBeVisible();
  });

  test(`ACCOUNT-16 ACCOUNT-17 changing the password requires the current one, and a wrong one logs the customer out (${texts.language})`, async ({
    page,
    sv,
    en,
    open,
    consoleMessages,
  }) => {
    const site = siteOf(sv, en);
    const shopper = new Shopper(page, texts);
    await open(site + texts.home);
    await shopper.register(newAddress(), PASSWORD);
    const change = async (present: string) => {
      await page.getByRole('main').getByRole('button', { name: texts.change }).click();
      await expect(shopper.panel).toHaveAccessibleName(texts.change);
      await shopper.panel.getByLabel(texts.presentPassword, { exact: true }).fill(present);
      await shopper.panel.getByLabel(texts.newPassword, { exact: true }).fill(NEW_PASSWORD);
      await shopper.panel.getByLabel(texts.repeat, { exact: true }).fill(NEW_PASSWORD);
    };

    await change(PASSWORD);
    await expectMainAccessible(page, texts.width);
    await shopper.submit(texts.change);
    await expect(shopper.panel.getByRole('status')).toHaveText(texts.changed);
    await expect(shopper.panel).toBeHidden();
    await page.reload();
    await expect(page).toHaveURL(site + texts.settings);
    await expect(shopper.ordersLink).toBeVisible();

    // No longer the current password.
    await change(PASSWORD);
    await shopper.submit(texts.change);
    await expect(page.getByText(texts.wrongPresent)).toBeVisible();
    await expect(page).toHaveURL(site + texts.home);
    await expect(shopper.signInButton).toBeVisible();
    // The browser logs every 401 response.
    consoleMessages.length = 0;
  });
}

test('a customer downloads all own data, and deleting the account logs the customer out and prevents another login', async ({
  page,
  sv,
  open,
  consoleMessages,
}) => {
  const shopper = new Shopper(page, SWEDISH);
  const email = newAddress();
  await open(`${sv}/`);
  await shopper.register(email, PASSWORD);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hämta mina uppgifter' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: { email }, orders: [] });
  await expect(page.getByText('Filen finns bland dina hämtade filer')).toBeVisible();

  await page.getByRole('button', { name: 'Ta bort konto' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Ta bort ditt konto?');
  await expectAccessible(page, 'the dialog', '[role="dialog"]');
  await page.getByRole('dialog').getByLabel('Ditt lösenord', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Ta bort kontot' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Fel lösenord. Försök igen.');
  await page.getByRole('dialog').getByLabel('Ditt lösenord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ta bort kontot' }).click();
  await expect(page.getByText('Ditt konto är borttaget')).toBeVisible();
  await expect(page).toHaveURL(`${sv}/`);

  await shopper.openLogin();
  await shopper.fillLogin(email, PASSWORD);
  await shopper.submit('Logga in');
  await expect(shopper.panel.getByRole('alert')).toHaveText(SWEDISH.wrong);
  // The browser logs every 401 response.
  consoleMessages.length = 0;
});

test('logging out everywhere also logs out this browser', async ({ page, sv, open }) => {
  const shopper = new Shopper(page, SWEDISH);
  await open(`${sv}/`);
  await shopper.register(newAddress(), PASSWORD);

  const sessions = page.getByRole('region', { name: 'Här är du inloggad' });
  await expect(sessions.getByText('Den här enheten')).toBeVisible();
  await sessions.getByRole('button', { name: 'Logga ut överallt' }).click();

  await expect(page.getByText('Du är utloggad överallt')).toBeVisible();
  await expect(page).toHaveURL(`${sv}/`);
  await expect(shopper.signInButton).toBeVisible();
});
