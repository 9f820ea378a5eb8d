import type { Tx } from '../../platform/db/openDatabase.ts';

/**
 * Shows a review that a shopper wrote.
 *
 * @returns the ids of the changed products
 * @throws Error for a review that does not exist
 */
export async function approveReview(tx: Tx, id: number): Promise<number[]> {
  const review = await tx
    .updateTable('review')
    .set({ approved: true })
    .where('id', '=', id)
    .returning('product_id as productId')
    .executeTakeFirst();
  if (!review) throw new Error(`There is no review ${id}.`);
  return [review.productId];
}
