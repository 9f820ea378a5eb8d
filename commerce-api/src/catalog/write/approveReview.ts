import type { Tx } from '../../platform/db/openDatabase.ts';

/**
 * Approves a review by a shopper, which publishes it.
 *
 * @returns the ids of the changed products
 * @throws Error for an unknown review
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
