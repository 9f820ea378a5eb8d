import type { Tx } from '../../platform/db/openDatabase.ts';

/**
 * Deletes a review, approved or not.
 *
 * @returns the ids of the changed products
 * @throws Error for an unknown review
 */
export async function rejectReview(tx: Tx, id: number): Promise<number[]> {
  const review = await tx
    .deleteFrom('review')
    .where('id', '=', id)
    .returning('product_id as productId')
    .executeTakeFirst();
  if (!review) throw new Error(`There is no review ${id}.`);
  return [review.productId];
}
