import { sql } from 'kysely';
import { hasTyped, type Shopper } from '../../auth/shopper.ts';
import type { MergeReport } from '../../model/mergeReport.ts';
import { isGuid } from '../../model/isGuid.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { isIssuedCartId, newCartId } from '../cartIds.ts';
import { countNewCart, type CartCreation } from '../lockCart.ts';
import { readMergeLines, readStock, writeMergedLines } from './mergeLines.ts';
import { uniteCarts } from './uniteCarts.ts';

interface MergeOptions {
  /** The browser's cart; null without one. */
  browserId: string | null;
  customerId: number;
  shopper: Shopper;
}

interface MergedCart {
  /** Of the customer's cart. */
  id: string;
  report: MergeReport;
}

interface CartRow {
  id: string;
  customer_id: number | null;
  promo_code: string | null;
  merchant_data: string | null;
  merge_report: MergeReport | null;
  completed_at: Date | null;
}

const NOTHING: MergeReport = { restored: [], limited: [] };

/**
 * Merges the browser's cart into the customer's open cart, or makes it the customer's first one. Merges of one
 * customer are serialized. A repeated merge changes nothing and returns the same report.
 *
 * The browser's cart is ignored if it is unknown, has been ordered, or belongs to another customer. A merged cart is completed, so
 * that a late change by another tab is refused.
 *
 * @throws Refusal TOO_MANY_ATTEMPTS
 */
export async function mergeCarts(tx: Tx, options: MergeOptions, creation: CartCreation): Promise<MergedCart> {
  const { customerId } = options;
  // Not the lock of an update of the key, for which logins and orders of the customer would wait.
  await tx.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
  const own = await tx
    .selectFrom('cart')
    .select(['id', 'promo_code', 'merchant_data'])
    .where('customer_id', '=', customerId)
    .where('completed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const browserId = options.browserId !== null && isGuid(options.browserId) ? options.browserId : null;
  if (own && own.id === browserId?.toLowerCase()) return { id: own.id, report: NOTHING };

  const browser = browserId === null ? undefined : await lockBrowserCart(tx, browserId, customerId);
  const isOpen = browser?.completed_at === null;
  if (!own)
    return {
      id: await ownCart(tx, isOpen ? browser : undefined, { ...options, browserId }, creation),
      report: NOTHING,
    };
  if (browser?.merge_report) return { id: own.id, report: browser.merge_report };
  return { id: own.id, report: await unite(tx, own, isOpen ? browser : undefined, options, creation) };
}

/** Locks a cart of no customer or of this one. The condition comes first: a lock on the cart of another could end in a deadlock. */
async function lockBrowserCart(tx: Tx, id: string, customerId: number): Promise<CartRow | undefined> {
  return tx
    .selectFrom('cart')
    .select(['id', 'customer_id', 'promo_code', 'merchant_data', 'merge_report', 'completed_at'])
    .where('id', '=', id)
    .where((where) => where.or([where('customer_id', 'is', null), where('customer_id', '=', customerId)]))
    .forUpdate()
    .executeTakeFirst();
}

/** Makes the browser's cart the customer's, or stores a new one. @returns its id */
async function ownCart(
  tx: Tx,
  browser: CartRow | undefined,
  { customerId, browserId }: Pick<MergeOptions, 'customerId' | 'browserId'>,
  creation: CartCreation,
): Promise<string> {
  if (browser) {
    await tx.updateTable('cart').set({ customer_id: customerId }).where('id', '=', browser.id).execute();
    return browser.id;
  }
  await countNewCart(tx, creation);
  const issuedId = browserId !== null && isIssuedCartId(browserId, creation.secrets) ? browserId : null;
  return (issuedId && (await storeCart(tx, issuedId, customerId))) || storeNewCart(tx, customerId, creation);
}

async function storeNewCart(tx: Tx, customerId: number, { secrets }: CartCreation): Promise<string> {
  const id = await storeCart(tx, newCartId(secrets), customerId);
  if (id === undefined) throw new Error('A new cart id was stored before. Check the random numbers of this machine.');
  return id;
}

/** @returns undefined if the id is taken */
async function storeCart(tx: Tx, id: string, customer_id: number): Promise<string | undefined> {
  const stored = await tx
    .insertInto('cart')
    .values({ id, customer_id })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id;
}

async function unite(
  tx: Tx,
  own: Pick<CartRow, 'id' | 'promo_code' | 'merchant_data'>,
  browser: CartRow | undefined,
  { customerId, shopper }: MergeOptions,
  { config }: CartCreation,
): Promise<MergeReport> {
  const ownLines = await readMergeLines(tx, own.id);
  const browserLines = browser ? await readMergeLines(tx, browser.id) : [];
  const { lines, ...report } = uniteCarts(ownLines, browserLines, {
    stock: await readStock(
      tx,
      [...ownLines, ...browserLines].map(({ skuId }) => skuId),
    ),
    maxLines: config.limits.cartLines,
  });
  await writeMergedLines(tx, own.id, lines);
  if (!browser) {
    // As for each change of lines, so that a request that waits for the cart reads them again.
    await tx.updateTable('cart').set({ updated_at: new Date() }).where('id', '=', own.id).execute();
    return report;
  }
  await moveCheckout(tx, { from: browser.id, to: own.id }, shopper);
  await tx
    .updateTable('cart')
    .set({
      // The shopper has just typed the code of the browser's cart.
      promo_code: browser.promo_code ?? own.promo_code,
      merchant_data: browser.merchant_data ?? own.merchant_data,
      updated_at: new Date(),
    })
    .where('id', '=', own.id)
    .execute();
  // The lines left in it are in the customer's cart, too.
  await tx.deleteFrom('cart_line').where('cart_id', '=', browser.id).execute();
  await tx
    .updateTable('cart')
    .set({
      customer_id: customerId,
      completed_at: new Date(),
      updated_at: new Date(),
      promo_code: null,
      merchant_data: null,
      merge_report: JSON.stringify(report),
    })
    .where('id', '=', browser.id)
    .execute();
  return report;
}

/** Moves the input of a checkout if this shopper typed it: it is newer than that of the customer's cart. */
async function moveCheckout(tx: Tx, { from, to }: { from: string; to: string }, shopper: Shopper): Promise<void> {
  const typed = await tx
    .selectFrom('checkout')
    .select(['customer_id as customerId', 'key_hash as keyHash'])
    .where('cart_id', '=', from)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  if (!typed || !hasTyped(typed, shopper)) return;
  await tx.deleteFrom('checkout').where('cart_id', '=', to).execute();
  await sql`
    update checkout set cart_id = ${to}, customer_id = ${shopper.customerId}, key_hash = null where cart_id = ${from}
  `.execute(tx);
}
