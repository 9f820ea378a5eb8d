import type { LanguageCode } from '../markets/channels.ts';
import type { Purpose } from '../newsletter/newsletterKeys.ts';

interface PageTexts {
  title: string;
  text: string;
  button: string;
  done: { title: string; text: string };
  /** For a used or expired link. */
  unknown: { title: string; text: string };
}

export const NEWSLETTER_PAGE_TEXTS: Record<LanguageCode, Record<Purpose, PageTexts>> = {
  sv: {
    confirm: {
      title: 'Bekräfta nyhetsbrevet',
      text: 'Tryck på knappen för att få vårt nyhetsbrev. Du kan avsluta prenumerationen när du vill.',
      button: 'Bekräfta prenumerationen',
      done: { title: 'Tack, nu är det klart!', text: 'Nästa nyhetsbrev kommer till dig.' },
      unknown: {
        title: 'Länken gäller inte längre',
        text: 'Länken är för gammal eller har redan använts. Anmäl dig igen längst ner på vår startsida så får du en ny.',
      },
    },
    unsubscribe: {
      title: 'Avsluta nyhetsbrevet',
      text: 'Tryck på knappen så tar vi bort din adress från nyhetsbrevet.',
      button: 'Avsluta prenumerationen',
      done: {
        title: 'Prenumerationen är avslutad',
        text: 'Vi har tagit bort din adress och skickar inga fler nyhetsbrev.',
      },
      unknown: {
        title: 'Det finns ingen prenumeration',
        text: 'Adressen är redan borttagen från nyhetsbrevet. Du behöver inte göra något mer.',
      },
    },
    reviews: {
      title: 'Sluta få frågor om dina köp',
      text: 'Tryck på knappen så mejlar vi inte längre och frågar vad du tycker om varorna.',
      button: 'Sluta mejla mig',
      done: {
        title: 'Nu slutar vi fråga',
        text: 'Du får inga fler mejl om omdömen. Ändrar du dig kan du välja dem igen i inställningarna på Mina sidor.',
      },
      unknown: {
        title: 'Länken gäller inte längre',
        text: 'Logga in och gå till inställningarna på Mina sidor. Där väljer du om vi får mejla och fråga vad du tycker.',
      },
    },
  },
  en: {
    confirm: {
      title: 'Confirm your newsletter',
      text: 'Press the button to get our newsletter. You can unsubscribe whenever you like.',
      button: 'Confirm subscription',
      done: { title: "Thanks, you're all set!", text: "You'll get our next newsletter." },
      unknown: {
        title: 'This link no longer works',
        text: 'The link is too old or has already been used. Sign up again at the bottom of our home page to get a new one.',
      },
    },
    unsubscribe: {
      title: 'Unsubscribe from the newsletter',
      text: "Press the button and we'll remove your address from the newsletter.",
      button: 'Unsubscribe',
      done: { title: "You're unsubscribed", text: "We've removed your address and won't send any more newsletters." },
      unknown: {
        title: 'No subscription found',
        text: "The address has already been removed from the newsletter. You don't need to do anything else.",
      },
    },
    reviews: {
      title: 'Stop emails about your purchases',
      text: "Press the button and we'll stop emailing you to ask what you think of your items.",
      button: 'Stop these emails',
      done: {
        title: "We've stopped these emails",
        text: "You won't get any more emails about reviews. If you change your mind, turn them on again in the settings of your account.",
      },
      unknown: {
        title: 'This link no longer works',
        text: 'Log in and open the settings of your account to choose whether we may email you for a review.',
      },
    },
  },
};
