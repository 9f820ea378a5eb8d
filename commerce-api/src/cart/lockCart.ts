import { sql } from 'kysely';
import type { Tx } from '../platform/db/openDatabase.ts';
import type { Secrets } from '../auth/secrets.ts';
import { mayUseCart } from '../auth/shopper.ts';
import type { Config } from '../platform/config/config.ts';
import type { Counted } from '../platform/limits/attempts.ts';
import { assertCounted, countAll, counting, type Counter } from '../platform/limits/countEach.ts';
import { isIssuedCartId } from './cartIds.ts';
import { columnsToChange, type CartReader, type CartToChange } from './storedCart.ts';

/** The dependencies for storing a new cart. */
export interface CartCreation {
  secrets: Secrets;
  /** Network of the client. */
  address: string;
  config: Pick<Config, 'limits'>;
}

/** Who reads the locked cart, and which SKUs the change adds to it. */
export interface CartLock extends CartReader {
  /** The customer whose cart the request may use. */
  cartCustomer: number | null;
  addedSkuIds: readonly number[];
}

/**
 * Locks and reads a cart for the transaction, and stores it before its first change. Returns undefined for an unknown id, and for the
 * cart of another customer.
 *
 * @throws Refusal TOO_MANY_ATTEMPTS if the client's network has stored too many carts
 */
export async function lockCart(
  tx: Tx,
  id: string,
  { cartCustomer, ...reading }: CartLock,
  creation: CartCreation,
): Promise<CartToChange | undefined> {
  const isIssued = isIssuedCartId(id, creation.secrets);
  const found =
    (await lockOrStore(tx, id, { ...reading, isIssued }, creation)) ??
    // Another request has stored it since the statement began; the next statement sees it.
    (isIssued ? await lockOrStore(tx, id, { ...reading, isIssued }, creation) : undefined);
  if (!found || !mayUseCart(found, cartCustomer)) return undefined;
  if (found.isCurrent) return found;
  const { rows } = await sql<CartToChange>`
    select ${columnsToChange(id, reading)} from cart c where c.id = ${id}
  `.execute(tx);
  return rows[0];
}

interface FoundCart extends CartToChange {
  /** False if the statement waited for a lock: it then has the lines and the checkout from before the wait. */
  isCurrent: boolean;
  counted: Counted[];
}

/**
 * One statement, since each change of a cart needs it. Each transaction that changes lines or checkout of a cart under its lock also
 * updates the cart (`touchCart`), so another version of the row shows that the rest is stale.
 */
async function lockOrStore(
  tx: Tx,
  id: string,
  { isIssued, ...reading }: Omit<CartLock, 'cartCustomer'> & { isIssued: boolean },
  creation: CartCreation,
): Promise<FoundCart | undefined> {
  const counters = newCartCounters(creation);
  const { rows } = await sql<FoundCart>`
    with stored as (
      insert into cart (id) select ${id}::uuid where ${isIssued}::boolean and not exists (select from cart where id = ${id})
      on conflict do nothing returning *
    ), counted as (${counting(counters, sql`exists (select from stored)`)}), locked as (
      select *, xmin as version from cart where id = ${id} for update
    )
    select ${columnsToChange(id, reading)},
      (c.version is null or c.version = (select seen.xmin from cart seen where seen.id = c.id)) as "isCurrent",
      (select coalesce(json_agg(counted), '[]') from counted) as counted
    from (select * from locked union all select *, null from stored) c
  `.execute(tx);
  const [cart] = rows;
  if (cart) assertCounted(counters, cart.counted);
  return cart;
}

/** @throws Refusal TOO_MANY_ATTEMPTS */
export async function countNewCart(tx: Tx, creation: Pick<CartCreation, 'address' | 'config'>): Promise<void> {
  await countAll(tx, newCartCounters(creation));
}

function newCartCounters({ address, config }: Pick<CartCreation, 'address' | 'config'>): Counter[] {
  const { perNetwork } = config.limits.carts;
  return [{ key: `carts ${address}`, limits: perNetwork, text: 'Too many new carts from this network' }];
}
