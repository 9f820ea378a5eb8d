import type { LanguageCode } from '../../markets/channels.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';

interface ReviewInvitationTexts {
  subject: (shopName: string) => string;
  preheader: string;
  title: string;
  text: string;
  /** Label of the link to the reviews of a product. */
  review: (product: string) => string;
  /** Asks for no particular grade and offers no reward, so that reviews stay honest. */
  honest: string;
  login: string;
  /** Label of the link that ends these mails. */
  end: string;
  whyYou: (shop: ShopConfig) => string;
}

export const REVIEW_INVITATION_TEXTS: Record<LanguageCode, ReviewInvitationTexts> = {
  sv: {
    subject: (shopName) => `Vad tycker du om varorna från ${shopName}?`,
    preheader: 'Ditt omdöme hjälper andra att välja.',
    title: 'Vad tycker du?',
    text: 'Nu har du haft dina varor ett tag. Berätta gärna vad du tycker, så blir det lättare för andra att välja.',
    review: (product) => `Skriv om ${product}`,
    honest: 'Alla ärliga omdömen är välkomna, bra som dåliga. Du får ingen belöning för att skriva.',
    login: 'Du behöver logga in på ditt konto för att skriva ett omdöme.',
    end: 'Sluta få de här mejlen',
    whyYou: ({ email }) =>
      `Du får det här mejlet för att du har valt det i ditt konto. Vi mejlar en enda gång om varje order. Frågor? Skriv till ${email}.`,
  },
  en: {
    subject: (shopName) => `What do you think of your items from ${shopName}?`,
    preheader: 'Your review helps others choose.',
    title: 'What do you think?',
    text: "You've had your items for a while now. Tell us what you think, and help others choose.",
    review: (product) => `Review ${product}`,
    honest: "Every honest review is welcome, good or bad. There's no reward for writing one.",
    login: "You'll need to log in to your account to write a review.",
    end: 'Stop these emails',
    whyYou: ({ email }) =>
      `You're getting this email because you turned it on in your account. We email you only once about each order. Questions? Write to ${email}.`,
  },
};
