import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import { SectionStack } from '@hemvaror/ui/section/Section';
import { ProductDetails } from './ProductDetails.tsx';
import type { ProductMore_productFragment } from './ProductBelowFold.generated.ts';
import { RecentlyViewed } from './recently-viewed/RecentlyViewed.tsx';
import { ProductRow } from './related/ProductRow.tsx';
import type { ReviewPage } from './reviews/fetchReviewPage.ts';
import { Reviews } from './reviews/Reviews.tsx';

interface ProductMoreProps {
  product: ProductMore_productFragment;
  /** Null when they could not be had. */
  reviews: ReviewPage | null;
  related: readonly ProductCard_productFragment[];
}

/** Everything below a product's pictures and facts. Its code comes after the first view. */
export function ProductBelowFold({ product, reviews, related }: ProductMoreProps) {
  return (
    <SectionStack>
      <PageContainer>
        <ProductDetails product={product} />
      </PageContainer>
      {reviews && (
        <PageContainer>
          <Reviews key={product.productId} alias={product.alias} first={reviews} />
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
