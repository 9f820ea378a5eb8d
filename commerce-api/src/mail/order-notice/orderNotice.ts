import * as z from 'zod';
import { formatMoney } from '../../markets/formatMoney.ts';
import type { Markets } from '../../markets/view.ts';
import { viewOfOrder } from '../../orders/orderedCart.ts';
import { readOrder, type StoredOrder } from '../../orders/readOrders.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import { html } from '../html.ts';
import type { Mail, MailWriter } from '../mail.ts';
import { document, heading, paragraph, section } from '../mailLayout.ts';
import { toSingleLine } from '../toSingleLine.ts';

const payloadSchema = z.object({ orderId: z.int(), reason: z.enum(['ordered', 'canceled', 'withdrawal']) });

const TITLES = { ordered: 'Ny order', canceled: 'Avbeställd order', withdrawal: 'Ångerbegäran för order' };

/** Notifies the shop of an order, in Swedish. The address is that of `ORDER_NOTICE_EMAIL` when the mail is sent. */
export function orderNoticeWriter(db: Db, shop: ShopConfig, markets: () => Promise<Markets>): MailWriter {
  return async (payload) => {
    const { orderId, reason } = payloadSchema.parse(payload);
    if (shop.orderNoticeEmail === undefined) return null;
    const order = await readOrder(db, { id: orderId });
    if (!order) throw new Error(`Order ${orderId} does not exist.`);
    return noticeMail(order, `${TITLES[reason]} ${orderId}`, {
      to: shop.orderNoticeEmail,
      shop,
      markets: await markets(),
    });
  };
}

function noticeMail(
  order: StoredOrder,
  title: string,
  { to, shop, markets }: { to: string; shop: ShopConfig; markets: Markets },
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
  ].map(toSingleLine);
  return {
    to,
    language: 'sv',
    topic: `notice-${order.id}`,
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
