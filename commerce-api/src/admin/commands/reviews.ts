import * as z from 'zod';
import { approveReview } from '../../catalog/write/approveReview.ts';
import { rejectReview as deleteReview } from '../../catalog/write/rejectReview.ts';
import { defineCommand } from '../command.ts';
import { idText } from '../values.ts';

export const listReviews = defineCommand(
  {
    name: 'reviews list',
    reads: 'shoppers',
    help: `reviews list

Lists the pending reviews, oldest first.`,
    input: z.strictObject({}),
  },
  async (_input, { db, recordRead }) => {
    const reviews = await db
      .selectFrom('review')
      .select([
        'id',
        'product_id as productId',
        'created_at as date',
        'rating',
        'author',
        'comment',
        'is_verified as isVerified',
      ])
      .where('approved', '=', false)
      .orderBy('id')
      .execute();
    await recordRead('reviews list', { reviews: reviews.map(({ id }) => id) });
    return reviews;
  },
);

const one = { positionals: ['id'], input: z.strictObject({ id: idText }) };

export const acceptReview = defineCommand(
  {
    ...one,
    name: 'reviews accept',
    help: `reviews accept <id>

Publishes a pending review.`,
  },
  ({ id }, operator) =>
    operator.change('reviews accept', async (tx) => {
      const productIds = await approveReview(tx, id);
      return { summary: { reviewId: id, productIds }, changed: { productIds } };
    }),
);

export const rejectReview = defineCommand(
  {
    ...one,
    name: 'reviews reject',
    help: `reviews reject <id>

Deletes a pending review permanently.`,
  },
  ({ id }, operator) =>
    operator.change('reviews reject', async (tx) => {
      const productIds = await deleteReview(tx, id);
      return { summary: { reviewId: id, productIds }, changed: { productIds } };
    }),
);
