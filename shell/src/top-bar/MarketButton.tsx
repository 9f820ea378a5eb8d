import { present } from '@storefront/domain/present';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { panelSlice } from '@storefront/store/panelSlice';
import { useShop } from '@storefront/store/shop';
import { Flag } from '@storefront/ui/flag/Flag';
import { VisuallyHidden } from '@storefront/ui/visually-hidden/VisuallyHidden';
import type { Channel } from '../data/rootData.ts';
import { loadMarketPanel } from '../layouts/loadMarketPanel.ts';
import { usePrefetch } from '../layouts/usePrefetch.ts';
import { pickableMarkets } from '../market/isPickable.ts';

interface MarketButtonProps {
  channel: Channel;
  className?: string | undefined;
}

/** The market that the shopper is in, which leads to the others (LOCALE-20); plain words where there is no other. */
export function MarketButton({ channel, className }: MarketButtonProps) {
  const { t } = useTranslation('shell');
  const shop = useShop();
  const dispatch = useDispatch();
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === 'market-selector';
  const prefetch = usePrefetch(() => void loadMarketPanel());

  const market = present(channel.markets).find(({ alias }) => alias === shop.market);
  if (!market?.country) return null;
  const { code, name } = market.country;
  const country = t(`country.${code}`, { defaultValue: name });
  const words = `${country} (${market.currency?.code ?? shop.currency})`;
  const hasOthers = pickableMarkets(channel, shop.locale).some(({ alias }) => alias !== shop.market);

  if (!hasOthers) {
    return (
      <span className={className}>
        <Flag country={code} shape="circle" />
        <VisuallyHidden>{t('topBar.market')}</VisuallyHidden> {words}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={t('topBar.changeMarket', { market: words })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(panelSlice.actions.panelOpened({ name: 'market-selector' }))}
      {...prefetch}
    >
      <Flag country={code} shape="circle" />
      {words}
    </button>
  );
}
