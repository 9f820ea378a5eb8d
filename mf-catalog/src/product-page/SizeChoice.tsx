import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { OptionButtons } from '@hemvaror/ui/option-buttons/OptionButtons';
import { NotifyLine } from './notify/NotifyLine.tsx';
import { availableQuantity } from './purchase.ts';
import type { SizeChoice_skuFragment } from './SizeChoice.generated.ts';
import classes from './SizeChoice.module.css';

interface SizeChoiceProps {
  skus: readonly SizeChoice_skuFragment[];
  selected: number | undefined;
  onSelect: (sku: SizeChoice_skuFragment) => void;
  onNotify: (sku: SizeChoice_skuFragment) => void;
}

/** The sizes of a product. Sold-out sizes can be selected too, to see whether and when they are back. */
export function SizeChoice({ skus, selected, onSelect, onNotify }: SizeChoiceProps) {
  const { t } = useTranslation('catalog');

  return (
    <div className={classes.sizes}>
      <OptionButtons
        legend={t('product.size')}
        name="skuId"
        options={skus.map((sku) => ({
          value: sku.skuId,
          label: sku.name ?? sku.articleNumber,
          struckBecause: availableQuantity(sku) === 0 && t('product.soldOut'),
        }))}
        value={selected}
        onChange={(skuId) => {
          const sku = skus.find((candidate) => candidate.skuId === skuId);
          if (sku) onSelect(sku);
        }}
      />
      {skus
        .filter((sku) => availableQuantity(sku) === 0)
        .map((sku) => (
          <NotifyLine key={sku.skuId} size={sku.name ?? sku.articleNumber} onNotify={() => onNotify(sku)} />
        ))}
    </div>
  );
}
