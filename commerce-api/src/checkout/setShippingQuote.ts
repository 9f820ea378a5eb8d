import type { CurrencyCode } from '../markets/channels.ts';
import { deliveryZip, goodsKey, type ShippingQuote } from '../model/shippingQuote.ts';
import { Refusal } from '../model/refusal.ts';
import type { Tx } from '../platform/db/openDatabase.ts';

/** 10 million in minor units, as for the fees of carriers. */
const MAX_FEE = 1_000_000_000;

export interface QuoteInput {
  /** Major units including VAT; negative for none. */
  fee: number | null | undefined;
  isUnlisted: boolean;
  currency: CurrencyCode;
  /** The carrier of a cart whose shopper has selected none. */
  defaultShippingId?: number | undefined;
}

/**
 * Stores the shipping that a server has set, for the stored checkout and lines of the cart, or removes it. Requires the lock of
 * the cart, and that the client has proved to be a server: from a browser, any shopper could ship for nothing.
 *
 * @throws Refusal BAD_INPUT without a carrier, or for an impossible fee
 */
export async function setShippingQuote(tx: Tx, cartId: string, input: QuoteInput): Promise<void> {
  const quote = await quoteOf(tx, cartId, input);
  await tx
    .updateTable('cart')
    .set({ shipping_quote: quote && JSON.stringify(quote) })
    .where('id', '=', cartId)
    .execute();
}

async function quoteOf(
  tx: Tx,
  cartId: string,
  { fee, isUnlisted, currency, defaultShippingId }: QuoteInput,
): Promise<ShippingQuote | null> {
  const feeMinor = fee === null || fee === undefined || fee < 0 ? null : Math.round(fee * 100);
  if (feeMinor === null && !isUnlisted) return null;
  if (feeMinor !== null && !(feeMinor <= MAX_FEE)) {
    throw new Refusal('BAD_INPUT', `The shipping fee must be at most ${MAX_FEE / 100}.`);
  }
  const stored = await tx
    .selectFrom('checkout')
    .select('state')
    .where('cart_id', '=', cartId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  const lines = await tx
    .selectFrom('cart_line')
    .select(['sku_id as skuId', 'quantity'])
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
  const shippingId = stored?.state.shippingId ?? defaultShippingId;
  if (shippingId === undefined) throw new Refusal('BAD_INPUT', 'A shipping fee needs the shippingId of its carrier.');
  const zip = deliveryZip(stored?.state ?? {});
  return { shippingId, feeMinor, isUnlisted, currency, zip, goods: goodsKey(lines) };
}
