import type { LanguageCode } from '../../markets/channels.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';

export interface BackInStockTexts {
  subject: (product: string) => string;
  preheader: string;
  title: string;
  /** @param product name, then brand and size if present */
  text: (product: string) => string;
  button: string;
  hurry: string;
  whyYou: (shop: ShopConfig) => string;
}

export const BACK_IN_STOCK_TEXTS: Record<LanguageCode, BackInStockTexts> = {
  sv: {
    subject: (product) => `${product} finns igen`,
    preheader: 'Du bad oss säga till. Nu går den att köpa.',
    title: 'Nu finns den igen',
    text: (product) => `Du bad oss säga till när ${product} finns i lager igen. Nu gör den det.`,
    button: 'Till produkten',
    hurry: 'Vi har inte lagt undan någon åt dig, och fler kan ha bevakat den.',
    whyYou: ({ email }) =>
      `Du får det här mejlet för att någon har bevakat varan med din mejladress. Bevakningen är nu avslutad. Frågor? Skriv till ${email}.`,
  },
  en: {
    subject: (product) => `${product} is back in stock`,
    preheader: 'You asked us to let you know. You can order it again now.',
    title: 'Back in stock',
    text: (product) => `You asked us to let you know when ${product} was back in stock. It is now.`,
    button: 'View product',
    hurry: "We haven't reserved one for you, and others may be waiting too.",
    whyYou: ({ email }) =>
      `You're getting this email once because someone asked for it with your address. We won't send any more about this product. Questions? Write to ${email}.`,
  },
};
