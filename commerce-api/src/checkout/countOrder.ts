import type { Tx } from '../platform/db/openDatabase.ts';
import type { ShopperProofs } from '../auth/shopper.ts';
import type { Config } from '../platform/config/config.ts';
import { countEach } from '../platform/limits/countEach.ts';

/** What is counted of an order. */
export interface OrderSource extends Pick<ShopperProofs, 'viewer'> {
  /** Network of the client. */
  address: string;
  config: Pick<Config, 'limits'>;
}

/**
 * Counts an order in its own transaction, so that refused ones do not count: each takes stock and mails an address that
 * nobody has verified. Customers who order with their account's address are counted by account: orders of a guest who
 * types the same address must not keep them from ordering.
 *
 * @throws Refusal TOO_MANY_ATTEMPTS
 */
export async function countOrder(tx: Tx, email: string, { address, config, viewer }: OrderSource): Promise<void> {
  const { perNetwork, perEmail } = config.limits.orders;
  await countEach(tx, { key: `orders ${address}`, limits: perNetwork, text: 'Too many orders from this network' });
  const customer = await viewer();
  const typed = email.toLowerCase();
  await countEach(tx, {
    key: customer?.email === typed ? `orders customer ${customer.customerId}` : `orders ${typed}`,
    limits: perEmail,
    text: 'Too many orders with this e-mail address',
  });
}
