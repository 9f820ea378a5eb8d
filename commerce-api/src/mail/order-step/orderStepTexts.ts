import type { LanguageCode } from '../../markets/channels.ts';
import type { MailedStep } from '../../model/orderTypes.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';

export interface StepContext {
  orderId: string;
  /** Whether items of the order are left for a later parcel, or for the order after a cancellation. */
  isPartial: boolean;
  /** Last day of the period of withdrawal as text; null for a company. */
  withdrawBy: string | null;
  shop: ShopConfig;
}

export interface StepTexts {
  subject: (context: StepContext) => string;
  title: string;
  paragraphs: (context: StepContext) => string[];
}

export interface OrderStepTexts {
  steps: Record<MailedStep, StepTexts>;
  items: string;
  /** Label of the time of a withdrawal. */
  received: string;
  parcelNumber: string;
  shippingMethod: string;
  track: string;
  shippingFee: string;
  amount: string;
  ofWhichVat: string;
  paidBack: string;
  subtracted: string;
  toBalance: string;
  whyYou: (shop: ShopConfig) => string;
}

export const ORDER_STEP_TEXTS: Record<LanguageCode, OrderStepTexts> = {
  sv: {
    steps: {
      paid: {
        subject: ({ orderId }) => `Vi har fått din betalning för order ${orderId}`,
        title: 'Tack för din betalning',
        paragraphs: ({ orderId }) => [`Vi har fått betalningen för order ${orderId}.`],
      },
      packed: {
        subject: ({ orderId }) => `Order ${orderId} är packad`,
        title: 'Din order är packad',
        paragraphs: () => ['Varorna är packade och hämtas snart. Du får ett nytt mejl när de är på väg.'],
      },
      shipped: {
        subject: ({ orderId, isPartial }) => `${isPartial ? 'En del av order' : 'Order'} ${orderId} är på väg`,
        title: 'Din order är på väg',
        paragraphs: ({ isPartial }) => [
          'Vi har skickat varorna nedan.',
          ...(isPartial ? ['Resten skickar vi så snart vi kan. Då får du ett nytt mejl.'] : []),
        ],
      },
      delivered: {
        subject: ({ orderId }) => `Order ${orderId} är levererad`,
        title: 'Din order är levererad',
        paragraphs: ({ withdrawBy, shop: { email } }) => [
          'Enligt fraktbolaget har du fått varorna nedan.',
          ...(withdrawBy === null ? [] : [`Vill du ångra köpet? Det gör du på orderns sida, senast ${withdrawBy}.`]),
          `Stämmer något inte, eller är en vara trasig? Skriv till ${email}.`,
        ],
      },
      canceled: {
        subject: ({ orderId, isPartial }) =>
          isPartial ? `Varor i order ${orderId} är avbeställda` : `Order ${orderId} är avbeställd`,
        title: 'Avbeställningen är klar',
        paragraphs: ({ isPartial }) => [
          isPartial
            ? 'Vi har tagit bort varorna nedan ur din order.'
            : 'Din order är avbeställd. Inget kommer att skickas.',
        ],
      },
      refunded: {
        subject: ({ orderId }) => `Återbetalning för order ${orderId}`,
        title: 'Du får pengar tillbaka',
        paragraphs: ({ orderId }) => [`Vi har gjort en återbetalning för order ${orderId}.`],
      },
      withdrawalRequested: {
        subject: ({ orderId }) => `Vi har tagit emot din ångeranmälan för order ${orderId}`,
        title: 'Vi har tagit emot din ångeranmälan',
        paragraphs: ({ shop: { address, name } }) => [
          'Du har ångrat köpet av varorna nedan. Spara det här mejlet: det är din bekräftelse.',
          `Skicka tillbaka varorna inom 14 dagar till ${name}, ${address}. Du får pengarna tillbaka senast 14 dagar efter din anmälan, men vi får vänta tills varorna har kommit.`,
        ],
      },
    },
    items: 'Varor',
    received: 'Mottagen',
    parcelNumber: 'Kollinummer',
    shippingMethod: 'Fraktsätt',
    track: 'Spåra paketet',
    shippingFee: 'Frakt',
    amount: 'Ersättning',
    ofWhichVat: 'Varav moms',
    paidBack: 'Betalas tillbaka',
    subtracted: 'Dras av från fakturan',
    toBalance: 'Läggs på ditt saldo',
    whyYou: ({ email }) => `Du får det här mejlet för att du har handlat hos oss. Frågor? Skriv till ${email}.`,
  },
  en: {
    steps: {
      paid: {
        subject: ({ orderId }) => `We've received your payment for order ${orderId}`,
        title: 'Thank you for your payment',
        paragraphs: ({ orderId }) => [`We've received the payment for order ${orderId}.`],
      },
      packed: {
        subject: ({ orderId }) => `Order ${orderId} is packed`,
        title: 'Your order is packed',
        paragraphs: () => [
          "The items are packed and will be picked up soon. We'll email you when they're on their way.",
        ],
      },
      shipped: {
        subject: ({ orderId, isPartial }) => `${isPartial ? 'Part of order' : 'Order'} ${orderId} is on its way`,
        title: 'Your order is on its way',
        paragraphs: ({ isPartial }) => [
          "We've shipped the items below.",
          ...(isPartial ? ["We'll ship the rest as soon as we can, and email you then."] : []),
        ],
      },
      delivered: {
        subject: ({ orderId }) => `Order ${orderId} has been delivered`,
        title: 'Your order has been delivered',
        paragraphs: ({ withdrawBy, shop: { email } }) => [
          'The carrier tells us that you have received the items below.',
          ...(withdrawBy === null
            ? []
            : [`Changed your mind? You can withdraw on the page of your order until ${withdrawBy}.`]),
          `Is an item missing or faulty? Write to ${email}.`,
        ],
      },
      canceled: {
        subject: ({ orderId, isPartial }) =>
          isPartial ? `Items in order ${orderId} have been canceled` : `Order ${orderId} has been canceled`,
        title: 'Your cancellation is complete',
        paragraphs: ({ isPartial }) => [
          isPartial
            ? "We've removed the items below from your order."
            : "We've canceled your order. Nothing will be shipped.",
        ],
      },
      refunded: {
        subject: ({ orderId }) => `Refund for order ${orderId}`,
        title: "You're getting a refund",
        paragraphs: ({ orderId }) => [`We've made a refund for order ${orderId}.`],
      },
      withdrawalRequested: {
        subject: ({ orderId }) => `We've received your withdrawal for order ${orderId}`,
        title: "We've received your withdrawal",
        paragraphs: ({ shop: { address, name } }) => [
          "You've withdrawn from the purchase of the items below. Please keep this email: it's your confirmation.",
          `Send the items back within 14 days to ${name}, ${address}. We refund you within 14 days of your message, but may wait until we have the items.`,
        ],
      },
    },
    items: 'Items',
    received: 'Received',
    parcelNumber: 'Parcel number',
    shippingMethod: 'Shipping method',
    track: 'Track your parcel',
    shippingFee: 'Shipping',
    amount: 'Compensation',
    ofWhichVat: 'Of which VAT',
    paidBack: 'Paid back to you',
    subtracted: 'Subtracted from your invoice',
    toBalance: 'Added to your store credit',
    whyYou: ({ email }) => `You're getting this email because you shopped with us. Questions? Write to ${email}.`,
  },
};
