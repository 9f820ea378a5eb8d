import type { LanguageCode } from '../../markets/channels.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';

interface MailTexts {
  subject: (shopName: string) => string;
  preheader: string;
  title: string;
  text: string;
  button: string;
  after: string;
}

interface NewsletterTexts {
  /** For an unconfirmed address. */
  confirm: (days: number) => MailTexts;
  /** For a confirmed address: its owner may have forgotten, or another person typed it. */
  known: MailTexts;
  whyYou: (shop: ShopConfig) => string;
}

export const NEWSLETTER_TEXTS: Record<LanguageCode, NewsletterTexts> = {
  sv: {
    confirm: (days) => ({
      subject: (shopName) => `Bekräfta nyhetsbrevet från ${shopName}`,
      preheader: 'Ett tryck kvar, sedan kommer nästa nyhetsbrev till dig.',
      title: 'Bekräfta nyhetsbrevet',
      text: 'Någon, förhoppningsvis du, vill få vårt nyhetsbrev till den här adressen.',
      button: 'Bekräfta prenumerationen',
      after: `Länken gäller i ${days} dagar. Var det inte du? Då behöver du inte göra något: utan ditt svar tar vi bort adressen.`,
    }),
    known: {
      subject: (shopName) => `Du får redan nyhetsbrevet från ${shopName}`,
      preheader: 'Din adress är redan anmäld.',
      title: 'Du är redan anmäld',
      text: 'Någon, förhoppningsvis du, har anmält den här adressen till vårt nyhetsbrev. Den är redan med, så allt är som förut.',
      button: 'Avsluta prenumerationen',
      after: 'Vill du fortsätta få nyhetsbrevet behöver du inte göra något.',
    },
    whyYou: ({ email }) =>
      `Du får det här mejlet för att någon har anmält din mejladress till vårt nyhetsbrev. Frågor? Skriv till ${email}.`,
  },
  en: {
    confirm: (days) => ({
      subject: (shopName) => `Confirm your newsletter from ${shopName}`,
      preheader: "One more step and you'll get our next newsletter.",
      title: 'Confirm your newsletter',
      text: 'Someone, hopefully you, would like to get our newsletter at this address.',
      button: 'Confirm subscription',
      after: `The link works for ${days} days. Wasn't this you? Then you can ignore this email. If you don't confirm, we'll remove the address.`,
    }),
    known: {
      subject: (shopName) => `You already get the newsletter from ${shopName}`,
      preheader: 'Your address is already signed up.',
      title: "You're already signed up",
      text: "Someone, hopefully you, signed this address up for our newsletter. It's already on the list, so nothing has changed.",
      button: 'Unsubscribe',
      after: "If you'd like to keep getting the newsletter, there's nothing to do.",
    },
    whyYou: ({ email }) =>
      `You're getting this email because someone signed up for our newsletter with your address. Questions? Write to ${email}.`,
  },
};
