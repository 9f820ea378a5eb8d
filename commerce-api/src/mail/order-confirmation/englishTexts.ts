import type { ConfirmationTexts } from './confirmationTexts.ts';

function warrantyLines(warranties: readonly string[]): string[] {
  return warranties.length > 0 ? [`Items in this order with a warranty from us: ${warranties.join(' · ')}.`] : [];
}

export const englishTexts: ConfirmationTexts = {
  subject: (orderId, shopName) => `Order confirmation ${orderId} from ${shopName}`,
  preheader: (orderId, total) => `We have received order ${orderId}, ${total} in total.`,
  thanks: (firstName) => (firstName ? `Thank you, ${firstName}` : 'Thank you for your order'),
  received: 'We have received your order. Please keep this email, it is your order confirmation.',
  orderNumber: 'Order number',
  date: 'Date',
  toOrder: 'Follow your order',
  bought: 'Your items',
  articleNumber: (number) => `Item no. ${number}`,
  each: (quantity, price) => `${quantity} × ${price}`,
  regularPrice: 'Before discount',
  goods: 'Items',
  promotion: (code) => (code ? `Promo code ${code}` : 'Discount'),
  shippingFee: 'Shipping',
  freeShipping: 'Free shipping',
  paymentFee: 'Payment fee',
  storeCredit: 'Store credit',
  toPay: 'To pay',
  total: 'Total',
  totalExVat: 'Total excl. VAT',
  totalIncVat: 'Total incl. VAT',
  ofWhichVat: (rate) => (rate === null ? 'Of which VAT' : `Of which VAT ${rate.toLocaleString('en-US')}%`),
  vat: (rate) => (rate === null ? 'VAT' : `VAT ${rate.toLocaleString('en-US')}%`),
  exVatNote: 'Item prices and shipping exclude VAT.',
  deliveryAddress: 'Shipping to',
  billingAddress: 'Billing address',
  shippingMethod: 'Shipping method',
  paymentMethod: 'Payment method',
  message: 'Your message',
  customerOrderNumber: 'Your order number',
  goodsLabel: 'Delivery reference',
  desiredDeliveryDate: 'Preferred delivery date',
  delivery: ({ stockTime, supplies, dates }) => ({
    title: 'Delivery',
    paragraphs: [
      [
        dates.stock
          ? `In-stock items arrive ${dates.stock}.`
          : stockTime && `In-stock items normally arrive within ${stockTime}.`,
        supplies.includes('supplier') &&
          (dates.supplier
            ? `Items in stock at the workshop arrive ${dates.supplier}.`
            : 'Items in stock at the workshop normally arrive within 5–8 business days.'),
        supplies.includes('madeToOrder') &&
          (dates.madeToOrder
            ? `Made-to-order items arrive ${dates.madeToOrder}.`
            : 'Made-to-order items ship within two to three weeks.'),
        "If there's a delay, we'll let you know, and you can cancel.",
      ]
        .filter((sentence) => typeof sentence === 'string')
        .join(' '),
    ],
  }),
  withdrawal: ({ orderId, returnFee, finderUrl }, { email }) => ({
    title: 'Right of withdrawal',
    paragraphs: [
      'Under the Swedish Distance Contracts Act (2005:59), you can withdraw from the purchase within 14 days of ' +
        'receiving the item. If the items arrive separately, the period starts when you receive the last one. We give ' +
        "you 30 days, and you don't have to tell us why.",
      'To withdraw, open the page of your order with the button at the top of this email and choose “Withdraw from ' +
        `contract here”. If you no longer have the email, get a new link at ${finderUrl}.`,
      'You can also fill in the form below or send us another clear message before the period ends, for example by email to ' +
        `${email}. Include your name, order number ${orderId} and the items you want to return.`,
      `Send the items back within 14 days of your message. Return shipping costs ${returnFee}, which we deduct from your ` +
        'refund. If an item is faulty or not what you ordered, we pay for the return.',
      'We refund what you paid within 14 days of your message. If you withdraw from the whole purchase, we also refund ' +
        'delivery, up to the cost of our cheapest option. We may wait until we have the items, or until you show that you ' +
        'have sent them. If an item has been used more than necessary to try it, we may deduct the value it has lost.',
    ],
  }),
  withdrawalForm: (orderId, { name, address, email }) => ({
    title: 'Withdrawal form',
    lines: [
      'Complete and return this form only if you wish to withdraw from the contract.',
      `To ${[name, address, email].filter((part) => part !== '').join(', ')}`,
      `I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods, order ${orderId}:`,
      'Ordered on (*) / received on (*):',
      'Name of consumer(s):',
      'Address of consumer(s):',
      'Signature of consumer(s) (only if this form is notified on paper):',
      'Date:',
      '(*) Delete as appropriate.',
    ],
  }),
  complaints: (warranties) => ({
    title: warranties.length > 0 ? 'Complaints and warranty' : 'Complaints',
    paragraphs: [
      'Under the Swedish Consumer Sales Act (2022:260), you can complain about a faulty item within three years. Contact ' +
        'us as soon as you notice the fault. A complaint within two months is always in time.',
      ...warrantyLines(warranties),
      "If we can't agree, you can contact the Swedish National Board for Consumer Disputes (ARN), Box 174, " +
        '101 23 Stockholm, Sweden, www.arn.se. We follow its decisions.',
    ],
  }),
  guarantee: {
    title: 'Legal guarantee of at least two years in the EU',
    paragraphs: [
      "You can claim your rights if an item, for example, doesn't match the description or doesn't work as intended. We " +
        'are liable for faults that were there at delivery. We then offer you free repair or replacement and, in some ' +
        'cases, a price reduction or a full refund.',
      'Contact us as soon as you can and show that you bought the item, with this email for example. Warranties apply ' +
        'independently from the legal guarantee. Read more: europa.eu/youreurope/guarantees',
    ],
    imageAlt: 'The EU notice on the legal guarantee. The text below says the same.',
  },
  companyComplaints: (warranties) => ({
    title: 'Complaints',
    paragraphs: [
      'Please check the items when they arrive and contact us as soon as you notice a fault.',
      ...warrantyLines(warranties),
    ],
  }),
  contact: ({ email, phone }) => ({
    title: 'Questions?',
    paragraphs: [
      `Reply to this email, write to ${email} or call ${phone}. We're here weekdays, 9 am–4 pm. Please have your order ` +
        'number ready.',
    ],
  }),
  organizationNumber: (number) => `Company reg. no. ${number}`,
  whyYou: ({ email }) =>
    "You're getting this email because someone placed an order with your address. Wasn't this you? " +
    `Write to ${email}.`,
};
