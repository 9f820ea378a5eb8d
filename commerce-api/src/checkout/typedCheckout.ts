import type { CheckoutKey } from '../auth/checkoutKey.ts';
import type { Shopper } from '../auth/shopper.ts';
import { readCredit } from '../cart/credit.ts';
import { typedBy } from '../cart/typedBy.ts';
import type { CurrencyCode } from '../markets/channels.ts';
import type { Config } from '../platform/config/config.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import type { CheckoutInputType } from '../model/contract.generated.ts';
import { HOUR_MS } from '../platform/config/checkoutConfig.ts';
import { typedAfter } from '../model/checkoutState.ts';

/** The dependencies for storing a checkout. */
export interface StoreCheckoutDeps {
  shopper: Shopper;
  checkoutKey: CheckoutKey;
  config: Pick<Config, 'checkout'>;
}

/**
 * Stores the checkout input of a shopper, merged with earlier input of the same shopper. It replaces the input of another
 * shopper for this cart. Requires the lock of the cart.
 */
export async function storeTyped(
  tx: Tx,
  cartId: string,
  input: CheckoutInputType,
  currency: CurrencyCode,
  { shopper, checkoutKey, config }: StoreCheckoutDeps,
): Promise<void> {
  const now = Date.now();
  const stored = await tx
    .selectFrom('checkout')
    .select(['customer_id as customerId', 'key_hash as keyHash', 'state'])
    .where('cart_id', '=', cartId)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  const typed = typedAfter(typedBy(shopper, stored ?? null), input);
  // A request without input only reads, so it must not delete the input of another shopper.
  if (Object.keys(typed).length === 0) return;
  const row = {
    customer_id: shopper.customerId,
    key_hash: shopper.customerId === null ? (checkoutKey.issue() ?? null) : null,
    state: JSON.stringify(typed),
    shown_credit: await shownCredit(tx, shopper, { currency, cartId }),
    expires_at: new Date(now + config.checkout.dataHours * HOUR_MS),
  };
  await tx
    .insertInto('checkout')
    .values({ cart_id: cartId, ...row })
    .onConflict((on) => on.column('cart_id').doUpdateSet(row))
    .execute();
}

/** The store credit that the response will show; null for a guest. */
async function shownCredit(
  tx: Tx,
  { customerId }: Shopper,
  { currency, cartId }: { currency: CurrencyCode; cartId: string },
): Promise<string | null> {
  if (customerId === null) return null;
  return JSON.stringify({ [currency]: await readCredit(tx, { customerId, currency, cartId }) });
}
