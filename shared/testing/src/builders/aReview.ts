import type { ProductReviewType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Complete } from './Complete.ts';

export function aReview(overrides: Partial<ProductReviewType> = {}): Complete<ProductReviewType> {
  return {
    author: 'Maja',
    comment: 'Tung och fin.',
    rating: 5,
    reviewDate: '2026-03-03T10:00:00Z',
    isVerified: null,
    isSample: null,
    ...overrides,
  };
}
