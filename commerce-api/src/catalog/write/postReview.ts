import { sql } from 'kysely';
import type { Localized } from '../../model/catalogEntries.ts';
import { notification } from '../../platform/db/changes.ts';
import type { Db } from '../../platform/db/openDatabase.ts';

interface PostedReview {
  productId: number;
  customerId: number;
  author: string;
  rating: number;
  comment: Localized;
  isVerified: boolean;
}

/**
 * Stores the review of a customer, to be approved. A customer has one review of a product: another one replaces it and is
 * approved again, under a new id, so that an operator cannot publish a text that has replaced the one on their list. The same
 * review again, for example of a double click, changes nothing.
 */
export async function postReview(db: Db, review: PostedReview): Promise<void> {
  const { productId, customerId, author, rating, comment, isVerified } = review;
  // One statement, so that simultaneous reviews of a customer wait for each other in the index.
  await sql`
    with posted as (
      insert into review as r (product_id, customer_id, author, rating, comment, is_verified)
      values (${productId}, ${customerId}, ${author}, ${rating}, ${JSON.stringify(comment)}::jsonb, ${isVerified})
      on conflict (customer_id, product_id) where customer_id is not null do update
      set id = excluded.id, author = excluded.author, rating = excluded.rating, comment = excluded.comment,
        is_verified = excluded.is_verified, created_at = excluded.created_at, approved = false
      where (r.author, r.rating, r.comment) is distinct from (excluded.author, excluded.rating, excluded.comment)
      returning xmax <> 0 as "isReplaced"
    )
    -- The replaced one may have been published.
    select ${notification({ productIds: [productId] })} from posted where "isReplaced"
  `.execute(db);
}
