import type { CartMerge, LimitedItem } from '@hemvaror/runtime/cart/cartSession';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import classes from './MergeText.module.css';

/** How many items came from earlier visits, and which of them are limited by the stock. */
export function MergeText({ merge: { restoredCount, limited } }: { merge: CartMerge }) {
  const { t } = useTranslation('cart-checkout');
  const goneCount = limited.filter(({ name }) => name === null).length;

  return (
    <div className={classes.text}>
      {restoredCount > 0 && <p>{t('merge.restored', { count: restoredCount })}</p>}
      {limited.length > 0 && (
        <>
          <p>{t('merge.limited')}</p>
          <ul className={classes.limited}>
            {limited.map((item) => item.name !== null && <Limited key={item.skuId} item={item} name={item.name} />)}
            {goneCount > 0 && <li>{t('merge.gone', { count: goneCount })}</li>}
          </ul>
        </>
      )}
    </div>
  );
}

function Limited({ item: { quantity, requestedQuantity }, name }: { item: LimitedItem; name: string }) {
  const { t } = useTranslation('cart-checkout');
  return (
    <li>
      {quantity === 0
        ? t('merge.soldOut', { name })
        : t('merge.short', { name, quantity, requested: requestedQuantity })}
    </li>
  );
}
