import type { Tx } from '../platform/db/openDatabase.ts';

/**
 * Begins a statement that changes a part of a cart, so that it also stores the time of the change. `lockCart` relies on it to
 * recognize that it has waited for the change.
 */
export function touchCart(tx: Tx, id: string) {
  return tx.with('touched', (db) => db.updateTable('cart').set({ updated_at: new Date() }).where('id', '=', id));
}
