import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { ReturnIcon } from '@hemvaror/ui/icons/ReturnIcon';
import { ShieldIcon } from '@hemvaror/ui/icons/ShieldIcon';
import { TruckIcon } from '@hemvaror/ui/icons/TruckIcon';
import classes from './Claims.module.css';

/** Shipping, return and warranty promises (CONST-01). */
export function Claims() {
  const { t } = useTranslation('catalog');
  const { currency } = useShop();

  return (
    <ul className={classes.claims} aria-label={t('product.claims.label')}>
      <li>
        <TruckIcon /> {t('product.claims.shipping', { context: currency })}
      </li>
      <li>
        <ReturnIcon /> {t('product.claims.returns')}
      </li>
      <li>
        <ShieldIcon /> {t('product.claims.warranty')}
      </li>
    </ul>
  );
}
