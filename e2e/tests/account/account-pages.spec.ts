import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { mailsTo } from '../../support/mails.ts';
import { ENGLISH, PASSWORD, Shopper, SWEDISH, newAddress, type AccountTexts } from '../../support/shopper.ts';
import { expect, test } from '../../support/siteTest.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const NEW_PASSWORD = 'terpentin-8';

/** The words of the account pages, in the language of a site. */
interface AccountPagesTexts extends AccountTexts {
  /** Of the windows that a page is looked at in: each width once, as the words change little of what can be at fault. */
  widths: readonly number[];
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
  nothing: string;
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
  widths: [390],
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
  nothing: '0 kr',
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
  widths: [1440],
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
  nothing: '€0',
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
  tooOld: 'Request a new link',
  again: 'Request a new link',
  change: 'Change password',
  changed: 'Your password has been changed',
  wrongPresent: "That password was wrong, so we've logged you out for your security",
};

async function expectAccessible(page: Page, widths: readonly number[]): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();

    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  if (before) await page.setViewportSize(before);
}

for (const words of sampleVariants('account pages', [SV, EN])) {
  const siteOf = (sv: string, en: string) => (words.language === 'sv' ? sv : en);

  test(`ACCOUNT-06 ROUTE-08 a new customer fills in the account, which keeps what is saved and nothing else (${words.language})`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const site = siteOf(sv, en);
    await open(site + words.home);

    // A new customer is taken here.
    await new Shopper(page, words).register(newAddress(), PASSWORD);
    await expect(page).toHaveURL(site + words.settings);
    const person = page.getByRole('region', { name: words.person });
    await person.getByRole('button', { name: words.edit }).click();
    for (const [label, value] of words.fields) await person.getByRole('textbox', { name: label }).fill(value);
    await person.getByRole('combobox', { name: words.gender }).selectOption(words.woman);
    await expectAccessible(page, words.widths);
    await person.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await person.getByRole('button', { name: words.edit }).click();
    for (const [label] of words.fields) await person.getByRole('textbox', { name: label }).fill('Karin');
    await person.getByRole('button', { name: words.cancel }).click();
    await expect(person.getByText('Åsa Öberg')).toBeVisible();

    // From the server this time.
    await open(site + words.settings);
    await expect(page).toHaveTitle(words.documentTitle);
    await expect(person.getByText('Åsa Öberg')).toBeVisible();
    await expect(person.getByText(words.woman)).toBeVisible();
    await expectAccessible(page, words.widths);
  });

  test(`ACCOUNT-07 ACCOUNT-08 ROUTE-09 the account pages link to each other, and one of them tells the balance (${words.language})`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const site = siteOf(sv, en);
    const shopper = new Shopper(page, words);
    await open(site + words.home);
    await shopper.register(newAddress(), PASSWORD);
    const tabs = page.getByRole('navigation', { name: words.title });

    for (const [tab, path] of [
      [words.tabs.orders, words.orders],
      [words.tabs.settings, words.settings],
      [words.tabs.balance, words.balance],
    ] as const) {
      await tabs.getByRole('link', { name: tab }).click();
      await expect(page).toHaveURL(site + path);
      await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('button', { name: words.logOut, exact: true })).toBeVisible();
    }
    await open(site + words.balance);
    await expect(page.getByRole('region', { name: words.tabs.balance })).toContainText(words.nothing);
    await expectAccessible(page, words.widths);

    await page.getByRole('button', { name: words.logOut, exact: true }).click();
    await expect(page).toHaveURL(site + words.home);
  });

  test(`ACCOUNT-01 ACCOUNT-03 ACCOUNT-12 login, sign-up and forgotten password lead to each other, and whose address is known stays untold (${words.language})`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const { panel } = new Shopper(page, words);
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    await open(`${siteOf(sv, en) + words.home}?action=login`);
    await button(words.create).click();
    await expect(panel).toHaveAccessibleName(words.create);
    await button(words.haveAccount).click();
    await expect(panel).toHaveAccessibleName(words.logIn);
    await button(words.forgotten).click();
    await expect(panel).toHaveAccessibleName(words.forgot);

    await panel.getByLabel(words.email).fill('nobody');
    await button(words.sendLink).click();
    await expect(panel.getByRole('alert')).toHaveText(words.invalid);
    const answers: string[] = [];
    for (const email of ['demo@hemvist.example', newAddress()]) {
      await panel.getByLabel(words.email).fill(email);
      await expect(panel.getByRole('status')).toBeHidden();
      await button(words.sendLink).click();
      await expect(panel.getByRole('status')).toContainText(words.linkSent);
      answers.push(await panel.locator('form').innerText());
    }
    expect(answers[0]).toBe(answers[1]);
    await expectAccessible(page, words.widths);

    await button(words.backToLogin).click();
    await expect(panel).toHaveAccessibleName(words.logIn);
  });
}

for (const words of sampleVariants('passwords', [SV, EN])) {
  const siteOf = (sv: string, en: string) => (words.language === 'sv' ? sv : en);

  test(`ACCOUNT-04 ACCOUNT-15 ROUTE-20 a mailed link sets a new password once; then another has to be asked for (${words.language})`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const site = siteOf(sv, en);
    const shopper = new Shopper(page, words);
    const email = newAddress();
    await open(site + words.home);
    await shopper.register(email, PASSWORD);
    await page.getByRole('button', { name: words.logOut, exact: true }).click();
    await expect(shopper.signInButton).toBeVisible();

    await open(site + words.reset);
    await page.getByRole('main').getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.sendLink }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(words.linkSent);
    await expect.poll(() => mailsTo(email, 'password-reset')).toHaveLength(1);
    const [mail] = await mailsTo(email, 'password-reset');
    const link = new URL(/https?:\S+resetKey=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const mailed = site + link.pathname + link.search;

    await open(mailed);
    await expect(page.getByRole('heading', { level: 1, name: words.resetTitle })).toBeVisible();
    await expectAccessible(page, words.widths);
    await page.getByLabel(words.newPassword, { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(words.repeat, { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: words.savePassword }).click();
    await expect(page.getByRole('status').filter({ hasText: words.passwordSaved })).toBeVisible();
    await expect(page).toHaveURL(`${site + words.home}?action=login`);
    await expect(shopper.panel).toHaveAccessibleName(words.logIn);
    await shopper.fillLogin(email, NEW_PASSWORD);
    await shopper.submit(words.logIn);
    await expect(shopper.ordersLink).toBeVisible();

    await open(mailed);
    await page.getByLabel(words.newPassword, { exact: true }).fill(PASSWORD);
    await page.getByLabel(words.repeat, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: words.savePassword }).click();
    await expect(page.getByRole('alert')).toContainText(words.tooOld);
    await page.getByRole('link', { name: words.again }).click();
    await expect(page).toHaveURL(site + words.reset);
    await expect(page.getByRole('button', { name: words.sendLink })).toBeVisible();
  });

  test(`ACCOUNT-16 ACCOUNT-17 the password is changed by who knows the present one; who does not is signed out (${words.language})`, async ({
    page,
    sv,
    en,
    open,
    complaints,
  }) => {
    const site = siteOf(sv, en);
    const shopper = new Shopper(page, words);
    await open(site + words.home);
    await shopper.register(newAddress(), PASSWORD);
    const change = async (present: string) => {
      await page.getByRole('main').getByRole('button', { name: words.change }).click();
      await expect(shopper.panel).toHaveAccessibleName(words.change);
      await shopper.panel.getByLabel(words.presentPassword, { exact: true }).fill(present);
      await shopper.panel.getByLabel(words.newPassword, { exact: true }).fill(NEW_PASSWORD);
      await shopper.panel.getByLabel(words.repeat, { exact: true }).fill(NEW_PASSWORD);
    };

    await change(PASSWORD);
    await expectAccessible(page, words.widths);
    await shopper.submit(words.change);
    await expect(shopper.panel.getByRole('status')).toHaveText(words.changed);
    await expect(shopper.panel).toBeHidden();
    await page.reload();
    await expect(page).toHaveURL(site + words.settings);
    await expect(shopper.ordersLink).toBeVisible();

    // By now the wrong one.
    await change(PASSWORD);
    await shopper.submit(words.change);
    await expect(page.getByText(words.wrongPresent)).toBeVisible();
    await expect(page).toHaveURL(site + words.home);
    await expect(shopper.signInButton).toBeVisible();
    // The browser writes every answer of 401 to its console.
    complaints.length = 0;
  });
}

test('who deletes the account is a visitor, and cannot log in again', async ({ page, sv, open, complaints }) => {
  const shopper = new Shopper(page, SWEDISH);
  const email = newAddress();
  await open(`${sv}/`);
  await shopper.register(email, PASSWORD);

  await page.getByRole('button', { name: 'Ta bort konto' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Ta bort ditt konto?');
  await expectAccessible(page, [1440]);
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
  // The browser writes every answer of 401 to its console.
  complaints.length = 0;
});

test('a customer who logs out everywhere is a visitor in this browser, too', async ({ page, sv, open }) => {
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
