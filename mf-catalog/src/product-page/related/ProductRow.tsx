import { ProductCard } from '@hemvaror/commerce-ui/product-card/ProductCard';
import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Slider } from '@hemvaror/ui/slider/Slider';

interface ProductRowProps {
  which: 'related' | 'recent';
  products: readonly ProductCard_productFragment[];
}

/** Slider of related or recently viewed products. */
export function ProductRow({ which, products }: ProductRowProps) {
  const { t } = useTranslation('catalog');

  return (
    <Slider
      label={t(`${which}.label`)}
      previousLabel={t('product.previousProducts')}
      nextLabel={t('product.nextProducts')}
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
