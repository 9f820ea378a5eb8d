import { ProductCard } from '@hemvaror/commerce-ui/product-card/ProductCard';
import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Slider } from '@hemvaror/ui/slider/Slider';
import { useProductTranslation } from '../messages/useProductTranslation.ts';

interface ProductRowProps {
  which: 'related' | 'recent';
  products: readonly ProductCard_productFragment[];
}

/** Slider of related or recently viewed products. */
export function ProductRow({ which, products }: ProductRowProps) {
  const { t } = useProductTranslation();

  return (
    <Slider
      label={t(`${which}.label`)}
      previousLabel={t('rowPrevious')}
      nextLabel={t('rowNext')}
      head={
        <Heading size="section" as="h2">
          {t(`${which}.title`)}
        </Heading>
      }
    >
      {products.map((product) => (
        <ProductCard key={product.productId} product={product} heading="h3" />
      ))}
    </Slider>
  );
}
