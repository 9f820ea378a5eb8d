import { compact } from '@hemvaror/domain/compact';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import { availableQuantity } from '../purchase.ts';
import { NotifyPanel } from './deferredNotifyPanel.ts';
import type { SoldOutSizes_productFragment } from './SoldOutSizes.generated.ts';
import classes from './SoldOutSizes.module.css';
import { useOpenNotify } from './useOpenNotify.ts';

/** A note for each sold-out size, with a button for the back-in-stock mail. */
export function SoldOutSizes({ product }: { product: SoldOutSizes_productFragment }) {
  const { t } = useProductTranslation();
  const openNotify = useOpenNotify();
  const soldOut = compact(product.skus).filter((sku) => availableQuantity(sku) === 0);

  return soldOut.map(({ skuId, name, articleNumber }) => {
    const size = name ?? articleNumber;
    return (
      <p key={skuId} className={classes.line}>
        <span>{t('notify.soldOut', { size })}</span>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('notify.openFor', { size })}
          {...NotifyPanel.intent}
          onClick={() => void openNotify(skuId)}
        >
          {t('notify.open')}
        </button>
      </p>
    );
  });
}
