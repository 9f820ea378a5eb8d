import { sql, type RawBuilder } from 'kysely';
import type { CurrencyCode } from '../markets/channels.ts';
import type { Amount } from '../model/price.ts';
import type { Tx } from '../platform/db/openDatabase.ts';

/** Store credit of a cart in minor units. */
export interface CartBalance {
  /** The credit that the order draws, or drew. */
  pending: number;
  /** The credit that is left then. */
  remaining: number;
  /** The amount to pay. */
  due: Amount;
}

/** The whole credit is drawn, up to the total; another payment collects the rest. */
export function cartBalance(credit: number, total: Amount): CartBalance {
  const pending = Math.min(credit, total.incVat);
  return { pending, remaining: credit - pending, due: dueAfter(pending, total) };
}

/** The part of a total that is left after credit, with the same share of VAT. */
export function dueAfter(drawn: number, total: Amount): Amount {
  const incVat = total.incVat - drawn;
  return { incVat, exVat: total.incVat === 0 ? 0 : Math.round((total.exVat * incVat) / total.incVat) };
}

/** Whose credit, in the currency of the market, and for which cart. */
export interface CreditOwner {
  customerId: number | null;
  currency: CurrencyCode;
  cartId: string;
}

/** The store credit of a customer that no open payment of another cart keeps, in minor units, as a part of a statement. */
export function freeCredit({ customerId, currency, cartId }: CreditOwner): RawBuilder<number> {
  if (customerId === null) return sql<number>`0`;
  return sql<number>`coalesce((
    select greatest(0, amount_minor - coalesce((
      select sum(p.credit_minor) from payment p
      where p.customer_id = b.customer_id and p.currency = b.currency and p.cart_id <> ${cartId}
        and p.state = 'open' and p.credit_minor > 0
    ), 0))::int
    from customer_balance b where customer_id = ${customerId} and currency = ${currency}
  ), 0)`;
}

/**
 * Reads the store credit for an order or a payment: others of the customer wait until this transaction ends. Lock it after the
 * cart and before any stock.
 */
export async function lockCredit(tx: Tx, owner: CreditOwner): Promise<number> {
  if (owner.customerId === null) return 0;
  await tx
    .selectFrom('customer_balance')
    .select('customer_id')
    .where('customer_id', '=', owner.customerId)
    .where('currency', '=', owner.currency)
    .forUpdate()
    .execute();
  // A separate statement: one that waits for a lock does not see the payments stored meanwhile.
  const { rows } = await sql<{ minor: number }>`select ${freeCredit(owner)} as minor`.execute(tx);
  return rows[0]?.minor ?? 0;
}

/** Draws store credit for an order. Requires `lockCredit`, and at most the credit that it returned. */
export async function drawCredit(
  tx: Tx,
  { customerId, currency }: Omit<CreditOwner, 'cartId'>,
  minor: number,
): Promise<void> {
  if (customerId === null || minor === 0) return;
  await tx
    .updateTable('customer_balance')
    .set((column) => ({ amount_minor: column('amount_minor', '-', minor) }))
    .where('customer_id', '=', customerId)
    .where('currency', '=', currency)
    .execute();
}
