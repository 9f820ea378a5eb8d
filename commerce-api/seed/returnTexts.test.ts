import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { ORDER_TEXTS } from '../src/mail/order-confirmation/orderConfirmation.ts';
import { ORDER_LINK_TEXTS } from '../src/mail/order-link/orderLinkTexts.ts';
import { ORDER_STEP_TEXTS } from '../src/mail/order-step/orderStepTexts.ts';
import { pagesShape } from '../src/model/contentShapes.ts';
import { carriersShape } from '../src/model/marketShapes.ts';
import { WITHDRAWAL_DAYS } from '../src/orders/life/withdrawing.ts';
import { productsShape } from '../src/model/productShapes.ts';
import { configFrom } from '../src/platform/config/config.ts';

type Language = 'sv' | 'en';
const LANGUAGES: readonly Language[] = ['sv', 'en'];

/** The function as it is labeled, the page that leads to it, and the form. */
const NAMES = {
  sv: { button: 'Ångra köpet här', finder: '/hitta-order', form: '/angerblankett', formTitle: 'Ångerblankett' },
  en: {
    button: 'Withdraw from contract here',
    finder: '/en/find-order',
    form: '/en/withdrawal-form',
    formTitle: 'Withdrawal form',
  },
};

/** The right has no conditions: use beyond trying an item only lowers the refund (Directive 2011/83/EU, article 14.2). */
const CONDITION =
  /(ska|måste) vara (oanvänd|oöppnad|obruten|i originalskick)|originalförpackning|must be (unused|unopened|in its original)|original packaging/i;
/** Withdrawals are made on the page of the order. */
const BY_MAIL = /skriv(a)? till \S+ med ditt ordernummer|write to \S+ with your order number/i;

const read = <Value>(file: string, shape: z.ZodType<Value>): Value =>
  shape.parse(JSON.parse(readFileSync(join(__dirname, file), 'utf8')));
const pages = read('pages.json', pagesShape);
const carriers = read('carriers.json', carriersShape);
const products = read('products.json', productsShape);
const { shop } = configFrom({});

/** The HTML of a page as a kind of customer gets it. */
function pageText(key: string, language: Language, customer: 'PERSON' | 'ORGANIZATION' = 'PERSON'): string {
  const page = pages.find((each) => each.key === key);
  if (!page) throw new Error(`There is no page ${key}.`);
  const shown = page.containers.filter(({ customerType = customer }) => customerType === customer);
  const texts = shown.flatMap(({ widgets }) =>
    widgets.map(({ configuration }) => Object.values(configuration[language]).map((value) => JSON.stringify(value))),
  );
  return texts.flat().join('\n').replaceAll('\\"', '"').replaceAll('\u00A0', ' ');
}

/** The mails that explain the withdrawal, by name. */
function mailTexts(language: Language): Record<string, string> {
  const order = { orderId: '100001', returnFee: '49 kr', finderUrl: shop.origins[language] + NAMES[language].finder };
  const step = {
    ...order,
    isPartial: false,
    withdrawBy: '1 maj',
    hasShipped: true,
    returnInstruction: null,
    shop,
  };
  const offered = { isCancellable: true, isWithdrawable: true, withdrawBy: null };
  const { withdrawal, withdrawalForm } = ORDER_TEXTS[language];
  const { delivered, withdrawalRequested } = ORDER_STEP_TEXTS[language].steps;
  return {
    confirmation: [...withdrawal(order, shop).paragraphs, ...Object.values(withdrawalForm('100001', shop)).flat()].join(
      '\n',
    ),
    delivered: delivered.paragraphs(step).join('\n'),
    link: ORDER_LINK_TEXTS[language].changes(offered).join('\n'),
    withdrawalRequested: withdrawalRequested.paragraphs(step).join('\n'),
  };
}

describe.each(LANGUAGES)('%s', (language) => {
  const { button, finder, form, formTitle } = NAMES[language];

  test.each(['returns', 'customer-service', 'terms'])(
    'the page "%s" names the function and the form, with links',
    (key) => {
      const text = pageText(key, language);

      expect(text).toContain(button);
      expect(text).toContain(`href="${finder}"`);
      expect(text).toContain(`href="${form}"`);
    },
  );

  test('the mails name the function, and the confirmation the finder and the form', () => {
    const { confirmation = '', delivered, link } = mailTexts(language);

    for (const text of [confirmation, delivered, link]) expect(text).toContain(button);
    expect(confirmation).toContain(finder);
    expect(confirmation).toContain(formTitle);
  });

  test('no text makes the withdrawal depend on a condition, or on a mail', () => {
    const keys = pages.flatMap(({ key, alias }) => (alias ? [key] : []));
    const texts = [...keys.map((key) => pageText(key, language)), ...Object.values(mailTexts(language))];

    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter((text) => CONDITION.test(text) || BY_MAIL.test(text))).toEqual([]);
  });

  test.each(['returns', 'terms'])('the page "%s" states the 14 days of the law and those of the shop', (key) => {
    const text = pageText(key, language);
    // The terms have other times too.
    const [about = text] = /<h2>(?:Ångerrätt|Right of withdrawal)<.*?(?=<h2>)/s.exec(text) ?? [];
    const days = [...about.matchAll(/(\d+) (?:dagar|days)/g)].map(([, number]) => Number(number));

    expect(new Set(days)).toEqual(new Set([14, WITHDRAWAL_DAYS]));
  });

  test('the texts of products promise the right to return to persons only', () => {
    const promises = products.flatMap(({ texts }) =>
      Object.values(texts).flatMap(
        (text) => text[language].match(/[^.>]*(?:returrätt|to return|returns)[^.]*\./g) ?? [],
      ),
    );

    expect(promises.length).toBeGreaterThan(0);
    expect(promises.filter((promise) => !/Privatpersoner|Consumers/.test(promise))).toEqual([]);
  });

  test('companies read what applies to them, and no right of withdrawal', () => {
    const text = pageText('returns', language, 'ORGANIZATION');

    expect(text).toMatch(/Företag har ingen ångerrätt enligt lag|Businesses have no right of withdrawal under the law/);
    expect(text).not.toContain(button);
    expect(pageText('terms', language)).toMatch(/Företag har ingen ångerrätt|Businesses have no right of withdrawal/);
  });

  test('the form has the fields of the model form, in the shop and in the mail', () => {
    const fields =
      language === 'sv'
        ? [/frånträder/, /Beställda den .*mottagna den/, /namn/, /adress/, /underskrift/, /Datum/, /Stryk/]
        : [/withdraw from my\/our/, /Ordered on .*received on/, /Name/, /Address/, /Signature/, /Date/, /Delete as/];

    for (const text of [pageText('withdrawal-form', language), mailTexts(language)['confirmation']])
      for (const field of fields) expect(text).toMatch(field);
  });

  test('the returns page says for each carrier how to send a parcel back', () => {
    const text = pageText('returns', language);

    for (const { logo, returns } of carriers) {
      expect({ logo, returns: returns?.[language] }).toEqual({ logo, returns: expect.stringMatching(/\.$/) });
      expect(text).toContain(`{{return.${logo}}}`);
    }
  });
});
