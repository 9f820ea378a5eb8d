import { compact } from '@hemvaror/domain/compact';
import { defer } from '@hemvaror/runtime/defer/defer';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { OptionButtons } from '@hemvaror/ui/option-buttons/OptionButtons';
import { availableQuantity } from './purchase.ts';
import type { SizeChoice_productFragment, SizeChoice_skuFragment } from './SizeChoice.generated.ts';
import classes from './SizeChoice.module.css';

const FieldError = defer(async () => (await import('@hemvaror/ui/field/FieldError')).FieldError, { ssr: false });
const MeasuringGuide = defer(async () => (await import('./measuring-guide/MeasuringGuide.tsx')).MeasuringGuide);
const SoldOutSizes = defer(async () => (await import('./notify/SoldOutSizes.tsx')).SoldOutSizes);

const ERROR_ID = 'size-missing';

interface SizeChoiceProps {
  product: SizeChoice_productFragment;
  selected: number | undefined;
  /** Whether the sizes are distances between holes, "c/c". */
  hasHoleSpacing: boolean;
  /** A size is required, and none is selected. */
  isMissing: boolean;
  onSelect: (sku: SizeChoice_skuFragment) => void;
}

/** The sizes of a product. Sold-out sizes can be selected too, to see whether and when they are back. */
export function SizeChoice({ product, selected, hasHoleSpacing, isMissing, onSelect }: SizeChoiceProps) {
  const { t } = useTranslation('catalog');
  const skus = compact(product.skus);
  const size = skus.find(({ skuId }) => skuId === selected);

  return (
    <div className={classes.sizes}>
      <OptionButtons
        legend={t('product.size')}
        note={hasHoleSpacing && (size ? `c/c ${size.name}` : t('product.holeSpacing'))}
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
        errorId={isMissing ? ERROR_ID : undefined}
      />
      {isMissing && <FieldError id={ERROR_ID}>{t('product.sizeMissing')}</FieldError>}
      {hasHoleSpacing && (
        <div className={classes.guide}>
          <MeasuringGuide />
        </div>
      )}
      <SoldOutSizes product={product} />
    </div>
  );
}
