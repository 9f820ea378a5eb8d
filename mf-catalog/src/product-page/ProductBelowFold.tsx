import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { SectionStack } from '@hemvaror/ui/section/Section';
import { ProductDetails } from './ProductDetails.tsx';
import type { ProductBelowFold_productFragment } from './ProductBelowFold.generated.ts';
import { RecentlyViewed } from './recently-viewed/RecentlyViewed.tsx';
import { ProductRow } from './related/ProductRow.tsx';
import type { ReviewPage } from './reviews/fetchReviewPage.ts';
import { Reviews } from './reviews/Reviews.tsx';
import type { ProductSafety } from './safety/productSafety.ts';

interface ProductBelowFoldProps {
  product: ProductBelowFold_productFragment;
  safety: ProductSafety | null;
  /** Null if they failed to load. */
  reviews: ReviewPage | null;
  related: readonly ProductCard_productFragment[];
}

/** The part of a product page below images and summary. Deferred. */
export function ProductBelowFold({ product, safety, reviews, related }: ProductBelowFoldProps) {
  return (
    <SectionStack>
      <PageContainer>
        <ProductDetails product={product} safety={safety} />
      </PageContainer>
      {reviews && (
        <PageContainer>
          <Reviews key={product.productId} product={product} first={reviews} />
        </PageContainer>
      )}
      {related.length > 0 && (
        <PageContainer>
          <ProductRow which="related" products={related} />
        </PageContainer>
      )}
      <RecentlyViewed key={product.productId} productId={product.productId} />
    </SectionStack>
  );
}
