import { useTranslation } from '@storefront/platform/i18next';
import { OptionButtons } from '@storefront/ui/option-buttons/OptionButtons';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';
import { sellableQuantity } from './purchase.ts';

export type ProductSku = NonNullable<NonNullable<ProductPage_productFragment['skus']>[number]>;

interface SizeChoiceProps {
  skus: readonly ProductSku[];
  chosen: number | undefined;
  onChoose: (skuId: number) => void;
}

/** The sizes of a product. Sold-out ones can be chosen too, to read whether and when they are back. */
export function SizeChoice({ skus, chosen, onChoose }: SizeChoiceProps) {
  const { t } = useTranslation('catalog');

  return (
    <OptionButtons
      legend={t('product.size')}
      name="skuId"
      options={skus.map((sku) => ({
        value: sku.skuId,
        label: sku.name,
        struckBecause: sellableQuantity(sku) === 0 && t('product.soldOut'),
      }))}
      value={chosen}
      onChange={onChoose}
    />
  );
}
