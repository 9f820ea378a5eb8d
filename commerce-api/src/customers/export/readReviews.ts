import type { Db } from '../../platform/db/openDatabase.ts';

/** The reviews that a customer wrote, published or not. */
export async function readReviews(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .leftJoin('product_text', (join) =>
      join.onRef('product_text.product_id', '=', 'product.id').on('product_text.language', '=', 'sv'),
    )
    .select([
      'product.article_number as articleNumber',
      'product_text.name as product',
      'review.author',
      'review.rating',
      'review.comment',
      'review.approved as isPublished',
      'review.is_verified as isByBuyer',
      'review.created_at as writtenAt',
    ])
    .where('review.customer_id', '=', customerId)
    .orderBy('review.id')
    .execute();
  // A shopper's review has the same text in both languages.
  return rows.map((row) => ({ ...row, comment: row.comment.sv }));
}
