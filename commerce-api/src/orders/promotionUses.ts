import { sql } from 'kysely';
import { Refusal } from '../model/refusal.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';

interface Buyer {
  customerId: number | null;
  /** Lower case; undefined before the checkout. */
  email: string | undefined;
}

/**
 * Checks the dates of a promo code, and how often it was used, in all and by this buyer.
 *
 * @throws Refusal InvalidPromoCode if it has expired or is used up, RequirementsNotMet if the buyer has used it too often
 */
export async function assertPromotionUsable(db: Db | Tx, code: string, { customerId, email }: Buyer): Promise<void> {
  const { rows } = await sql<{ isCurrent: boolean; isLeft: boolean; isLeftForBuyer: boolean }>`
    select coalesce(p.active_from <= now(), true) and coalesce(now() < p.active_to, true) as "isCurrent",
      coalesce(u.uses < p.max_uses, true) as "isLeft", coalesce(u.own < p.max_uses_per_customer, true) as "isLeftForBuyer"
    from promotion p, lateral (
      select count(*) as uses, count(*) filter (
        where o.customer_id = ${customerId}::int or o.email = ${email ?? null}::text) as own
      from shop_order o
      where (p.max_uses is not null or p.max_uses_per_customer is not null)
        and o.details ->> 'promoCode' = p.code and o.status <> 'cancelled'
    ) u
    where p.code = ${code}
  `.execute(db);
  const [found] = rows;
  if (!found?.isCurrent || !found.isLeft) throw new Refusal('InvalidPromoCode', 'The code has expired or is used up.');
  if (!found.isLeftForBuyer) throw new Refusal('RequirementsNotMet', 'The code was already used.');
}

/** The same for an order. Orders with one code wait for each other, so that the last use is sold once. */
export async function assertPromotionUsableFor(tx: Tx, code: string, buyer: Buyer): Promise<void> {
  await sql`select from promotion where code = ${code} for update`.execute(tx);
  await assertPromotionUsable(tx, code, buyer);
}
