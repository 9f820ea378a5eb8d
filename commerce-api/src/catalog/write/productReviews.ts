import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { ProductEntry } from '../../model/catalogEntries.ts';

/** Adds new reviews as approved. Existing reviews are never replaced. */
export async function writeReviews(tx: Tx, products: readonly ProductEntry[]): Promise<void> {
  const rows = products.flatMap(({ id, reviews }) => reviews.map((review) => ({ product_id: id, ...review })));
  if (rows.length === 0) return;
  await sql`
    insert into review (product_id, author, rating, comment, approved, is_sample, created_at)
    select given.product_id, given.author, given.rating, given.comment, true, given.sample, given.date
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (product_id int, author text, rating int, comment jsonb, sample boolean, date timestamptz)
    where not exists (
      select from review r
      where r.product_id = given.product_id and r.author = given.author and r.created_at = given.date
    )
  `.execute(tx);
}
