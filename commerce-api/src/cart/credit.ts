import type { CurrencyCode } from '../markets/channels.ts';
import type { Amount } from '../model/price.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';

/** Store credit of a cart in minor units. */
export interface CartBalance {
  /** The credit that the order draws, or drew. */
  pending: number;
  /** The credit that is left then. */
  remaining: number;
  /** The amount to pay. */
  due: Amount;
}

/**
 * The whole credit is drawn, up to the total.
 *
 * @param isUsable false if a payment provider collects the total: it may fail after the order was drafted
 */
export function cartBalance(credit: number, total: Amount, isUsable: boolean): CartBalance {
  const pending = isUsable ? Math.min(credit, total.incVat) : 0;
  return { pending, remaining: credit - pending, due: dueAfter(pending, total) };
}

/** The part of a total that is left after credit, with the same share of VAT. */
export function dueAfter(drawn: number, total: Amount): Amount {
  const incVat = total.incVat - drawn;
  return { incVat, exVat: total.incVat === 0 ? 0 : Math.round((total.exVat * incVat) / total.incVat) };
}

/** Whose credit, in the currency of the market. */
interface CreditOwner {
  customerId: number | null;
  currency: CurrencyCode;
}

/** The store credit of a customer in minor units; 0 for visitors. */
export async function readCredit(db: Db | Tx, owner: CreditOwner): Promise<number> {
  return (await creditQuery(db, owner)?.executeTakeFirst())?.minor ?? 0;
}

/** Reads the store credit for an order: other orders of the customer wait until this transaction ends. */
export async function lockCredit(tx: Tx, owner: CreditOwner): Promise<number> {
  return (await creditQuery(tx, owner)?.forUpdate().executeTakeFirst())?.minor ?? 0;
}

function creditQuery(db: Db | Tx, { customerId, currency }: CreditOwner) {
  if (customerId === null) return undefined;
  return db
    .selectFrom('customer_balance')
    .select('amount_minor as minor')
    .where('customer_id', '=', customerId)
    .where('currency', '=', currency);
}
