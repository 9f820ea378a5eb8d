import { sample } from './sample.ts';

/** A postal code of each market. */
export const POSTAL_CODES = {
  se: '111 22',
  no: '0150',
  dk: '2100',
  fi: '00100',
  at: '1010',
  be: '1000',
  de: '10115',
  ee: '10111',
  fr: '75001',
  ie: 'A65 F4E2',
  nl: '1012 AB',
} as const;
type Market = keyof typeof POSTAL_CODES;
const PAYMENTS = ['invoice', 'card', 'Klarna', 'Svea', 'Walley', 'Avarda'] as const;
/** Paid in a form of the provider within the checkout. */
export const PAYMENTS_BY_FORM: readonly string[] = PAYMENTS.slice(2);

/** A checkout that is paid. */
export interface CheckoutCase {
  language: 'sv' | 'en';
  market: Market;
  payment: (typeof PAYMENTS)[number];
  code: string;
  isCompany: boolean;
  exVat: boolean;
  /** Store credit that pays a part, in the currency of Sweden. */
  hasCredit: boolean;
}

const MARKETS: Record<CheckoutCase['language'], Market[]> = {
  sv: ['se', 'no', 'dk', 'fi'],
  en: ['se', 'no', 'dk', 'fi', 'at', 'be', 'de', 'ee', 'fr', 'ie', 'nl'],
};
const BOTH = [false, true];

/** Companies pay by invoice, card or Svea. */
const ALL_CASES: CheckoutCase[] = (['sv', 'en'] as const)
  .flatMap((language) =>
    MARKETS[language].flatMap((market) =>
      PAYMENTS.flatMap((payment) =>
        ['', 'WELCOME10', 'HEMMA100'].flatMap((code) =>
          BOTH.flatMap((isCompany) => BOTH.map((exVat) => ({ language, market, payment, code, isCompany, exVat }))),
        ),
      ),
    ),
  )
  .filter(({ payment, isCompany }) => !isCompany || ['invoice', 'card', 'Svea'].includes(payment))
  .map((one) => ({ ...one, hasCredit: false }));

const SEED = Number(process.env['ROUTE_SEED']);
/** A sample of the day: each payment in each language, and store credit. */
export const CHECKOUT_CASES = [
  ...PAYMENTS.flatMap((payment, index) =>
    (['sv', 'en'] as const).flatMap((language) =>
      sample(
        ALL_CASES.filter((one) => one.payment === payment && one.language === language),
        1,
        SEED + index,
      ),
    ),
  ),
  // The credit of a customer, whose type the account defines.
  ...(['card', 'Walley'] as const).map((payment): CheckoutCase => {
    const basis = { language: 'sv', market: 'se', code: 'WELCOME10', isCompany: false, exVat: false } as const;
    return { ...basis, payment, hasCredit: true };
  }),
];
