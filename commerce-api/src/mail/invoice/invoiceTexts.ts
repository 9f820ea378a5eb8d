import type { LanguageCode } from '../../markets/channels.ts';

export interface InvoiceTexts {
  subject: (number: number, shopName: string) => string;
  title: (number: number) => string;
  toPay: (amount: string, due: string, account: string) => string;
  paid: string;
  preheader: (number: number, amount: string) => string;
  number: string;
  date: string;
  due: string;
  order: string;
  account: string;
  reference: string;
  seller: string;
  buyer: string;
  vatNumber: (number: string) => string;
  fromBalance: string;
  credited: string;
  leftToPay: string;
  vatAt: (rate: string) => string;
  whyYou: string;
}

export const INVOICE_TEXTS: Record<LanguageCode, InvoiceTexts> = {
  sv: {
    subject: (number, shopName) => `Faktura ${number} från ${shopName}`,
    title: (number) => `Faktura ${number}`,
    toPay: (amount, due, account) => `Betala ${amount} till ${account} senast ${due}. Ange fakturanumret.`,
    paid: 'Fakturan är betald. Du behöver inte göra något.',
    preheader: (number, amount) => `Faktura ${number}, ${amount} att betala.`,
    number: 'Fakturanummer',
    date: 'Fakturadatum',
    due: 'Förfallodag',
    order: 'Ordernummer',
    account: 'Betalas till',
    reference: 'Referens',
    seller: 'Säljare',
    buyer: 'Köpare',
    vatNumber: (number) => `Momsreg.nr ${number}`,
    fromBalance: 'Betalt med saldo',
    credited: 'Avdraget',
    leftToPay: 'Att betala',
    vatAt: (rate) => `Moms ${rate}\u00A0%`,
    whyYou: 'Du får det här mejlet för att varorna i din order har skickats.',
  },
  en: {
    subject: (number, shopName) => `Invoice ${number} from ${shopName}`,
    title: (number) => `Invoice ${number}`,
    toPay: (amount, due, account) => `Pay ${amount} to ${account} by ${due}. Please give the invoice number.`,
    paid: "The invoice is paid. There's nothing to do.",
    preheader: (number, amount) => `Invoice ${number}, ${amount} to pay.`,
    number: 'Invoice number',
    date: 'Invoice date',
    due: 'Due date',
    order: 'Order number',
    account: 'Pay to',
    reference: 'Reference',
    seller: 'Seller',
    buyer: 'Buyer',
    vatNumber: (number) => `VAT no. ${number}`,
    fromBalance: 'Paid with store credit',
    credited: 'Subtracted',
    leftToPay: 'To pay',
    vatAt: (rate) => `VAT ${rate}%`,
    whyYou: "You're getting this email because the items in your order have been shipped.",
  },
};
