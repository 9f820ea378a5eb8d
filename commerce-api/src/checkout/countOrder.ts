import type { Tx } from '../platform/db/openDatabase.ts';
import type { ShopperProofs } from '../auth/shopper.ts';
import type { Config } from '../platform/config/config.ts';
import { countEach } from '../platform/limits/countEach.ts';

/** The values by which orders are counted. */
export interface OrderSource extends Pick<ShopperProofs, 'viewer'> {
  /** Network of the client. */
  address: string;
  config: Pick<Config, 'limits'>;
}

/**
 * Counts an order in its own transaction, so that refused orders do not count. The limit is needed since each order reserves
 * stock and mails an unverified address. Customers who order with the address of their account are counted by account, so
 * that guests who enter the same address cannot block them.
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
