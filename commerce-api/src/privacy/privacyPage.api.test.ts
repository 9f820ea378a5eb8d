import { join } from 'node:path';
import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { BILLING_ADDRESS, PERSONAL_ID, placeOrder } from '../../test/placeOrder.ts';
import { configFrom } from '../platform/config/config.ts';
import { retentionVariables } from '../platform/config/retentionConfig.ts';
import { agesIn } from './ages.ts';
import { basisText } from './bases.ts';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from './categories.ts';
import { FIELDS } from './fields.ts';
import { personalIn } from './register/entry.ts';
import { REGISTER } from './register/register.ts';

const SEED = join(process.cwd(), 'commerce-api/seed');
const SKU = 20001;

/** Every age has a number of its own. */
const AGES = {
  CHECKOUT_DATA_HOURS: '25',
  LIMIT_ORDERS_PER_NETWORK: '1000/101hour',
  NEWSLETTER_CONFIRM_DAYS: '11',
  PAYMENT_EXPIRE_MINUTES: '61',
  RETENTION_AVAILABILITY_DAYS: '367',
  RETENTION_BACKUP_DAYS: '35',
  RETENTION_CART_DAYS: '91',
  RETENTION_FAILED_MAIL_DAYS: '93',
  RETENTION_LOG_DAYS: '34',
  RETENTION_ORDER_DETAILS_DAYS: '368',
  RETENTION_ORDER_YEARS: '8',
  RETENTION_SENT_MAIL_DAYS: '31',
  RETENTION_SESSION_DAYS: '33',
  SESSION_MAX_DAYS: '29',
};

/** The numbers that the section of each category states. */
const NUMBERS: Record<CategoryKey, number[]> = {
  account: [],
  logins: [29, 33, 60],
  cart: [91],
  checkout: [25],
  order: [368, 8],
  browser: [368],
  returns: [8],
  payment: [61, 8],
  reviews: [],
  newsletter: [11, 90],
  availability: [367],
  mail: [31, 93],
  protection: [101],
  blocked: [],
  log: [34],
  backup: [35],
  sandbox: [8],
};

const ENV = {
  ...AGES,
  PAYMENT_SANDBOX: 'true',
  SMTP_URL: 'smtp://user:password@smtp.mejl.example',
  SHOP_NAME: 'Ekhem AB',
  TAG_MANAGER_ID: 'GTM-1',
  TAG_MANAGER_SCRIPT_URL: 'https://tags.example/gtm.js',
};
const SITES = {
  sv: { alias: 'integritet', channelId: '1|se', languageId: 'sv-SE', marketId: 'se' },
  en: { alias: 'privacy', channelId: '3|com', languageId: 'en-US', marketId: 'de' },
} as const;
type Language = keyof typeof SITES;
const LANGUAGES: Language[] = ['sv', 'en'];

const configuration = z.string().transform((text) => z.object({ text: z.string() }).parse(JSON.parse(text)).text);
const pageShape = z.object({
  widgetArea: z.object({
    containers: z.array(z.object({ widgets: z.array(z.object({ configuration })) })),
  }),
});

let api: Api;
beforeAll(async () => {
  api = await startApi({ SEED_DIR: SEED, ...ENV });
});
afterAll(() => api.stop());

/** The text of the page, without tags around its parts. */
async function pageIn(language: Language): Promise<string> {
  const { data, message } = await api.runOperation(
    `query ($alias: String, $channelId: String, $languageId: String, $marketId: String) {
      widgetArea(alias: $alias, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        containers { widgets { configuration } }
      }
    }`,
    SITES[language],
  );
  expect(message).toBeUndefined();
  const { containers } = pageShape.parse(data).widgetArea;
  const texts = containers.flatMap(({ widgets }) => widgets.map((widget) => widget.configuration));
  return texts.join('').replaceAll('&#39;', "'");
}

/** The part of the page about a category. */
async function sectionOf(category: CategoryKey, language: Language): Promise<string> {
  const [, section = ''] = (await pageIn(language)).split(`<h3>${CATEGORIES[category].title[language]}</h3>`);
  return section.split(/<h[23]>/)[0] ?? '';
}

const CASES = CATEGORY_KEYS.flatMap((category) => LANGUAGES.map((language) => ({ category, language })));

test.each(LANGUAGES)('the page has a section for each category of personal data (%s)', async (language) => {
  const page = await pageIn(language);

  const titles = Object.values(CATEGORIES).map(({ title }) => title[language]);
  const shown = [...page.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title);
  expect(new Set(shown)).toEqual(new Set(titles));
});

test.each(CASES)(
  'the page names each field of $category that a table stores ($language)',
  async ({ category, language }) => {
    const section = await sectionOf(category, language);

    const entries = Object.values(REGISTER).flatMap((table) => Object.values(table).flatMap(personalIn));
    const fields = entries.filter((entry) => entry.category === category).flatMap((entry) => entry.fields);
    expect(fields.filter((field) => !section.includes(FIELDS[field][language]))).toEqual([]);
    expect(fields.length > 0 || ['log', 'backup'].includes(category)).toBe(true);
  },
);

test.each(CASES)(
  'the page states why, how long and on which basis $category is stored ($language)',
  async ({ category, language }) => {
    const section = await sectionOf(category, language);

    const { purpose, time, bases } = CATEGORIES[category];
    expect(section).toContain(purpose[language]);
    expect(section).toContain(time[language](agesIn(language, configFrom(ENV))));
    for (const basis of bases) expect(section).toContain(basisText(basis, language));
    const [, stated = ''] = /<strong>(?:Hur länge|How long):<\/strong>(.*?)<\/li>/.exec(section) ?? [];
    expect((stated.match(/\d+/g) ?? []).map(Number)).toEqual(NUMBERS[category]);
  },
);

test('every retention time of the settings is one of those that the page states', async () => {
  const names = Object.keys(retentionVariables);
  expect(names.filter((name) => !(name in AGES))).toEqual([]);

  for (const language of LANGUAGES) {
    const sections = await Promise.all(CATEGORY_KEYS.map((category) => sectionOf(category, language)));
    const stated = new Set(sections.join('').match(/\d+/g));
    const missing = Object.entries(AGES).filter(([name, age]) => names.includes(name) && !stated.has(age));
    expect(missing).toEqual([]);
  }
});

test.each(LANGUAGES)('the page states no storage time outside of the generated sections (%s)', async (language) => {
  const page = await pageIn(language);

  const outside = page.replaceAll(/<h3>.*?<\/ul>/gs, '');
  expect(outside.match(/\d+\s(?:år|dag|dagar|dygn|timmar|minuter|years?|days?|hours|minutes)\b/g)).toBeNull();
});

test.each<[Language, string[]]>([
  [
    'sv',
    ['Fraktbolaget (PostNord, DHL eller Schenker)', 'Mejltjänsten smtp.mejl.example', 'tags.example', 'Myndigheter'],
  ],
  ['en', ['The carrier (UPS or DHL)', 'The mail service smtp.mejl.example', 'tags.example', 'Authorities']],
])('the page names the receivers that are on (%s)', async (language, names) => {
  const page = await pageIn(language);

  for (const name of names) expect(page).toContain(`<li><strong>${name}</strong> `);
});

test.each<[Language, string[]]>([
  [
    'sv',
    ['<strong>Ekhem AB</strong>', 'Organisationsnummer 000000-0000', 'Exempelgatan 1', 'Integritetsskyddsmyndigheten'],
  ],
  [
    'en',
    [
      '<strong>Ekhem AB</strong>',
      'Organization number 000000-0000',
      'Exempelgatan 1',
      'Swedish Authority for Privacy Protection',
    ],
  ],
])('the page names the controller and the authority (%s)', async (language, parts) => {
  const page = await pageIn(language);

  for (const part of parts) expect(page).toContain(part);
});

test('every column of the database is in the register, and every entry of the register is a column', async () => {
  await fillTables();
  await api.end();
  const rows = z.array(z.object({ name: z.string() })).parse(
    await onDatabase(
      api,
      `return (await sql\`
        select c.table_name || '.' || c.column_name as name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where table_schema = 'public' and t.table_type = 'BASE TABLE'
      \`.execute(db)).rows;`,
    ),
  );
  const stored = await keysOfObjects();
  api = await startApi({ DATA_DIR: api.dataDir, ...ENV });

  const registered = Object.entries(REGISTER).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(registered.toSorted());
  // The keys of JSON objects as well.
  expect(stored.filter(({ isRegistered }) => !isRegistered)).toEqual([]);
  expect(stored.length).toBeGreaterThan(40);
});

/** An account, an order with its mail, a typed checkout and a payment on a provider's page. */
async function fillTables(): Promise<void> {
  const { token } = await authenticate(api, 'register', 'eva@example.se', 'old-password');
  const headers = { authorization: `Bearer ${token}` };
  await api.runOperation(
    'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
    { user: { address: BILLING_ADDRESS } },
    headers,
  );
  await placeOrder(api, { items: [[SKU, 1]], checkout: { message: 'Port 2' }, headers });
  const { data } = await api.runOperation('{ getCart { id } }');
  const checkout = {
    email: 'eva@example.se',
    identityNumber: PERSONAL_ID,
    billingAddress: BILLING_ADDRESS,
    shippingAddress: BILLING_ADDRESS,
    message: 'Port 2',
    goodsLabel: 'Hall',
    customerOrderNumber: '7',
    acceptedConsents: ['order'],
    desiredDeliveryDate: '2030-01-01T00:00:00.000Z',
    externalShippingId: '1',
    pickupPoint: 'Torget',
    paymentId: 30,
    shippingId: 1,
  };
  const cart = { id: Object(data['getCart']).id, checkout };
  await api.runOperation(
    `mutation ($id: String!) { addToCart(id: $id, item: { skuId: ${SKU}, quantity: 1 }) { id } }`,
    cart,
  );
  const operation = (name: string) =>
    `mutation ($id: String!, $checkout: CheckoutInputType!) { ${name}(cartId: $id, checkout: $checkout) { email } }`;
  await api.runOperation(operation('createOrUpdateCheckout'), cart);
  await api.runOperation('mutation { subscribeToNewsletter(email: "eva@example.se") }');
  await api.runOperation('mutation { requestPasswordReset(email: "eva@example.se") }');
}

/** The keys of the JSON objects that the tables store, and whether the register has them. */
async function keysOfObjects(): Promise<{ name: string; isRegistered: boolean }[]> {
  const objects = Object.entries(REGISTER).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, entry]) =>
      'keys' in entry ? [{ table, column, keys: entry.keys }] : [],
    ),
  );
  const names = z.array(z.array(z.string())).parse(
    await onDatabase(
      api,
      `const all = [];
       for (const { table, column } of ${JSON.stringify(objects.map(({ table, column }) => ({ table, column })))}) {
         const { rows } = await sql\`select distinct jsonb_object_keys(\${sql.ref(column)}) as key from \${sql.table(table)}\`.execute(db);
         all.push(rows.map(({ key }) => key));
       }
       return all;`,
    ),
  );
  return objects.flatMap(({ table, column, keys }, index) =>
    (names[index] ?? []).map((key) => ({ name: `${table}.${column}.${key}`, isRegistered: key in keys })),
  );
}
