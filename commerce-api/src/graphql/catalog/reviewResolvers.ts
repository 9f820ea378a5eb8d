import type { Resolvers } from '../resolvers.generated.ts';
import { Refusal } from '../../model/refusal.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import { requireViewer } from '../../auth/viewer.ts';
import { hasBought } from '../../orders/hasBought.ts';
import { sortedReviews } from '../../catalog/sortedReviews.ts';
import { postReview } from '../../catalog/write/postReview.ts';

/** The author of a review whose account was deleted. */
const ERASED_AUTHOR = { sv: 'Tidigare kund', en: 'Former customer' } as const;
const MAX_LENGTH = { author: 50, comment: 1000 };

export const reviewResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    reviews: async (_root, { alias, skip, take, sort, ...ids }, context) => {
      const view = context.viewOf(ids);
      const id = alias ? await context.catalog.productId(alias, view.language.code) : undefined;
      if (id === undefined) return null;
      const all = await context.reviews(id);
      const from = Math.max(0, skip ?? 0);
      const page = sortedReviews(all, sort ?? 'NEWEST').slice(from, from + Math.min(Math.max(0, take ?? 5), 100));
      // Samples have no part in an average that shoppers take for that of customers.
      const ratings = all.filter(({ isSample }) => !isSample).map(({ rating }) => rating);
      const total = ratings.reduce((sum, rating) => sum + rating, 0);
      return {
        count: all.length,
        averageRating: ratings.length > 0 ? Math.round((100 * total) / ratings.length) / 100 : 0,
        reviews: page.map(({ comment, author, ...review }) => ({
          ...review,
          author: author === '' ? ERASED_AUTHOR[view.language.code] : author,
          comment: comment[view.language.code],
        })),
      };
    },
  },
  GeinsMerchantApiMutation: {
    postProductReview: async (_root, { alias, rating, comment, author, ...ids }, context) => {
      const viewer = await requireViewer(context);
      const view = context.viewOf(ids);
      const id = await context.catalog.productId(alias, view.language.code);
      if (id === undefined) return false;
      if (typeof rating !== 'number' || rating < 1 || rating > 5) {
        throw new Refusal('BAD_INPUT', 'The rating must be a whole number from 1 to 5.');
      }
      const name = author.trim();
      const text = (comment ?? '').trim();
      // PRODUCT-09 requires all three. The comment is optional in the published contract, so it is checked here.
      if (name === '' || name.length > MAX_LENGTH.author || text === '' || text.length > MAX_LENGTH.comment) {
        throw new Refusal(
          'BAD_INPUT',
          `The author (1–${MAX_LENGTH.author}) or comment (1–${MAX_LENGTH.comment}) has a wrong length.`,
        );
      }
      await countAttempt(context.db, `review ${viewer.customerId}`, { limit: 20, seconds: 3600 });
      await postReview(context.db, {
        productId: id,
        customerId: viewer.customerId,
        author: name,
        rating,
        // Shoppers write in one language, and both sites show the same text.
        comment: { sv: text, en: text },
        isVerified: await hasBought(context.db, viewer.customerId, id),
      });
      return true;
    },
  },
};
