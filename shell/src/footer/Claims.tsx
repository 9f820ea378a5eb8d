import { useTranslation } from '@storefront/platform/i18next';
import { useShop } from '@storefront/store/shop';
import { BagIcon } from '@storefront/ui/icons/BagIcon';
import { LeafIcon } from '@storefront/ui/icons/LeafIcon';
import { ReturnIcon } from '@storefront/ui/icons/ReturnIcon';
import { ShieldIcon } from '@storefront/ui/icons/ShieldIcon';
import { TruckIcon } from '@storefront/ui/icons/TruckIcon';
import classes from './Claims.module.css';

/** The shop's selling points, above the footer's own content. */
export function Claims() {
  const { t } = useTranslation('shell');
  const { currency } = useShop();
  const claims = [
    { Icon: LeafIcon, text: t('points.craft') },
    { Icon: TruckIcon, text: t('points.delivery') },
    { Icon: BagIcon, text: t('points.freeShipping', { context: currency }) },
    { Icon: ShieldIcon, text: t('points.guarantee') },
    { Icon: ReturnIcon, text: t('points.returns') },
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
