import type { LanguageCode } from '../../markets/channels.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';

export interface ResetTexts {
  subject: (shopName: string) => string;
  preheader: (minutes: number) => string;
  title: string;
  text: string;
  button: string;
  validity: (minutes: number) => string;
  notYou: string;
  whyYou: (shop: ShopConfig) => string;
}

export const RESET_TEXTS: Record<LanguageCode, ResetTexts> = {
  sv: {
    subject: (shopName) => `Välj ett nytt lösenord hos ${shopName}`,
    preheader: (minutes) => `Länken gäller i ${minutes} minuter och kan användas en gång.`,
    title: 'Välj ett nytt lösenord',
    text: 'Någon, förhoppningsvis du, har bett om ett nytt lösenord till kontot med den här mejladressen.',
    button: 'Välj nytt lösenord',
    validity: (minutes) => `Länken gäller i ${minutes} minuter och kan användas en gång.`,
    notYou: 'Var det inte du? Då behöver du inte göra något. Ditt lösenord är oförändrat.',
    whyYou: ({ email }) =>
      `Du får det här mejlet för att någon har bett om ett nytt lösenord för din mejladress. Frågor? Skriv till ${email}.`,
  },
  en: {
    subject: (shopName) => `Choose a new password for ${shopName}`,
    preheader: (minutes) => `The link works once and expires in ${minutes} minutes.`,
    title: 'Choose a new password',
    text: 'Someone, hopefully you, request for a new password for the account with this email address.',
    button: 'Choose new password',
    validity: (minutes) => `The link works once and expires in ${minutes} minutes.`,
    notYou: "Wasn't this you? Then you can ignore this email. Your password hasn't changed.",
    whyYou: ({ email }) =>
      `You're getting this email because someone entered your address on our login page. Questions? Write to ${email}.`,
  },
};
