import { sql, type RawBuilder } from 'kysely';
import { emailFrom } from '@hemvaror/domain/validation/email';
import { Refusal } from '../model/refusal.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';
import { isCurrent } from './cartDiscounts.ts';
import type { Promotion, Promotions } from './promotions.ts';

/** The buyer of a cart with a code. */
export interface Buyer {
  cartId: string;
  customerId: number | null;
  /** In any form; undefined before the checkout. */
  email: string | undefined;
}

/** The stored code of a cart. */
export interface CartCode {
  code: string;
  /** Undefined if the code no longer exists. */
  promotion: Promotion | undefined;
  /** Why the code gives no discount, apart from the goods; undefined for a valid code. */
  refusal: Refusal | undefined;
  /** The refusal for a code that was used too often, in all or by this buyer. */
  usedUp: Refusal | undefined;
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
  const usedUp = promotion && (await usedUpRefusal(db, promotion, buyer));
  return { code, promotion, refusal: validityRefusal(promotion) ?? usedUp, usedUp };
}

/**
 * Checks the dates of a promo code, and how often it was used, in all and by this buyer.
 *
 * @returns InvalidPromoCode if it is unknown, has expired or is used up, RequirementsNotMet if the buyer has used it too often
 */
export async function promotionRefusal(
  db: Db | Tx,
  promotion: Promotion | undefined,
  buyer: Buyer,
): Promise<Refusal | undefined> {
  return validityRefusal(promotion) ?? (promotion && usedUpRefusal(db, promotion, buyer));
}

function validityRefusal(promotion: Promotion | undefined): Refusal | undefined {
  if (promotion && isCurrent(promotion)) return undefined;
  return new Refusal('InvalidPromoCode', 'The code is unknown or has expired.');
}

/**
 * Counts the orders with a code, and the open payments of other carts that hold a use for theirs: in all, and those of this buyer
 * (`isOwnUse`). With `lockPromotion` before it,
 * the result holds until the end of the transaction.
 *
 * @returns InvalidPromoCode if the code is used up, RequirementsNotMet if this buyer has used it too often
 */
export async function usedUpRefusal(
  db: Db | Tx,
  { code, maxUses, maxUsesPerCustomer }: Promotion,
  { cartId, customerId, email }: Buyer,
): Promise<Refusal | undefined> {
  if (maxUses === null && maxUsesPerCustomer === null) return undefined;
  const { rows } = await sql<{ uses: number; own: number }>`
    select count(*)::int as uses, (count(*) filter (where ${isOwnUse({ customerId, email })}))::int as own
    from (
      select customer_id, email from shop_order where details ->> 'promoCode' = ${code} and status <> 'cancelled'
      union all
      select customer_id, draft ->> 'email' from payment
      where promo_code = ${code} and state = 'open' and reserved_until > now() and cart_id <> ${cartId}
    ) used
  `.execute(db);
  const { uses = 0, own = 0 } = rows[0] ?? {};
  if (maxUses !== null && uses >= maxUses) return new Refusal('InvalidPromoCode', 'The code is used up.');
  if (maxUsesPerCustomer !== null && own >= maxUsesPerCustomer) {
    return new Refusal('RequirementsNotMet', 'The code was already used.');
  }
  return undefined;
}

/**
 * A use of the account, for a customer: others may type the address of the account, which must not use up its code. A use with the
 * mailbox, for a guest: the mailbox of a customer is no new buyer.
 */
function isOwnUse({ customerId, email }: Pick<Buyer, 'customerId' | 'email'>): RawBuilder<boolean> {
  if (customerId !== null) return sql<boolean>`customer_id = ${customerId}::int`;
  const address = email === undefined ? null : (emailFrom(email) ?? email.toLowerCase());
  return sql<boolean>`email = ${address}::text`;
}

/** Orders with one limited code wait for each other until this transaction ends, so that the last use is sold once. */
export async function lockPromotion(tx: Tx, code: string | null, { codes }: Promotions): Promise<void> {
  const promotion = code === null ? undefined : codes.get(code);
  if (promotion && isLimited(promotion)) await sql`select from promotion where code = ${code} for update`.execute(tx);
}

function isLimited({ maxUses, maxUsesPerCustomer }: Pick<Promotion, 'maxUses' | 'maxUsesPerCustomer'>): boolean {
  return maxUses !== null || maxUsesPerCustomer !== null;
}
