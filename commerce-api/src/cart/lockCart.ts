import type { Tx } from '../platform/db/openDatabase.ts';
import type { Secrets } from '../auth/secrets.ts';
import { mayUseCart } from '../auth/shopper.ts';
import type { Config } from '../platform/config/config.ts';
import { countEach } from '../platform/limits/countEach.ts';
import { isIssuedCartId } from './cartIds.ts';

/** The dependencies for storing a new cart. */
export interface CartCreation {
  secrets: Secrets;
  /** Network of the client. */
  address: string;
  config: Pick<Config, 'limits'>;
}

export interface LockedCart {
  customerId: number | null;
  completedAt: Date | null;
}

/**
 * Locks a cart for the transaction, and stores it before its first change. Returns undefined for an unknown id, and for the cart of
 * another customer.
 *
 * @param cartCustomer the customer whose cart the request may use
 * @throws Refusal TOO_MANY_ATTEMPTS if the client's network has stored too many carts
 */
export async function lockCart(
  tx: Tx,
  id: string,
  cartCustomer: number | null,
  creation: CartCreation,
): Promise<LockedCart | undefined> {
  const stored = await readLockedCart(tx, id);
  if (stored) return mayUseCart(stored, cartCustomer) ? stored : undefined;
  if (!isIssuedCartId(id, creation.secrets)) return undefined;
  await countNewCart(tx, creation);
  await tx
    .insertInto('cart')
    .values({ id })
    .onConflict((on) => on.doNothing())
    .execute();
  return readLockedCart(tx, id);
}

/** @throws Refusal TOO_MANY_ATTEMPTS */
export async function countNewCart(
  tx: Tx,
  { address, config }: Pick<CartCreation, 'address' | 'config'>,
): Promise<void> {
  const { perNetwork } = config.limits.carts;
  await countEach(tx, { key: `carts ${address}`, limits: perNetwork, text: 'Too many new carts from this network' });
}

async function readLockedCart(tx: Tx, id: string): Promise<LockedCart | undefined> {
  return tx
    .selectFrom('cart')
    .select(['customer_id as customerId', 'completed_at as completedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
