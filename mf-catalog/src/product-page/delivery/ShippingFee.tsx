import { includingVat } from '@hemvaror/domain/price/includingVat';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import classes from './ShippingFee.module.css';
import type { ShippingCost } from './shippingCost.ts';

/** What the shipping of one item costs. The fee includes VAT, which is named beside prices without it. */
export function ShippingFee({ cost }: { cost: ShippingCost }) {
  const { t } = useTranslation('catalog');
  const { locale } = useShop();
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  if (cost.kind === 'free') return <p className={classes.fee}>{t('product.shipping.free')}</p>;
  const fee = vatIncluded ? cost.fee : includingVat(cost.fee, locale);

  return <p className={classes.fee}>{t('product.shipping.from', { fee })}</p>;
}
