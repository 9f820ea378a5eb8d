import type { LanguageCode } from '../../markets/channels.ts';
import type { MailedStep } from '../../model/orderTypes.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';

export interface StepContext {
  orderId: string;
  /** Whether items of the order are left for a later parcel, or for the order after a cancellation. */
  isPartial: boolean;
  /** Last day of the period of withdrawal as text; null for a company. */
  withdrawBy: string | null;
  /** Whether any items were shipped, so that the buyer has to send them back after a withdrawal. */
  hasShipped: boolean;
  /** How to send them back; null without an instruction of the carrier. */
  returnInstruction: string | null;
  /** Cost of return shipping, in the currency of the order. */
  returnFee: string;
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
  pickupPoint: string;
  track: string;
  shippingFee: string;
  amount: string;
  /** Deducted, so its amount is negative. */
  returnShipping: string;
  ofWhichVat: string;
  paidBack: string;
  subtracted: string;
  toBalance: string;
  whyYou: (shop: ShopConfig) => string;
}

function addressOf({ name, address }: ShopConfig): string {
  return [name, address].filter((part) => part !== '').join(', ');
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
          ...(withdrawBy === null
            ? []
            : [`Vill du ångra köpet? Välj ”Ångra köpet här” på orderns sida, senast ${withdrawBy}.`]),
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
        paragraphs: ({ hasShipped, returnInstruction, returnFee, shop }) => [
          'Du har ångrat köpet av varorna nedan. Spara det här mejlet: det är din bekräftelse.',
          ...(hasShipped
            ? [
                `Skicka tillbaka varorna inom 14 dagar till ${addressOf(shop)}.`,
                ...(returnInstruction === null ? [] : [returnInstruction]),
              ]
            : ['Vi har inte skickat varorna än, så du har inget att skicka tillbaka.']),
          'Du får tillbaka det du har betalat senast 14 dagar efter din anmälan. Ångrar du hela köpet får du också tillbaka ' +
            'frakten hit, upp till vad vårt billigaste fraktsätt kostar.',
          ...(hasShipped
            ? [
                'Vi får vänta tills varorna har kommit, eller tills du har visat att du har skickat dem. Returfrakten kostar ' +
                  `${returnFee} och dras av.`,
              ]
            : []),
        ],
      },
    },
    items: 'Varor',
    received: 'Mottagen',
    parcelNumber: 'Kollinummer',
    shippingMethod: 'Fraktsätt',
    pickupPoint: 'Utlämningsställe',
    track: 'Spåra paketet',
    shippingFee: 'Frakt',
    amount: 'Ersättning',
    returnShipping: 'Returfrakt',
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
            : [`Changed your mind? Choose “Withdraw from contract here” on the page of your order by ${withdrawBy}.`]),
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
        paragraphs: ({ hasShipped, returnInstruction, returnFee, shop }) => [
          "You've withdrawn from the purchase of the items below. Please keep this email: it's your confirmation.",
          ...(hasShipped
            ? [
                `Send the items back within 14 days to ${addressOf(shop)}.`,
                ...(returnInstruction === null ? [] : [returnInstruction]),
              ]
            : ["We haven't shipped the items yet, so there's nothing to send back."]),
          'We refund what you paid within 14 days of your message. If you withdraw from the whole purchase, we also refund ' +
            'delivery, up to the cost of our cheapest option.',
          ...(hasShipped
            ? [
                'We may wait until we have the items, or until you show that you have sent them. Return shipping costs ' +
                  `${returnFee}, which we deduct.`,
              ]
            : []),
        ],
      },
    },
    items: 'Items',
    received: 'Received',
    parcelNumber: 'Parcel number',
    shippingMethod: 'Shipping method',
    pickupPoint: 'Pickup point',
    track: 'Track your parcel',
    shippingFee: 'Shipping',
    amount: 'Compensation',
    returnShipping: 'Return shipping',
    ofWhichVat: 'Of which VAT',
    paidBack: 'Paid back to you',
    subtracted: 'Subtracted from your invoice',
    toBalance: 'Added to your store credit',
    whyYou: ({ email }) => `You're getting this email because you shopped with us. Questions? Write to ${email}.`,
  },
};
