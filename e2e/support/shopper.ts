import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { fillPersonalId } from './personalId.ts';
import { hydrated } from './siteTest.ts';

/** UI texts for a shopper with an account, in the language of one site. */
export interface AccountTexts {
  language: 'sv' | 'en';
  home: string;
  orders: string;
  product: string;
  productName: string;
  signIn: string;
  myPages: string;
  logIn: string;
  create: string;
  email: string;
  password: string;
  repeat: string;
  remember: string;
  wrong: string;
  taken: string;
  logOut: string;
  title: string;
  empty: string;
  add: string;
  cart: (count: number) => RegExp;
  inProgress: RegExp;
  buyAgain: string;
  viewOrder: string;
  lines: string;
  state: string;
  total: string;
  iso: string;
  checkout: CheckoutTexts;
}

interface CheckoutTexts {
  path: string;
  /** Chosen in the checkout, if the site has no country. */
  country?: [label: string, name: RegExp];
  zip: [label: string, value: string];
  showShipping: string;
  /** Those that every payment needs. */
  fields: readonly [label: string, value: string][];
  terms: RegExp;
  order: string;
}

export const SWEDISH: AccountTexts = {
  language: 'sv',
  home: '/',
  orders: '/mina-sidor/ordrar',
  product: '/p/knoppar/svamp-knopp-ask',
  productName: 'Svamp knopp, ask',
  signIn: 'Logga in',
  myPages: 'Mina sidor',
  logIn: 'Logga in',
  create: 'Skapa konto',
  email: 'E-post',
  password: 'Lösenord',
  repeat: 'Upprepa lösenordet',
  remember: 'Kom ihåg mig',
  wrong: 'Fel email eller lösenord, försök gärna igen',
  taken: 'Ett konto med denna email existerar redan',
  logOut: 'Logga ut',
  title: 'Mina sidor',
  empty: 'Inga ordrar ännu',
  add: 'Lägg i varukorgen',
  cart: (count) => new RegExp(`Varukorg, ${count} var`),
  inProgress: /^Pågående/,
  buyAgain: 'Köp igen',
  viewOrder: 'Visa ordern',
  lines: 'Varor i ordern',
  state: 'Mottagen',
  total: '128 kr',
  iso: 'sv-SE',
  checkout: {
    path: '/kassan',
    zip: ['Postnummer', '111 22'],
    showShipping: 'Visa leveranssätt',
    fields: [
      ['Telefon', '070-123 45 67'],
      ['Förnamn', 'Maja'],
      ['Efternamn', 'Lind'],
      ['Adress', 'Björkvägen 2'],
      ['Ort', 'Åstad'],
    ],
    terms: /köpvillkoren/,
    order: 'Beställ och betala',
  },
};

export const ENGLISH: AccountTexts = {
  language: 'en',
  home: '/en',
  orders: '/en/my-account/orders',
  product: '/en/p/knobs/svamp-knob-ash',
  productName: 'Svamp knob, ash',
  signIn: 'Log in',
  myPages: 'My account',
  logIn: 'Log in',
  create: 'Create account',
  email: 'Email',
  password: 'Password',
  repeat: 'Confirm password',
  remember: 'Remember me',
  wrong: 'Wrong email or password. Please try again.',
  taken: 'An account with this email already exists',
  logOut: 'Log out',
  title: 'My account',
  empty: 'No orders yet',
  add: 'Add to cart',
  cart: (count) => new RegExp(`Cart, ${count} item`),
  inProgress: /^In progress/,
  buyAgain: 'Buy again',
  viewOrder: 'View order',
  lines: 'Order items',
  state: 'Received',
  total: '€12.80',
  iso: 'en-US',
  checkout: {
    path: '/en/checkout',
    country: ['Delivery country', /^Germany/],
    zip: ['Postal code', '10115'],
    showShipping: 'See delivery options',
    fields: [
      ['Phone', '070-123 45 67'],
      ['First name', 'Maja'],
      ['Last name', 'Lind'],
      ['Address', 'Björkvägen 2'],
      ['City', 'Åstad'],
    ],
    terms: /terms and conditions/,
    order: 'Order and pay',
  },
};

/** The sites by host, with the texts of their language. */
export const SITES = [
  { host: 'sv.localhost', texts: SWEDISH },
  { host: 'en.localhost', texts: ENGLISH },
];
export const SESSION_COOKIES = ['ralph-auth', 'apollo-token', 'ralph-user', 'ralph-user-maxage', 'refresh-token'];

export const DEMO = { email: 'demo@hemvist.example', password: 'hemvist-demo' };
export const PASSWORD = 'linolja-7';

/** Returns an email address that no other test uses. */
export function newAddress(): string {
  return `shopper-${crypto.randomUUID()}@example.se`;
}

/** The account actions of a shopper on one site. */
export class Shopper {
  readonly #page: Page;
  readonly texts: AccountTexts;

  constructor(page: Page, texts: AccountTexts) {
    this.#page = page;
    this.texts = texts;
  }

  get panel() {
    return this.#page.getByRole('dialog');
  }

  get signInButton() {
    return this.#page.getByRole('banner').getByRole('button', { name: this.texts.signIn });
  }

  get ordersLink() {
    return this.#page.getByRole('banner').getByRole('link', { name: this.texts.myPages });
  }

  /** Opens the account panel with the login form. */
  async openLogin(): Promise<void> {
    await this.signInButton.click();
    await expect(this.panel).toHaveAccessibleName(this.texts.logIn);
  }

  async fillLogin(email: string, password: string): Promise<void> {
    await this.panel.getByLabel(this.texts.email, { exact: true }).fill(email);
    await this.panel.getByLabel(this.texts.password, { exact: true }).fill(password);
  }

  async submit(name: string): Promise<void> {
    await this.panel.locator('form').getByRole('button', { name, exact: true }).click();
  }

  /** Logs in with the panel and waits until it has closed. */
  async logIn(email: string, password: string): Promise<void> {
    await this.openLogin();
    await this.fillLogin(email, password);
    await this.submit(this.texts.logIn);
    await this.#expectLoggedIn();
  }

  async fillRegistration(email: string, password: string): Promise<void> {
    await this.openLogin();
    await this.panel.getByRole('button', { name: this.texts.create }).click();
    await expect(this.panel).toHaveAccessibleName(this.texts.create);
    await this.fillLogin(email, password);
    await this.panel.getByLabel(this.texts.repeat, { exact: true }).fill(password);
  }

  /** Creates an account with the panel and waits until it has closed and the account page is visible. */
  async register(email: string, password: string): Promise<void> {
    await this.fillRegistration(email, password);
    await this.submit(this.texts.create);
    await this.#expectLoggedIn();
    await expect(this.#page.getByRole('heading', { level: 1, name: this.texts.title })).toBeVisible();
  }

  /** Opens the checkout and fills it in for an invoice. */
  async fillCheckout(email: string): Promise<void> {
    const { path, country, zip, showShipping, fields, terms } = this.texts.checkout;
    await this.#page.goto(new URL(path, this.#page.url()).href);
    await hydrated(this.#page);
    const main = this.#page.getByRole('main');
    if (country) await selectByLabel(main.getByLabel(country[0]), country[1]);
    await main.getByLabel(zip[0]).fill(zip[1]);
    await main.getByRole('button', { name: showShipping }).click();
    await main.getByRole('radio', { name: /^(Faktura|Invoice)/ }).check();
    await main.getByLabel(/^(E-post|Email)$/).fill(email);
    for (const [label, value] of fields) await main.getByLabel(label, { exact: true }).fill(value);
    await fillPersonalId(this.#page);
    await main.getByRole('checkbox', { name: terms }).check();
  }

  /** Orders the cart by invoice. @returns the order number */
  async order(email: string): Promise<string> {
    await this.fillCheckout(email);
    await this.#page.getByRole('main').getByRole('button', { name: this.texts.checkout.order }).click();
    await expect(this.#page).toHaveURL(/\/checkout\/confirm/);
    return new URL(this.#page.url()).searchParams.get('oid') ?? '';
  }

  async #expectLoggedIn(): Promise<void> {
    await expect(this.ordersLink).toBeVisible();
    await expect(this.panel).toBeHidden();
  }
}

/** Selects the option whose label matches: the label contains the currency, too. */
export async function selectByLabel(select: Locator, label: RegExp): Promise<void> {
  const option = select.locator('option').filter({ hasText: label });
  await select.selectOption({ label: (await option.textContent()) ?? '' });
}

/** Values of the site's cookies by name, including those with the path of the auth service. */
export async function cookiesOf(context: BrowserContext, origin: string): Promise<Map<string, string>> {
  return new Map(
    (await context.cookies(`${origin}/auth/`)).map(({ name, value }) => [name, decodeURIComponent(value)]),
  );
}
