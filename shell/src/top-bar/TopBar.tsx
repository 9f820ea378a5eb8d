import { useRef } from 'react';
import { useTranslation } from '@storefront/platform/i18next';
import { useShop } from '@storefront/store/shop';
import { CheckIcon } from '@storefront/ui/icons/CheckIcon';
import { useEarlyClick } from '../client/useEarlyClick.ts';
import type { Channel } from '../data/rootData.ts';
import { MenuLink } from '../header/MenuLink.tsx';
import type { ShownMenu } from '../header/shownMenu.ts';
import { CustomerTypeToggle } from './CustomerTypeToggle.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MarketButton } from './MarketButton.tsx';
import classes from './TopBar.module.css';

interface TopBarProps {
  menu: ShownMenu | null;
  channel: Channel;
}

/** What the shop promises (TOP-02), its shortcuts, and how the shopper sees it: market, customer type, language. */
export function TopBar({ menu, channel }: TopBarProps) {
  const { t } = useTranslation('shell');
  const bar = useRef<HTMLElement>(null);
  useEarlyClick(bar);
  const { currency } = useShop();
  const points = [t('points.freeShipping', { context: currency }), t('points.guarantee'), t('points.returns')];

  return (
    <section ref={bar} className={classes.bar} aria-label={t('topBar.label')}>
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
            {menu?.items.map((item, index) => (
              <li key={index}>
                <MenuLink item={item} className={classes.tool} />
              </li>
            ))}
          </ul>
          <MarketButton channel={channel} className={classes.market} />
          <CustomerTypeToggle className={classes.customerType} />
          <LanguageLinks className={classes.tool} />
        </div>
      </div>
    </section>
  );
}
