import * as z from 'zod';
import { formatMoney } from '../../markets/formatMoney.ts';
import type { Markets } from '../../markets/view.ts';
import { ATTENTION_REASONS } from '../../model/attention.ts';
import { viewOfOrder } from '../../orders/orderedCart.ts';
import { readOrder, type StoredOrder } from '../../orders/readOrders.ts';
import { returnInstruction } from '../../orders/returnInstruction.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import { html } from '../../model/html.ts';
import type { Mail, MailWriter } from '../mail.ts';
import { document, heading, paragraph, section } from '../mailLayout.ts';
import { toSingleLine } from '../toSingleLine.ts';

const REASONS = ['ordered', 'canceled', 'withdrawal', ...ATTENTION_REASONS] as const;

const payloadSchema = z.union([
  z.object({ orderId: z.int(), reason: z.enum(REASONS) }),
  z.object({ paymentId: z.guid(), reason: z.enum(ATTENTION_REASONS) }),
]);

const TITLES: Record<(typeof REASONS)[number], string> = {
  ordered: 'Ny order',
  canceled: 'Avbeställd order',
  withdrawal: 'Ångerbegäran för order',
  captureRefused: 'Pengarna kunde inte dras för order',
  refundRefused: 'Återbetalningen nekades för order',
  notCaptured: 'Pengarna har ännu inte dragits för order',
  notVoided: 'Pengarna har ännu inte lämnats tillbaka för order',
  notRefunded: 'Återbetalningen har ännu inte gått igenom för order',
  stillOnHold: 'Betald men pausad order',
};

/** The command that lists the cases for a person. */
const ATTENTION_LINE = 'Se vad som behöver göras: npm run admin -- order list --attention';

/** Notifies the shop of an order, in Swedish. The address is that of `ORDER_NOTICE_EMAIL` when the mail is sent. */
export function orderNoticeWriter(db: Db, shop: ShopConfig, markets: () => Promise<Markets>): MailWriter {
  return async (payload) => {
    const found = payloadSchema.parse(payload);
    if (shop.orderNoticeEmail === undefined) return null;
    if ('paymentId' in found) return paymentMail(found.paymentId, { to: shop.orderNoticeEmail, shop });
    const { orderId, reason } = found;
    const order = await readOrder(db, { id: orderId });
    if (!order) throw new Error(`Order ${orderId} does not exist.`);
    const needsPerson = ATTENTION_REASONS.some((attention) => attention === reason);
    const known = await markets();
    return noticeMail(order, `${TITLES[reason]} ${orderId}`, {
      to: shop.orderNoticeEmail,
      shop,
      markets: known,
      lines: [...(needsPerson ? [ATTENTION_LINE] : []), ...(reason === 'withdrawal' ? returnLines(order, known) : [])],
    });
  };
}

/** The instruction that the buyer has read, because it may promise a label by mail, for example. */
function returnLines(order: StoredOrder, markets: Markets): string[] {
  if (order.lines.every(({ shipped }) => shipped === 0)) return [];
  const instruction = returnInstruction(order, viewOfOrder(order, markets.viewOf({ languageId: 'sv' })));
  return instruction === null ? [] : [`Kunden har fått veta: ${instruction}`];
}

function noticeMail(
  order: StoredOrder,
  title: string,
  { to, shop, markets, lines: more }: { to: string; shop: ShopConfig; markets: Markets; lines: string[] },
): Mail {
  const view = viewOfOrder(order, markets.viewOf({ languageId: 'sv' }));
  const { totals, shippings, lines, shippingAddress } = order;
  const details = [
    `Totalt ${formatMoney(totals.total.incVat, view)}, ${shippings[0]?.name ?? ''} till ${shippingAddress.city}, ${shippingAddress.country}`,
    ...lines.map(
      ({ quantity, snapshot: { name, skuName, articleNumber } }) =>
        `${quantity} st ${articleNumber} ${name}${skuName === '-' ? '' : `, ${skuName}`}`,
    ),
    `Visa: npm run admin -- order show ${order.id}`,
    ...more,
  ].map(toSingleLine);
  return mailOf({ to, shop, topic: `notice-${order.id}`, title, details });
}

/** A payment without an order, whose money could not be returned. */
function paymentMail(paymentId: string, { to, shop }: { to: string; shop: ShopConfig }): Mail {
  const title = `Pengar har ännu inte lämnats tillbaka för betalning ${paymentId}`;
  const details = ['Kunden betalade, men ordern kunde inte skrivas.', ATTENTION_LINE];
  return mailOf({ to, shop, topic: `notice-${paymentId}`, title, details });
}

interface NoticeText {
  to: string;
  shop: ShopConfig;
  topic: string;
  title: string;
  details: readonly string[];
}

function mailOf({ to, shop, topic, title, details }: NoticeText): Mail {
  return {
    to,
    language: 'sv',
    topic,
    subject: title,
    text: `${[title, ...details].join('\n')}\n`,
    html: document({
      language: 'sv',
      title,
      preheader: details[0] ?? title,
      shopName: shop.name,
      home: shop.origins.sv,
      body: [section(html`${heading(2, title)} ${details.map((detail) => paragraph(detail))}`)],
      footer: [shop.name],
    }).markup,
  };
}
