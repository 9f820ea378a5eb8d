import { GuaranteeNotice } from '@hemvaror/commerce-ui/guarantee-notice/GuaranteeNotice';
import { freeShippingLimit } from '@hemvaror/domain/price/freeShippingLimit';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { ReturnIcon } from '@hemvaror/ui/icons/ReturnIcon';
import { ShieldIcon } from '@hemvaror/ui/icons/ShieldIcon';
import { TruckIcon } from '@hemvaror/ui/icons/TruckIcon';
import classes from './Claims.module.css';
import { useProductTranslation } from './messages/useProductTranslation.ts';

/**
 * Shipping, return and warranty promises (CONST-01), and the notice on the legal guarantee, which every product has. Companies have
 * neither the right to return nor the guarantee of the consumer law.
 */
export function Claims({ hasWarranty }: { hasWarranty: boolean }) {
  const { t } = useProductTranslation();
  const limit = freeShippingLimit(useShop(), useSelector(siteSlice.selectors.selectVatIncluded));
  const isPerson = useSelector(siteSlice.selectors.selectCustomerType) === 'PERSON';

  return (
    <>
      <ul className={classes.claims} aria-label={t('claims.label')}>
        <li>
          <TruckIcon /> {limit === null ? t('claims.fast') : t('claims.shipping', { limit })}
        </li>
        {isPerson && (
          <li>
            <ReturnIcon /> {t('claims.returns')}
          </li>
        )}
        {(hasWarranty || isPerson) && (
          <li>
            <ShieldIcon /> {t(hasWarranty ? 'claims.warranty' : 'claims.statutory')}
          </li>
        )}
      </ul>
      <GuaranteeNotice folded />
    </>
  );
}
