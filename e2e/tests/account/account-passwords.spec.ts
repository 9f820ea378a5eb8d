import { createCustomer, logInNewCustomer } from '../../support/customer.ts';
import { DIALOG, expectAccessibleAt } from '../../support/findAccessibilityViolations.ts';
import { mailsTo } from '../../support/mails.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { ENGLISH, PASSWORD, Shopper, SWEDISH, newAddress, type AccountTexts } from '../../support/shopper.ts';
import { expect, test } from '../../support/siteTest.ts';

const NEW_PASSWORD = 'terpentin-8';

/** UI texts about passwords, in the language of one site. */
interface PasswordTexts extends AccountTexts {
  /** Width in px at which the page is checked. Each language has another one, because it rarely affects violations. */
  width: number;
  settings: string;
  reset: string;
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

const SV: PasswordTexts = {
  ...SWEDISH,
  width: 390,
  settings: '/mina-sidor/installningar',
  reset: '/account/reset-password',
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

const EN: PasswordTexts = {
  ...ENGLISH,
  width: 1440,
  settings: '/en/my-account/settings',
  reset: '/en/account/reset-password',
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

for (const texts of sampleVariants('passwords', [SV, EN])) {
  const siteOf = (sv: string, en: string) => (texts.language === 'sv' ? sv : en);

  test(`login, registration and password reset link to each other and do not reveal known addresses (${texts.language}) [ACCOUNT-01, ACCOUNT-03, ACCOUNT-12]`, async ({
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
    await expectAccessibleAt(texts.width, page, 'the sent link', DIALOG);

    await button(texts.backToLogin).click();
    await expect(panel).toHaveAccessibleName(texts.logIn);
  });

  test(`a mailed link sets a new password once; then another link must be requested (${texts.language}) [ACCOUNT-04, ACCOUNT-15, ROUTE-20]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    const site = siteOf(sv, en);
    const shopper = new Shopper(page, texts);
    const email = newAddress();
    await createCustomer(site, email);

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
    await expectAccessibleAt(texts.width, page, page.url(), 'main');
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

  test(`changing the password requires the current one, and a wrong one logs the customer out (${texts.language}) [ACCOUNT-16, ACCOUNT-17]`, async ({
    page,
    sv,
    en,
    open,
    consoleMessages,
  }) => {
    const site = siteOf(sv, en);
    const shopper = new Shopper(page, texts);
    await logInNewCustomer(page, site);
    await open(site + texts.settings);
    const change = async (present: string) => {
      await page.getByRole('main').getByRole('button', { name: texts.change }).click();
      await expect(shopper.panel).toHaveAccessibleName(texts.change);
      await shopper.panel.getByLabel(texts.presentPassword, { exact: true }).fill(present);
      await shopper.panel.getByLabel(texts.newPassword, { exact: true }).fill(NEW_PASSWORD);
      await shopper.panel.getByLabel(texts.repeat, { exact: true }).fill(NEW_PASSWORD);
    };

    await change(PASSWORD);
    await expectAccessibleAt(texts.width, page, 'the change of the password', DIALOG);
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
