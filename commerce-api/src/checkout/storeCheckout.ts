import type { CheckoutKey } from '../auth/checkoutKey.ts';
import type { Shopper } from '../auth/shopper.ts';
import type { ShownCheckout, StoredCart } from '../cart/storedCart.ts';
import { typedBy, type StoredCheckout } from '../cart/typedBy.ts';
import type { CurrencyCode } from '../markets/channels.ts';
import type { Config } from '../platform/config/config.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import type { CheckoutInputType } from '../model/contract.generated.ts';
import { HOUR_MS } from '../platform/config/checkoutConfig.ts';
import { typedAfter } from '../model/checkoutState.ts';

/**
 * Adds the input of a shopper to earlier input of the same shopper. It replaces the input of another shopper for this cart.
 *
 * @returns null for a request without input: it only reads, so it must not delete the input of another shopper
 */
export function checkoutAfter(
  { checkout }: Pick<StoredCart, 'checkout'>,
  input: CheckoutInputType,
  { shopper, checkoutKey }: { shopper: Shopper; checkoutKey: CheckoutKey },
): StoredCheckout | null {
  const state = typedAfter(typedBy(shopper, checkout), input);
  if (Object.keys(state).length === 0) return null;
  const { customerId } = shopper;
  return { customerId, keyHash: customerId === null ? (checkoutKey.issue() ?? null) : null, state };
}

/** What the response shows; its code is known only when the cart is priced. */
export function shownAfter(
  { credit, shown }: Pick<StoredCart, 'credit' | 'shown'>,
  { customerId, keyHash }: StoredCheckout,
  currency: CurrencyCode,
): ShownCheckout {
  return {
    customerId,
    keyHash,
    // A guest has no store credit.
    credit: customerId === null ? null : { [currency]: credit },
    code: shown?.code ?? null,
  };
}

/**
 * Stores a cart with its checkout. Requires the lock of the cart.
 *
 * @param isTyped whether the checkout has changed
 */
export async function storeCheckout(
  tx: Tx,
  { id, checkout, shown, merchantData, quote }: StoredCart,
  isTyped: boolean,
  { config }: { config: Pick<Config, 'checkout'> },
): Promise<void> {
  const changed = {
    merchant_data: merchantData,
    shipping_quote: quote && JSON.stringify(quote),
    updated_at: new Date(),
  };
  if (!checkout || !isTyped) {
    await tx.updateTable('cart').set(changed).where('id', '=', id).execute();
    return;
  }
  const row = {
    customer_id: checkout.customerId,
    key_hash: checkout.keyHash,
    state: JSON.stringify(checkout.state),
    shown_credit: shown?.credit ? JSON.stringify(shown.credit) : null,
    expires_at: new Date(Date.now() + config.checkout.dataHours * HOUR_MS),
  };
  await tx
    .with('changed', (db) => db.updateTable('cart').set(changed).where('id', '=', id))
    .insertInto('checkout')
    .values({ cart_id: id, ...row })
    .onConflict((on) => on.column('cart_id').doUpdateSet(row))
    .execute();
}
