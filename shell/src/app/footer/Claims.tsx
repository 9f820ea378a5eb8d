import { freeShippingLimit } from '@hemvaror/domain/price/freeShippingLimit';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { BagIcon } from '@hemvaror/ui/icons/BagIcon';
import { LeafIcon } from '@hemvaror/ui/icons/LeafIcon';
import { ReturnIcon } from '@hemvaror/ui/icons/ReturnIcon';
import { ShieldIcon } from '@hemvaror/ui/icons/ShieldIcon';
import { TruckIcon } from '@hemvaror/ui/icons/TruckIcon';
import classes from './Claims.module.css';

/** The shop's selling points, above the footer's own content. Companies have no right to return. */
export function Claims() {
  const { t } = useTranslation('shell');
  const limit = freeShippingLimit(useShop(), useSelector(siteSlice.selectors.selectVatIncluded));
  const isPerson = useSelector(siteSlice.selectors.selectCustomerType) === 'PERSON';
  const claims = [
    { Icon: LeafIcon, text: t('points.craft') },
    { Icon: TruckIcon, text: t('points.delivery') },
    ...(limit === null ? [] : [{ Icon: BagIcon, text: t('points.freeShipping', { limit }) }]),
    { Icon: ShieldIcon, text: t('points.guarantee') },
    ...(isPerson ? [{ Icon: ReturnIcon, text: t('points.returns') }] : []),
  ];

  return (
    <div className={classes.claims}>
      <ul className={classes.list}>
        {claims.map(({ Icon, text }) => (
          <li key={text}>
            <Icon />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
