import type { ConfirmationWords } from './confirmationWords.ts';

export const englishWords: ConfirmationWords = {
  subject: (orderId, shopName) => `Order confirmation ${orderId} from ${shopName}`,
  preheader: (orderId, total) => `We have received order ${orderId}, ${total} in total.`,
  thanks: (firstName) => (firstName ? `Thank you, ${firstName}` : 'Thank you for your order'),
  received: 'We have received your order. Please keep this email, it is your order confirmation.',
  orderNumber: 'Order number',
  date: 'Date',
  toOrders: 'See your orders',
  toShop: 'To the shop',
  bought: 'What you have bought',
  articleNumber: (number) => `Item no. ${number}`,
  each: (quantity, price) => `${quantity} × ${price}`,
  regularPrice: 'Regular price',
  goods: 'Goods',
  promotion: (code) => (code ? `Promo code ${code}` : 'Discount'),
  shippingFee: 'Shipping',
  paymentFee: 'Payment fee',
  total: 'Total',
  totalExVat: 'Total excl. VAT',
  totalIncVat: 'Total incl. VAT',
  ofWhichVat: (rate) => (rate === null ? 'Of which VAT' : `Of which VAT ${rate.toLocaleString('en-US')}%`),
  vat: (rate) => (rate === null ? 'VAT' : `VAT ${rate.toLocaleString('en-US')}%`),
  exVatNote: 'Prices of goods and shipping are without VAT.',
  deliveryAddress: 'Delivered to',
  billingAddress: 'Billing address',
  shippingMethod: 'Shipping method',
  paymentMethod: 'Payment method',
  message: 'Your message',
  customerOrderNumber: 'Your order number',
  goodsLabel: 'Goods label',
  desiredDeliveryDate: 'Desired day of delivery',
  delivery: {
    title: 'Delivery',
    paragraphs: [
      'Goods in stock normally arrive within 1–3 business days. If something is delayed we tell you, and you may cancel.',
    ],
  },
  withdrawal: (orderId, { email }) => ({
    title: 'Right of withdrawal',
    paragraphs: [
      'Under the Swedish Distance Contracts Act (2005:59) you may withdraw from the purchase within 14 days of the day ' +
        'you received the item. If the items come separately, the time counts from the last one. With us you have 30 days.',
      `How to do it: send a clear message before the time is up, for example by email to ${email}. State your name, ` +
        `order number ${orderId} and which items it is about. You can use the form below, but you do not have to.`,
      'Send the items back within 14 days of your message. Return postage is SEK 49 and is taken off the refund. If ' +
        'something is broken, or not what you ordered, we pay the postage.',
      'You get back what you paid, standard delivery to you included, within 14 days of your message. We may wait until ' +
        'the items have arrived, or until you have shown that you sent them. If you have used an item more than is ' +
        'needed to try it, we may deduct the value it has lost.',
    ],
  }),
  withdrawalForm: (orderId, { name, address, email }) => ({
    title: 'Withdrawal form',
    lines: [
      `To ${name}, ${address}, ${email}`,
      `I withdraw from my purchase of these items in order ${orderId}:`,
      'Ordered on / received on:',
      'My name and address:',
      'Date (and signature, on paper only):',
    ],
  }),
  complaints: {
    title: 'Complaints and warranty',
    paragraphs: [
      'If something is wrong with an item you have a three-year right of complaint under the Swedish Consumer Sales Act ' +
        '(2022:260). Contact us as soon as you notice the fault; within two months is always in time. Hardware, hooks, ' +
        'shelves and lamps also carry a 20-year warranty.',
      'If we cannot agree you can turn to the Swedish National Board for Consumer Disputes (ARN), Box 174, ' +
        '101 23 Stockholm, Sweden, www.arn.se. We follow its decisions.',
    ],
  },
  companyComplaints: {
    title: 'Complaints',
    paragraphs: [
      'Please check the goods when they arrive and contact us as soon as you notice a fault. Hardware, hooks, shelves ' +
        'and lamps carry a 20-year warranty.',
    ],
  },
  contact: ({ email, phone }) => ({
    title: 'Questions?',
    paragraphs: [
      `Answer this email, write to ${email} or call ${phone}. We answer on weekdays, 9 am to 4 pm. Please have your ` +
        'order number at hand.',
    ],
  }),
  organizationNumber: (number) => `Company reg. no. ${number}`,
  whyYou: ({ email }) =>
    'You get this email because somebody has shopped with us using your address. Was it not you? ' +
    `Write to ${email}.`,
};
