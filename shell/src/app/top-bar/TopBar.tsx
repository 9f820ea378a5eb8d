import { freeShippingLimit } from '@hemvaror/domain/price/freeShippingLimit';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { CheckIcon } from '@hemvaror/ui/icons/CheckIcon';
import type { Channel } from '../data/rootData.ts';
import { MenuLink } from '../menu/MenuLink.tsx';
import type { DisplayMenu } from '../menu/toDisplayMenu.ts';
import { CustomerTypeToggle } from '../preferences/CustomerTypeToggle.tsx';
import { LanguageLinks } from '../preferences/LanguageLinks.tsx';
import { MarketButton } from '../panels/market-panel/MarketButton.tsx';
import classes from './TopBar.module.css';

interface TopBarProps {
  menu: DisplayMenu | null;
  channel: Channel;
}

/** The selling points (TOP-02), the top bar menu, and the settings: market, customer type, language. */
export function TopBar({ menu, channel }: TopBarProps) {
  const { t } = useTranslation('shell');
  const limit = freeShippingLimit(useShop(), useSelector(siteSlice.selectors.selectVatIncluded));
  const isPerson = useSelector(siteSlice.selectors.selectCustomerType) === 'PERSON';
  const points = [
    ...(limit === null ? [] : [t('points.freeShipping', { limit })]),
    t('points.guarantee'),
    ...(isPerson ? [t('points.returns')] : []),
  ];

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
