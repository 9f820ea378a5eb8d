import { ProductCard } from '@storefront/commerce-ui/product-card/ProductCard';
import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import { useTranslation } from '@storefront/platform/i18next';
import { Heading } from '@storefront/ui/heading/Heading';
import { Slider } from '@storefront/ui/slider/Slider';

/** What goes with a product, in a row to look through. */
export function RelatedProducts({ products }: { products: readonly ProductCard_productFragment[] }) {
  const { t } = useTranslation('catalog');

  return (
    <Slider
      label={t('product.relatedProducts')}
      previousLabel={t('product.previousProducts')}
      nextLabel={t('product.nextProducts')}
      head={
        <Heading size="section" as="h2">
          {t('product.related')}
        </Heading>
      }
    >
      {products.map((product) => (
        <ProductCard key={product.productId} product={product} heading="h3" />
      ))}
    </Slider>
  );
}
