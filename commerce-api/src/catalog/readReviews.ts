import type { Db } from '../platform/db/openDatabase.ts';
import type { Localized } from '../model/catalogEntries.ts';

export interface Review {
  rating: number;
  comment: Localized;
  reviewDate: Date;
  author: string;
  /** Whether the customer had bought the product. */
  isVerified: boolean;
  /** Whether it was written to show the shop. */
  isSample: boolean;
}

/** The approved reviews of a product, newest first; at most 1000, more than shoppers page through. */
export async function readReviews(db: Db, productId: number): Promise<Review[]> {
  return db
    .selectFrom('review')
    .select(['rating', 'comment', 'created_at as reviewDate', 'author'])
    .select(['is_verified as isVerified', 'is_sample as isSample'])
    .where('product_id', '=', productId)
    .where('approved', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();
}
