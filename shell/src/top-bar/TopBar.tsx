import { useTranslation } from '@storefront/platform/i18next';
import { useShop } from '@storefront/store/shop';
import { CheckIcon } from '@storefront/ui/icons/CheckIcon';
import type { Channel, Menu } from '../data/rootData.ts';
import { menuItems } from '../header/menuItems.ts';
import { MenuLink } from '../header/MenuLink.tsx';
import { CustomerTypeToggle } from './CustomerTypeToggle.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MarketText } from './MarketText.tsx';
import classes from './TopBar.module.css';

interface TopBarProps {
  menu: Menu | null;
  channel: Channel;
}

/** What the shop promises (TOP-02), its shortcuts, and how the shopper sees it: market, customer type, language. */
export function TopBar({ menu, channel }: TopBarProps) {
  const { t } = useTranslation('shell');
  const { currency } = useShop();
  const points = [t('points.freeShipping', { context: currency }), t('points.guarantee'), t('points.returns')];

  return (
    <section className={classes.bar} aria-label={t('topBar.label')}>
      <div className={classes.content}>
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point}>
              <CheckIcon />
              {point}
            </li>
          ))}
        </ul>
        <div className={classes.tools}>
          <ul className={classes.menu}>
            {menuItems(menu?.menuItems).map((item) => (
              <li key={item.id}>
                <MenuLink item={item} className={classes.tool} />
              </li>
            ))}
          </ul>
          <MarketText channel={channel} className={classes.market} />
          <CustomerTypeToggle className={classes.customerType} />
          <LanguageLinks className={classes.tool} />
        </div>
      </div>
    </section>
  );
}
