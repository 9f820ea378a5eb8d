import type { LanguageCode } from '../../markets/channels.ts';
import type { ShopConfig } from '../mailConfig.ts';

export interface BackInStockWords {
  subject: (product: string) => string;
  preheader: string;
  title: string;
  /** What it is: name, then brand and size where there are any. */
  text: (product: string) => string;
  button: string;
  hurry: string;
  whyYou: (shop: ShopConfig) => string;
}

export const BACK_IN_STOCK_WORDS: Record<LanguageCode, BackInStockWords> = {
  sv: {
    subject: (product) => `${product} finns igen`,
    preheader: 'Du bad oss säga till. Nu går den att köpa.',
    title: 'Nu finns den igen',
    text: (product) => `Du bad oss säga till när ${product} går att köpa igen. Det gör den nu.`,
    button: 'Till produkten',
    hurry: 'Vi har inte lagt undan någon åt dig, och fler kan ha väntat.',
    whyYou: ({ email }) =>
      `Du får det här mejlet en enda gång, för att någon bad om det med din mejladress. Vi har nu glömt bevakningen. Frågor? Skriv till ${email}.`,
  },
  en: {
    subject: (product) => `${product} is back`,
    preheader: 'You asked us to tell you. It can be bought again.',
    title: 'It is back',
    text: (product) => `You asked us to tell you when ${product} can be bought again. Now it can.`,
    button: 'To the product',
    hurry: 'We have not put one aside for you, and others may have waited, too.',
    whyYou: ({ email }) =>
      `You get this email once, because somebody asked for it with your address. We have now forgotten the request. Questions? Write to ${email}.`,
  },
};
