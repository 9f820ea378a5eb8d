import { useTranslation } from '@storefront/platform/i18next';
import { VisuallyHidden } from '@storefront/ui/visually-hidden/VisuallyHidden';
import choiceClasses from './Choice.module.css';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';
import { sellableQuantity } from './purchase.ts';
import classes from './SizeChoice.module.css';

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
    <fieldset>
      <legend className={choiceClasses.legend}>
        <b>{t('product.size')}</b>
      </legend>
      <div className={classes.sizes}>
        {skus.map((sku) => {
          const isSoldOut = sellableQuantity(sku) === 0;
          return (
            <label key={sku.skuId} className={classes.size} data-sold-out={isSoldOut || undefined}>
              <input
                type="radio"
                name="size"
                value={sku.skuId}
                checked={sku.skuId === chosen}
                onChange={() => onChoose(sku.skuId)}
              />
              <span>
                {sku.name}
                {isSoldOut && <VisuallyHidden> {t('product.soldOut')}</VisuallyHidden>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
