import * as z from 'zod';
import type { LanguageCode } from '../../markets/channels.ts';
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

const WORDS: Record<LanguageCode, ConfirmationTexts> = { sv: swedishTexts, en: englishTexts };

const payloadSchema = z.object({ orderId: z.number().int(), to: z.string().min(3) });

/** Writes the mail that `writeOrder` leaves. */
export function orderConfirmationWriter(db: Db, shop: ShopConfig): MailWriter {
  return async (payload) => {
    const { orderId, to } = payloadSchema.parse(payload);
    const order = await readOrder(db, { id: orderId });
    if (!order) throw new Error(`Order ${orderId} is not there.`);
    return orderConfirmation(order, to, shop);
  };
}

/**
 * The confirmation that a shop owes its customer on a durable medium (distansavtalslagen 2005:59, 2 kap. 2 and 3 §§):
 * what was ordered at which price with all taxes and fees, delivery and payment, who sells and how to reach them, how to
 * use the right of withdrawal within its 14 days with the form for it, and the right to complain. It all stands in the
 * mail itself, as a link to a page that may change is no durable medium.
 */
function orderConfirmation(order: StoredOrder, to: string, shop: ShopConfig): Mail {
  const facts = confirmationDetails(order, shop);
  const words = WORDS[facts.language.code];
  return {
    to,
    subject: words.subject(facts.orderId, shop.name),
    text: confirmationText(facts, words, shop),
    html: confirmationHtml(facts, words, shop),
    language: facts.language.code,
    topic: `order-${order.id}`,
  };
}
