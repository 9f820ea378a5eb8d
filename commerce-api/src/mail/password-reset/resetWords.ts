import type { LanguageCode } from '../../markets/channels.ts';
import type { ShopConfig } from '../mailConfig.ts';

export interface ResetWords {
  subject: (shopName: string) => string;
  preheader: (minutes: number) => string;
  title: string;
  text: string;
  button: string;
  validity: (minutes: number) => string;
  notYou: string;
  whyYou: (shop: ShopConfig) => string;
}

export const RESET_WORDS: Record<LanguageCode, ResetWords> = {
  sv: {
    subject: (shopName) => `Välj ett nytt lösenord hos ${shopName}`,
    preheader: (minutes) => `Länken gäller i ${minutes} minuter och kan användas en gång.`,
    title: 'Välj ett nytt lösenord',
    text: 'Någon, förhoppningsvis du, har bett om ett nytt lösenord till kontot med den här mejladressen.',
    button: 'Välj nytt lösenord',
    validity: (minutes) => `Länken gäller i ${minutes} minuter och kan användas en gång.`,
    notYou: 'Var det inte du? Då behöver du inte göra något. Ditt lösenord är detsamma som förut.',
    whyYou: ({ email }) =>
      `Du får det här mejlet för att någon har skrivit din mejladress i vår inloggning. Frågor? Skriv till ${email}.`,
  },
  en: {
    subject: (shopName) => `Choose a new password at ${shopName}`,
    preheader: (minutes) => `The link is good for ${minutes} minutes and can be used once.`,
    title: 'Choose a new password',
    text: 'Somebody, hopefully you, has asked for a new password to the account with this email address.',
    button: 'Choose new password',
    validity: (minutes) => `The link is good for ${minutes} minutes and can be used once.`,
    notYou: 'Was it not you? Then there is nothing to do. Your password is what it was before.',
    whyYou: ({ email }) =>
      `You get this email because somebody has typed your address in our login. Questions? Write to ${email}.`,
  },
};
