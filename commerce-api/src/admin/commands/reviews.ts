import * as z from 'zod';
import { approveReview } from '../../catalog/write/approveReview.ts';
import { rejectReview } from '../../catalog/write/rejectReview.ts';
import { argumentsOf } from '../argumentsOf.ts';
import { change } from '../change.ts';
import type { Command } from '../command.ts';
import { onDatabase } from '../onDatabase.ts';
import { idText } from '../values.ts';

const shape = z.object({
  positionals: z.union(
    [z.tuple([z.literal('list')]), z.tuple([z.enum(['accept', 'reject']), idText])],
    'expected list, accept <id> or reject <id>',
  ),
});

export const reviews: Command = {
  help: `reviews list | accept <id> | reject <id>

Lists the pending reviews, one JSON object per line, oldest first; publishes one; or deletes one permanently.`,
  async run(args) {
    const { values, author } = argumentsOf(args, {}, shape);
    const [action, id] = values.positionals;
    if (action === 'list') {
      await listPending();
      return;
    }
    await change(`reviews ${action}`, author, async (tx) => {
      const productIds = action === 'accept' ? await approveReview(tx, id) : await rejectReview(tx, id);
      return { summary: { reviewId: id, productIds }, changed: { productIds } };
    });
  },
};

async function listPending(): Promise<void> {
  await onDatabase('existing', async ({ db }) => {
    const pending = await db
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
    for (const review of pending) console.log(JSON.stringify(review));
  });
}
