import * as z from 'zod';
import { formatMoney } from '../../markets/formatMoney.ts';
import type { Markets } from '../../markets/view.ts';
import { lifeOf } from '../../orders/life/lifeOf.ts';
import { viewOfOrder } from '../../orders/orderedCart.ts';
import { orderVats } from '../../orders/orderVats.ts';
import { readOrder, type StoredOrder } from '../../orders/readOrders.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import { html } from '../../model/html.ts';
import { longDate } from '../longDate.ts';
import type { Mail, MailWriter } from '../mail.ts';
import { button, document, heading, paragraph, section } from '../mailLayout.ts';
import { confirmationDetails } from '../order-confirmation/confirmationDetails.ts';
import { address, boughtLine, columns, rows, totals } from '../order-confirmation/confirmationHtml.ts';
import { sellerLines, totalRows, type Row } from '../order-confirmation/confirmationParts.ts';
import { lineText, rowText } from '../order-confirmation/confirmationText.ts';
import { ORDER_TEXTS } from '../order-confirmation/orderConfirmation.ts';
import { INVOICE_TEXTS } from './invoiceTexts.ts';
import { shopOfOrder } from '../shopOfOrder.ts';

const payloadSchema = z.object({ orderId: z.int(), email: z.string().min(3) });

interface IssuedInvoice {
  number: number;
  issuedAt: Date;
  dueOn: string;
}

/** Writes the invoice of a shipped order: the mail itself contains all that an invoice must state. */
export function invoiceWriter(db: Db, shop: ShopConfig, markets: () => Promise<Markets>): MailWriter {
  return async (payload) => {
    const { orderId, email } = payloadSchema.parse(payload);
    const order = await readOrder(db, { id: orderId });
    const invoice = await db
      .selectFrom('order_invoice')
      .select(['number', 'issued_at as issuedAt'])
      // As text: the driver would read a date in the time zone of the process.
      .select((expression) => expression.cast<string>('due_on', 'text').as('dueOn'))
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (!order || !invoice) throw new Error(`Order ${orderId} has no invoice.`);
    const known = await markets();
    return invoiceMail(order, invoice, { to: email, shop: shopOfOrder(order, shop, known), markets: known });
  };
}

function invoiceMail(
  order: StoredOrder,
  invoice: IssuedInvoice,
  { to, shop, markets }: { to: string; shop: ShopConfig; markets: Markets },
): Mail {
  const view = viewOfOrder(order, markets.viewOf({ languageId: order.language }));
  const { language } = view;
  const texts = INVOICE_TEXTS[language.code];
  const orderTexts = ORDER_TEXTS[language.code];
  const details = confirmationDetails(order, shop, markets);
  const { number } = invoice;
  const { total, fromBalance, isPaid, refunded } = lifeOf(order);
  const left = isPaid ? 0 : Math.max(0, total - fromBalance - refunded.credited);
  const amount = formatMoney(left, view);
  const due = longDate(new Date(invoice.dueOn), language);
  const notice = left > 0 ? texts.toPay(amount, due, shop.paymentAccount) : texts.paid;
  const headRows: Row[] = [
    { label: texts.number, value: String(number) },
    { label: texts.date, value: longDate(invoice.issuedAt, language) },
    { label: texts.due, value: due },
    { label: texts.order, value: details.orderId },
    { label: texts.account, value: shop.paymentAccount },
    { label: texts.reference, value: String(number) },
  ];
  const seller = [...sellerLines(shop, orderTexts), texts.vatNumber(shop.vatNumber)];
  const vats = orderVats(order);
  const sums: Row[] = [
    // The credit has its own rows below, with what was credited since.
    ...totalRows({ ...details, credit: null }, orderTexts),
    ...(vats.length > 1 ? vats : []).map(({ rate, amount: vat }) => ({
      label: texts.vatAt(rate.toLocaleString(language.id)),
      value: formatMoney(vat, view),
    })),
    ...(fromBalance > 0 ? [{ label: texts.fromBalance, value: formatMoney(-fromBalance, view) }] : []),
    ...(refunded.credited > 0 ? [{ label: texts.credited, value: formatMoney(-refunded.credited, view) }] : []),
    { label: texts.leftToPay, value: amount, isTotal: true },
  ];
  const subject = texts.subject(number, shop.name);
  const footer = [...seller, texts.whyYou];
  const parts = [
    [shop.name, texts.title(number), notice],
    headRows.map(rowText),
    [`${orderTexts.toOrder}: ${details.orderUrl}`],
    [texts.seller.toUpperCase(), ...seller],
    [texts.buyer.toUpperCase(), ...details.billingAddress],
    ...details.lines.map((line) => lineText(line, orderTexts)),
    sums.map(rowText),
    ['--', ...footer],
  ];
  return {
    to,
    replyTo: shop.email,
    subject,
    language: language.code,
    topic: `invoice-${order.id}`,
    text: `${parts.map((part) => part.join('\n')).join('\n\n')}\n`,
    html: document({
      language: language.code,
      title: subject,
      preheader: texts.preheader(number, amount),
      shopName: shop.name,
      home: details.links.home,
      body: [
        section(html`
          ${heading(1, texts.title(number))} ${paragraph(notice)} ${rows(headRows)}
          ${button(details.orderUrl, orderTexts.toOrder)}
        `),
        section(
          columns(
            html`${heading(3, texts.seller)} ${address(seller)}`,
            html`${heading(3, texts.buyer)} ${address(details.billingAddress)}`,
          ),
          'smallHeadings',
        ),
        section(html`${details.lines.map((line) => boughtLine(line, orderTexts))} ${totals(sums)}`),
      ],
      footer,
    }).markup,
  };
}
