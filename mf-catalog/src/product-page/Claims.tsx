import { useTranslation } from '@storefront/platform/i18next';
import { useShop } from '@storefront/store/shop';
import { ReturnIcon } from '@storefront/ui/icons/ReturnIcon';
import { ShieldIcon } from '@storefront/ui/icons/ShieldIcon';
import { TruckIcon } from '@storefront/ui/icons/TruckIcon';
import classes from './Claims.module.css';

/** CONST-01, where it is decided. */
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
