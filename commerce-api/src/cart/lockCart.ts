import type { Tx } from '../platform/db/openDatabase.ts';
import type { Secrets } from '../auth/secrets.ts';
import type { Config } from '../platform/config/config.ts';
import { countEach } from '../platform/limits/countEach.ts';
import { isGivenOut } from './cartIds.ts';

/** What storing a new cart takes. */
export interface CartCreation {
  secrets: Secrets;
  /** Network of the client. */
  address: string;
  config: Pick<Config, 'limits'>;
}

export interface LockedCart {
  completedAt: Date | null;
}

/**
 * Locks a cart for the transaction. Its first change stores it. Undefined for an id that is none of ours.
 *
 * @throws Refusal TOO_MANY_ATTEMPTS when the client's network has had too many carts stored
 */
export async function lockCart(tx: Tx, id: string, creation: CartCreation): Promise<LockedCart | undefined> {
  const stored = await lockedRow(tx, id);
  if (stored || !isGivenOut(id, creation.secrets)) return stored;
  await countNewCart(tx, creation);
  await tx
    .insertInto('cart')
    .values({ id })
    .onConflict((on) => on.doNothing())
    .execute();
  return lockedRow(tx, id);
}

/** @throws Refusal TOO_MANY_ATTEMPTS */
export async function countNewCart(
  tx: Tx,
  { address, config }: Pick<CartCreation, 'address' | 'config'>,
): Promise<void> {
  const { perNetwork } = config.limits.carts;
  await countEach(tx, { key: `carts ${address}`, limits: perNetwork, text: 'Too many new carts from this network' });
}

async function lockedRow(tx: Tx, id: string): Promise<LockedCart | undefined> {
  return tx
    .selectFrom('cart')
    .select('completed_at as completedAt')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
