import { emailFrom } from '@hemvaror/domain/validation/email';
import { Refusal } from '../model/refusal.ts';
import type { Config } from '../platform/config/config.ts';
import { inTransaction, type Db } from '../platform/db/openDatabase.ts';
import { countEach } from '../platform/limits/countEach.ts';
import { enqueueMail } from '../platform/outbox/outbox.ts';

interface ClientInfo {
  db: Db;
  config: Pick<Config, 'limits'>;
  /** Network of the client. */
  address: string;
}

/** Number and address, which a shopper knows without the link of the order. */
interface OrderClaim {
  orderNumber: number;
  email: string;
}

/** The stored mail. It must not contain `orderId`: it belongs to the typed address, also if there is no such order. */
export type OrderLinkMail = OrderClaim;

/**
 * Enqueues a mail with the link of an order, whether or not number and address belong together. The order is looked up when the
 * mail is written, so statements, content and duration of the response are the same for a hit and a miss.
 *
 * @throws Refusal BAD_INPUT, TOO_MANY_ATTEMPTS for a network over its limit
 */
export async function requestOrderLink(
  { db, config, address }: ClientInfo,
  { orderNumber, email: typed }: OrderClaim,
): Promise<true> {
  const email = emailFrom(typed);
  if (!email || orderNumber < 1) throw new Refusal('BAD_INPUT', 'The order number or the e-mail address is not valid.');
  await countEach(db, {
    key: `order link ${address}`,
    limits: config.limits.orderLinks.perNetwork,
    text: 'Too many links to orders requested from this network',
  });
  const mail: OrderLinkMail = { orderNumber, email };
  await inTransaction(db, (tx) => enqueueMail(tx, 'orderLink', mail));
  return true;
}
