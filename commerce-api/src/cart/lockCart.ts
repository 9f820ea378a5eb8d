import { sql } from 'kysely';
import type { Tx } from '../platform/db/openDatabase.ts';
import type { Secrets } from '../auth/secrets.ts';
import { mayUseCart, type CartProof } from '../auth/shopper.ts';
import type { Config } from '../platform/config/config.ts';
import type { Counted } from '../platform/limits/attempts.ts';
import { assertCounted, countAll, counting, type Counter } from '../platform/limits/countEach.ts';
import { isIssuedCartId } from './cartIds.ts';
import { freeCredit } from './credit.ts';
import { columnsToChange, stockToChange, type CartChanger, type CartToChange } from './storedCart.ts';

const NEW_CART = {
  customerId: null,
  promoCode: null,
  merchantData: null,
  checkout: null,
  shown: null,
  quote: null,
  isCompleted: false,
  lines: [],
};

/** The dependencies for storing a new cart. */
export interface CartCreation extends Pick<CartProof, 'accessRefused'> {
  secrets: Secrets;
  /** Network of the client. */
  address: string;
  config: Pick<Config, 'limits'>;
}

/**
 * Locks and reads a cart for the transaction, and stores it before its first change. Returns undefined for an unknown id, and for the
 * cart of another customer.
 *
 * @param cartCustomer the customer whose cart the request may use
 * @throws Refusal TOO_MANY_ATTEMPTS if the client's network has stored too many carts
 */
export async function lockCart(
  tx: Tx,
  id: string,
  { cartCustomer, ...changer }: CartChanger & { cartCustomer: number | null },
  creation: CartCreation,
): Promise<CartToChange | undefined> {
  const stored =
    (await lockStored(tx, id, changer)) ??
    (isIssuedCartId(id, creation.secrets)
      ? // Another request may have stored it meanwhile.
        ((await storeCart(tx, id, changer, creation)) ?? (await lockStored(tx, id, changer)))
      : undefined);
  if (!stored || mayUseCart(stored, cartCustomer)) return stored;
  await creation.accessRefused();
  return undefined;
}

/**
 * Locks and reads with one statement, which each change of a cart needs. If it waits for the lock, it has the lines and the checkout
 * from before the wait. Each transaction that changes them under the lock also updates the cart (`touchCart`), so the other version
 * of the row shows it, and they are read again.
 */
async function lockStored(tx: Tx, id: string, changer: CartChanger): Promise<CartToChange | undefined> {
  const { rows } = await sql<CartToChange & { isCurrent: boolean }>`
    select ${columnsToChange(id, changer)}, c.xmin = (select seen.xmin from cart seen where seen.id = c.id) as "isCurrent"
    from cart c where c.id = ${id} for update of c
  `.execute(tx);
  const [found] = rows;
  return found?.isCurrent === false ? lockStored(tx, id, changer) : found;
}

/** @returns undefined if the cart is stored already */
async function storeCart(
  tx: Tx,
  id: string,
  changer: CartChanger,
  creation: CartCreation,
): Promise<CartToChange | undefined> {
  const counters = newCartCounters(creation);
  const { rows } = await sql<Pick<CartToChange, 'id' | 'credit' | 'stock'> & { counted: Counted[] }>`
    with c as (insert into cart (id) values (${id}) on conflict do nothing returning id),
      counted as (${counting(counters, sql`exists (select from c)`)})
    select id, ${freeCredit({ ...changer, cartId: id })} as credit, ${stockToChange(changer)} as stock,
      (select coalesce(json_agg(counted), '[]') from counted) as counted
    from c
  `.execute(tx);
  const [stored] = rows;
  if (!stored) return undefined;
  const { counted, ...cart } = stored;
  assertCounted(counters, counted);
  return { ...NEW_CART, ...cart };
}

/** @throws Refusal TOO_MANY_ATTEMPTS */
export async function countNewCart(tx: Tx, creation: Pick<CartCreation, 'address' | 'config'>): Promise<void> {
  await countAll(tx, newCartCounters(creation));
}

function newCartCounters({ address, config }: Pick<CartCreation, 'address' | 'config'>): Counter[] {
  const { perNetwork } = config.limits.carts;
  return [{ key: `carts ${address}`, limits: perNetwork, text: 'Too many new carts from this network' }];
}
