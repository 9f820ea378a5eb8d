import * as z from 'zod';
import type { LanguageCode } from '../../markets/channels.ts';
import type { Markets } from '../../markets/view.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import { readOrder, type StoredOrder } from '../../orders/readOrders.ts';
import type { Mail, MailWriter } from '../mail.ts';
import type { ShopConfig } from '../../platform/config/mailConfig.ts';
import { confirmationDetails } from './confirmationDetails.ts';
import { confirmationHtml } from './confirmationHtml.ts';
import { confirmationText } from './confirmationText.ts';
import type { ConfirmationTexts } from './confirmationTexts.ts';
import { englishTexts } from './englishTexts.ts';
import { swedishTexts } from './swedishTexts.ts';
import { shopOfOrder } from '../shopOfOrder.ts';

/** Texts about an order, for other mails too. */
export const ORDER_TEXTS: Record<LanguageCode, ConfirmationTexts> = { sv: swedishTexts, en: englishTexts };

const payloadSchema = z.object({ orderId: z.number().int(), to: z.string().min(3) });

/** Writes the mail that `writeOrder` enqueues. */
export function orderConfirmationWriter(db: Db, shop: ShopConfig, markets: () => Promise<Markets>): MailWriter {
  return async (payload) => {
    const { orderId, to } = payloadSchema.parse(payload);
    const order = await readOrder(db, { id: orderId });
    if (!order) throw new Error(`Order ${orderId} does not exist.`);
    const known = await markets();
    return orderConfirmation(order, to, shopOfOrder(order, shop, known), known);
  };
}

/**
 * The confirmation that the law requires on a durable medium (distansavtalslagen 2005:59, 2 kap. 2 and 3 §§): items and
 * prices with all taxes and fees, delivery and payment, the seller with contact details, the right of withdrawal within
 * 14 days with its form, and the right to complain. The mail itself contains all of it, since a link to a page that may
 * change is not a durable medium.
 */
function orderConfirmation(order: StoredOrder, to: string, shop: ShopConfig, markets: Markets): Mail {
  const details = confirmationDetails(order, shop, markets);
  const texts = ORDER_TEXTS[details.language.code];
  return {
    to,
    replyTo: shop.email,
    subject: texts.subject(details.orderId, shop.name),
    text: confirmationText(details, texts, shop),
    html: confirmationHtml(details, texts, shop),
    language: details.language.code,
    topic: `order-${order.id}`,
  };
}
