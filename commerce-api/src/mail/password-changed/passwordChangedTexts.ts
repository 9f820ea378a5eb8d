import type { LanguageCode } from '../../markets/channels.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';

export interface PasswordChangedTexts {
  subject: (shopName: string) => string;
  preheader: string;
  title: string;
  text: string;
  notYou: (shop: ShopConfig) => string;
  button: string;
  whyYou: string;
}

export const PASSWORD_CHANGED_TEXTS: Record<LanguageCode, PasswordChangedTexts> = {
  sv: {
    subject: (shopName) => `Ditt lösenord hos ${shopName} är bytt`,
    preheader: 'Var det du? Då behöver du inte göra något.',
    title: 'Ditt lösenord är bytt',
    text: 'Du har fått ett nytt lösenord till ditt konto, och alla andra inloggningar är avslutade. Var det du behöver du inte göra något.',
    notYou: ({ email }) =>
      `Var det inte du? Välj ett nytt lösenord genast med ”Glömt lösenordet?” i inloggningen, och skriv till ${email}.`,
    button: 'Till inloggningen',
    whyYou: 'Du får det här mejlet för att lösenordet till ditt konto har ändrats.',
  },
  en: {
    subject: (shopName) => `Your password for ${shopName} was changed`,
    preheader: "Was this you? Then there's nothing to do.",
    title: 'Your password was changed',
    text: "Your account has a new password, and all other sessions have been logged out. If this was you, there's nothing to do.",
    notYou: ({ email }) =>
      `Wasn't this you? Choose a new password right away with “Forgot your password?” when you log in, and write to ${email}.`,
    button: 'Go to login',
    whyYou: "You're getting this email because the password for your account was changed.",
  },
};
