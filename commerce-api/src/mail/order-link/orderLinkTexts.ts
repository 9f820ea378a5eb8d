import type { LanguageCode } from '../../markets/channels.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';

/** The changes of an order that its page offers now. */
export interface OfferedChanges {
  isCancellable: boolean;
  isWithdrawable: boolean;
  /** Last day of the period of withdrawal as text; null before the delivery. */
  withdrawBy: string | null;
}

export interface OrderLinkTexts {
  subject: (orderId: string) => string;
  preheader: string;
  title: string;
  text: (orderId: string) => string;
  changes: (changes: OfferedChanges) => string[];
  withdraw: string;
  secret: string;
  notYou: string;
  whyYou: (shop: ShopConfig) => string;
}

export const ORDER_LINK_TEXTS: Record<LanguageCode, OrderLinkTexts> = {
  sv: {
    subject: (orderId) => `Länken till order ${orderId}`,
    preheader: 'Följ ordern, eller ångra köpet, på orderns sida.',
    title: 'Här är länken till din order',
    text: (orderId) => `På sidan för order ${orderId} ser du vad som händer med den, och där finns kvittot.`,
    changes: ({ isCancellable, isWithdrawable, withdrawBy }) => [
      ...(isCancellable ? ['Vi har inte börjat packa än, så du kan avbeställa ordern på sidan.'] : []),
      ...(isWithdrawable
        ? [
            withdrawBy === null
              ? 'Vill du ångra köpet eller lämna tillbaka något? Välj ”Ångra köpet här”.'
              : `Vill du ångra köpet eller lämna tillbaka något? Välj ”Ångra köpet här”, senast ${withdrawBy}.`,
          ]
        : []),
    ],
    withdraw: 'Ångra köpet här',
    secret: 'Den som har länken kan se ordern. För att ändra den behövs också din mejladress.',
    notYou: 'Var det inte du som bad om länken? Då behöver du inte göra något. Bara du har fått den.',
    whyYou: ({ email }) =>
      `Du får det här mejlet för att någon har skrivit ditt ordernummer och din mejladress på vår sida. Frågor? Skriv till ${email}.`,
  },
  en: {
    subject: (orderId) => `The link to order ${orderId}`,
    preheader: 'Follow your order, or withdraw from your purchase, on its page.',
    title: "Here's the link to your order",
    text: (orderId) => `The page of order ${orderId} shows how far it has come, and has your receipt.`,
    changes: ({ isCancellable, isWithdrawable, withdrawBy }) => [
      ...(isCancellable ? ["We haven't started packing, so you can still cancel the order there."] : []),
      ...(isWithdrawable
        ? [
            withdrawBy === null
              ? 'Want to withdraw or return something? Choose “Withdraw from contract here”.'
              : `Want to withdraw or return something? Choose “Withdraw from contract here” by ${withdrawBy}.`,
          ]
        : []),
    ],
    withdraw: 'Withdraw from contract here',
    secret: 'Anyone who has the link can see your order. Changing it also takes your email address.',
    notYou: "Didn't ask for the link? Then you can ignore this email. Only you have received it.",
    whyYou: ({ email }) =>
      `You're getting this email because someone entered your order number and your email address on our site. Questions? Write to ${email}.`,
  },
};
