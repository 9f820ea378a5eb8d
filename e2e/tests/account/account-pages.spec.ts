import { readFile } from 'node:fs/promises';
import { logInNewCustomer } from '../../support/customer.ts';
import { DIALOG, expectAccessible, expectAccessibleAt } from '../../support/findAccessibilityViolations.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { ENGLISH, PASSWORD, Shopper, SWEDISH, newAddress, type AccountTexts } from '../../support/shopper.ts';
import { expect, test } from '../../support/siteTest.ts';

/** UI texts of the account pages, in the language of one site. */
interface AccountPagesTexts extends AccountTexts {
  /** Width in px at which the page is checked. Each language has another one, because it rarely affects violations. */
  width: number;
  settings: string;
  balance: string;
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
}

const SV: AccountPagesTexts = {
  ...SWEDISH,
  width: 390,
  settings: '/mina-sidor/installningar',
  balance: '/mina-sidor/saldo',
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
};

const EN: AccountPagesTexts = {
  ...ENGLISH,
  width: 1440,
  settings: '/en/my-account/settings',
  balance: '/en/my-account/balance',
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
};

for (const texts of sampleVariants('account pages', [SV, EN])) {
  const siteOf = (sv: string, en: string) => (texts.language === 'sv' ? sv : en);

  test(`a new customer’s saved details persist, and canceled changes do not (${texts.language}) [ACCOUNT-06, ROUTE-08]`, async ({
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
    await expectAccessibleAt(texts.width, page, page.url(), 'main');
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
    await expectAccessibleAt(texts.width, page, page.url(), 'main');
  });

  test(`the account pages link to each other, and one shows the balance (${texts.language}) [ACCOUNT-07, ACCOUNT-08, ROUTE-09]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const site = siteOf(sv, en);
    await logInNewCustomer(page, site);
    await open(site + texts.settings);
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
    await expectAccessibleAt(texts.width, page, page.url(), 'main');

    await page.getByRole('button', { name: texts.logOut, exact: true }).click();
    await expect(page).toHaveURL(site + texts.home);
  });
}

test('a customer downloads all own data, and deleting the account logs the customer out and prevents another login', async ({
  page,
  sv,
  open,
  consoleMessages,
}) => {
  const shopper = new Shopper(page, SWEDISH);
  const email = await logInNewCustomer(page, sv);
  await open(sv + SV.settings);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hämta mina uppgifter' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: { email }, orders: [] });
  await expect(page.getByText('Filen finns bland dina hämtade filer')).toBeVisible();

  await page.getByRole('button', { name: 'Ta bort konto' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Ta bort ditt konto?');
  await expectAccessible(page, 'the dialog', DIALOG);
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
  await logInNewCustomer(page, sv);
  await open(sv + SV.settings);

  const sessions = page.getByRole('region', { name: 'Här är du inloggad' });
  await expect(sessions.getByText('Den här enheten')).toBeVisible();
  await sessions.getByRole('button', { name: 'Logga ut överallt' }).click();

  await expect(page.getByText('Du är utloggad överallt')).toBeVisible();
  await expect(page).toHaveURL(`${sv}/`);
  await expect(shopper.signInButton).toBeVisible();
});
