import type { LanguageCode } from '../markets/channels.ts';
import type { Age } from './ages.ts';
import { BEFORE_PURCHASE, BOOKKEEPING, CONSENT, CONTRACT, interestIn, WITHDRAWAL, type Basis } from './bases.ts';

/** Personal data that are stored together, for one purpose and time. */
export interface Category {
  title: Record<LanguageCode, string>;
  purpose: Record<LanguageCode, string>;
  bases: readonly Basis[];
  /** The storage time: ages of the settings, or an event. */
  time: Record<LanguageCode, (age: Age) => string>;
}

const FRAUD = interestIn('stoppa bedrägerier', 'preventing fraud');

/** Bookkeeping law counts from the end of the year, so `sweep` does. */
const UNTIL_ORDERS_END: Category['time'] = {
  sv: (age) =>
    `${age('order')} efter slutet av det år då du beställde, fick fakturan eller senast fick pengar tillbaka.`,
  en: (age) =>
    `${age('order')} after the end of the year in which you ordered, got the invoice or last got money back.`,
};

export const CATEGORIES = {
  account: {
    title: { sv: 'Konto', en: 'Account' },
    purpose: {
      sv: 'För att du ska kunna logga in, se dina ordrar och slippa skriva samma sak igen.',
      en: 'So that you can log in, see your orders and skip typing the same things again.',
    },
    bases: [CONTRACT],
    time: { sv: () => 'Tills du tar bort kontot.', en: () => 'Until you delete the account.' },
  },
  logins: {
    title: { sv: 'Inloggningar', en: 'Logins' },
    purpose: {
      sv: 'För att hålla dig inloggad, visa var du är inloggad och låta dig stänga ute andra.',
      en: "To keep you logged in, show where you're logged in and let you shut others out.",
    },
    bases: [CONTRACT],
    time: {
      sv: (age) =>
        `En inloggning gäller i högst ${age('session')} och tas bort ${age('endedSession')} senare. En länk till ett nytt lösenord gäller i ${age('resetKey')}.`,
      en: (age) =>
        `A login lasts ${age('session')} at most and is deleted ${age('endedSession')} later. A link to a new password lasts ${age('resetKey')}.`,
    },
  },
  cart: {
    title: { sv: 'Varukorg', en: 'Cart' },
    purpose: {
      sv: 'För att varukorgen ska finnas kvar när du kommer tillbaka, i alla webbläsare där du är inloggad.',
      en: "So that your cart is still there when you come back, in every browser where you're logged in.",
    },
    bases: [BEFORE_PURCHASE],
    time: {
      sv: (age) => `${age('cart')} efter den senaste ändringen, eller lika länge som ordern om den blir en.`,
      en: (age) => `${age('cart')} after the last change, or as long as the order if it becomes one.`,
    },
  },
  checkout: {
    title: { sv: 'Kassan', en: 'Checkout' },
    purpose: {
      sv: 'För att det du har fyllt i ska finnas kvar medan du beställer.',
      en: "So that what you've filled in is still there while you order.",
    },
    bases: [BEFORE_PURCHASE],
    time: {
      sv: (age) => `${age('checkout')} efter den senaste ändringen, eller tills du beställer.`,
      en: (age) => `${age('checkout')} after the last change, or until you order.`,
    },
  },
  order: {
    title: { sv: 'Ordrar', en: 'Orders' },
    purpose: {
      sv: 'För att leverera dina varor, hjälpa dig med garanti och reklamation och sköta bokföringen.',
      en: 'To deliver your items, help you with warranty and complaints, and keep our books.',
    },
    bases: [CONTRACT, BOOKKEEPING],
    time: {
      sv: (age) =>
        `Portkod, telefon och meddelande tar vi bort ${age('orderDetails')} efter att ordern är avslutad. Resten sparar vi i ${UNTIL_ORDERS_END.sv(age)}`,
      en: (age) =>
        `We delete door code, phone and message ${age('orderDetails')} after the order is closed. We keep the rest for ${UNTIL_ORDERS_END.en(age)}`,
    },
  },
  browser: {
    title: { sv: 'Webbläsaren du beställde med', en: 'The browser you ordered with' },
    purpose: { sv: 'För att kunna utreda bedrägerier.', en: 'To be able to investigate fraud.' },
    bases: [FRAUD],
    time: {
      sv: (age) => `${age('orderDetails')} efter att ordern är avslutad.`,
      en: (age) => `${age('orderDetails')} after the order is closed.`,
    },
  },
  returns: {
    title: { sv: 'Ångrade köp och återbetalningar', en: 'Returns and refunds' },
    purpose: {
      sv: 'För att du ska kunna ångra dig och få tillbaka rätt belopp.',
      en: 'So that you can change your mind and get the right amount back.',
    },
    bases: [WITHDRAWAL, BOOKKEEPING],
    time: UNTIL_ORDERS_END,
  },
  payment: {
    title: { sv: 'Betalningar', en: 'Payments' },
    purpose: {
      sv: 'För att du ska betala rätt belopp en gång, och för att vi ska kunna betala tillbaka. Fyller du i dina uppgifter hos betaltjänsten får vi e-post och adress därifrån.',
      en: 'So that you pay the right amount once, and we can refund it. If you fill in your details at the payment service, it gives us your email and address.',
    },
    bases: [CONTRACT, BOOKKEEPING],
    time: {
      sv: (age) =>
        `Kopian av kassan och nätverksadressen sparar vi tills betalningen är avgjord, och en betalning som inte blir av avbryter vi efter ${age('payment')}. Resten sparar vi i ${UNTIL_ORDERS_END.sv(age)}`,
      en: (age) =>
        `We keep the copy of the checkout and the network address until the payment is settled, and cancel an unfinished payment after ${age('payment')}. We keep the rest for ${UNTIL_ORDERS_END.en(age)}`,
    },
  },
  reviews: {
    title: { sv: 'Omdömen', en: 'Reviews' },
    purpose: {
      sv: 'För att andra ska kunna läsa vad du tycker om varan.',
      en: 'So that others can read what you think of the item.',
    },
    bases: [interestIn('visa omdömen', 'showing reviews')],
    time: {
      sv: () =>
        'Tills du ber oss ta bort omdömet. Om du tar bort ditt konto står ett publicerat omdöme kvar utan ditt namn.',
      en: () =>
        'Until you ask us to delete the review. If you delete your account, a published review stays without your name.',
    },
  },
  newsletter: {
    title: { sv: 'Nyhetsbrev och frågor om omdömen', en: 'Newsletter and emails about reviews' },
    purpose: {
      sv: 'För att skicka Ett brev i månaden till dig, och fråga vad du tycker om varor du har köpt, om du har valt det.',
      en: 'To send you One email a month, and to ask what you think of items you bought, if you chose that.',
    },
    bases: [CONSENT],
    time: {
      sv: (age) =>
        `Tills du avslutar det med länken i mejlet eller i dina inställningar, eller ${age('unconfirmedNewsletter')} om du inte bekräftar din anmälan. Länkens nyckel i ett mejl om omdömen: ${age('reviewKeys')}.`,
      en: (age) =>
        `Until you end it with the link in the email or in your settings, or ${age('unconfirmedNewsletter')} if you don't confirm your sign-up. The key of the link in an email about reviews: ${age('reviewKeys')}.`,
    },
  },
  availability: {
    title: { sv: 'Bevakningar', en: 'Back-in-stock requests' },
    purpose: { sv: 'För att berätta när varan finns igen.', en: 'To tell you when the item is back.' },
    bases: [BEFORE_PURCHASE],
    time: {
      sv: (age) => `Tills vi har mejlat dig, annars ${age('availability')}.`,
      en: (age) => `Until we've emailed you, otherwise ${age('availability')}.`,
    },
  },
  mail: {
    title: { sv: 'Mejl från oss', en: 'Emails from us' },
    purpose: {
      sv: 'För att veta om mejlet kom fram och kunna skicka det igen.',
      en: 'To know whether the email arrived, and to be able to send it again.',
    },
    bases: [CONTRACT],
    time: {
      sv: (age) => `${age('sentMail')} efter att mejlet skickades, ${age('failedMail')} om det inte kom fram.`,
      en: (age) => `${age('sentMail')} after the email was sent, ${age('failedMail')} if it didn't arrive.`,
    },
  },
  protection: {
    title: { sv: 'Skydd mot missbruk', en: 'Protection against abuse' },
    purpose: {
      sv: 'För att ingen ska kunna gissa lösenord eller tömma lagret, och för att ett dubbelklick inte ska bli två ordrar.',
      en: "So that nobody can guess passwords or empty the stock, and a double click doesn't become two orders.",
    },
    bases: [interestIn('skydda butiken och kunderna', 'protecting the shop and its customers')],
    time: { sv: (age) => `Högst ${age('attempt')}.`, en: (age) => `${age('attempt')} at most.` },
  },
  blocked: {
    title: { sv: 'Spärrade köpare', en: 'Blocked buyers' },
    purpose: {
      sv: 'För att inte sälja till någon som har lurat oss.',
      en: "So that we don't sell to someone who has cheated us.",
    },
    bases: [FRAUD],
    time: {
      sv: () => 'Tills vi häver spärren. Skriver du till oss prövar vi den igen.',
      en: () => "Until we lift the block. Write to us and we'll review it.",
    },
  },
  log: {
    title: { sv: 'Säkerhetslogg', en: 'Security log' },
    purpose: { sv: 'För att upptäcka intrång och fel.', en: 'To detect intrusions and errors.' },
    bases: [interestIn('hålla butiken säker', 'keeping the shop secure')],
    time: { sv: (age) => `${age('log')}.`, en: (age) => `${age('log')}.` },
  },
  backup: {
    title: { sv: 'Säkerhetskopior', en: 'Backups' },
    purpose: {
      sv: 'För att dina ordrar ska finnas kvar om en dator går sönder.',
      en: "So that your orders aren't lost if a computer breaks.",
    },
    bases: [interestIn('inte tappa bort ordrar', 'not losing orders')],
    time: { sv: (age) => `${age('backup')}.`, en: (age) => `${age('backup')}.` },
  },
  sandbox: {
    title: { sv: 'Betalningar på prov', en: 'Test payments' },
    purpose: {
      sv: 'För att prova butiken. Inga pengar dras.',
      en: 'To try out the shop. No money is taken.',
    },
    bases: [CONTRACT],
    time: UNTIL_ORDERS_END,
  },
} as const satisfies Record<string, Category>;

export type CategoryKey = keyof typeof CATEGORIES;

/** In the order of the page, the purchase first. A test compares it with the categories. */
export const CATEGORY_KEYS: readonly CategoryKey[] = [
  'order',
  'browser',
  'payment',
  'sandbox',
  'returns',
  'cart',
  'checkout',
  'account',
  'logins',
  'reviews',
  'newsletter',
  'availability',
  'mail',
  'protection',
  'blocked',
  'log',
  'backup',
];
