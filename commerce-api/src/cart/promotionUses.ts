import { sql } from 'kysely';
import { Refusal } from '../model/refusal.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import { isCurrent } from './cartDiscounts.ts';
import type { Promotion, Promotions } from './promotions.ts';

export interface Buyer {
  customerId: number | null;
  /** In any case; undefined before the checkout. */
  email: string | undefined;
}

/** The stored code of a cart. */
export interface CartCode {
  code: string;
  /** Undefined if the code no longer exists. */
  promotion: Promotion | undefined;
  /** Why the code gives no discount, apart from the goods; undefined for a valid code. */
  refusal: Refusal | undefined;
}

/** The code of a cart at this moment, for this buyer; undefined without one. */
export async function cartCode(
  db: Db | Tx,
  code: string | null,
  promotions: Promotions,
  buyer: Buyer,
): Promise<CartCode | undefined> {
  if (code === null) return undefined;
  const promotion = promotions.codes.get(code);
  return { code, promotion, refusal: await promotionRefusal(db, promotion, buyer) };
}

/**
 * Checks the dates of a promo code, and how often it was used, in all and by this buyer.
 *
 * @returns InvalidPromoCode if it is unknown, has expired or is used up, RequirementsNotMet if the buyer has used it too often
 */
export async function promotionRefusal(
  db: Db | Tx,
  promotion: Promotion | undefined,
  { customerId, email }: Buyer,
): Promise<Refusal | undefined> {
  if (!promotion || !isCurrent(promotion)) {
    return new Refusal('InvalidPromoCode', 'The code is unknown or has expired.');
  }
  const { code, maxUses, maxUsesPerCustomer } = promotion;
  if (maxUses === null && maxUsesPerCustomer === null) return undefined;
  const { rows } = await sql<{ uses: number; own: number }>`
    select count(*)::int as uses, (count(*) filter (
      where customer_id = ${customerId}::int or email = ${email?.toLowerCase() ?? null}::text))::int as own
    from shop_order where details ->> 'promoCode' = ${code} and status <> 'cancelled'
  `.execute(db);
  const { uses = 0, own = 0 } = rows[0] ?? {};
  if (maxUses !== null && uses >= maxUses) return new Refusal('InvalidPromoCode', 'The code is used up.');
  if (maxUsesPerCustomer !== null && own >= maxUsesPerCustomer) {
    return new Refusal('RequirementsNotMet', 'The code was already used.');
  }
  return undefined;
}

/** Orders with one code wait for each other until this transaction ends, so that the last use is sold once. */
export async function lockPromotion(tx: Tx, code: string | null): Promise<void> {
  if (code !== null) await sql`select from promotion where code = ${code} for update`.execute(tx);
}
