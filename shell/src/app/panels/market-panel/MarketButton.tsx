import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Flag } from '@hemvaror/ui/flag/Flag';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { Channel } from '../../data/rootData.ts';
import { MarketPanel } from '../MarketPanel.ts';
import { usePanelIntent } from '../usePanelPrefetch.ts';
import { selectableMarkets } from '../../market/isSelectable.ts';

interface MarketButtonProps {
  channel: Channel;
  className?: string | undefined;
}

/** The current market as a button that opens the market panel (LOCALE-20); plain text without other markets. */
export function MarketButton({ channel, className }: MarketButtonProps) {
  const { t } = useTranslation('shell');
  const shop = useShop();
  const dispatch = useDispatch();
  const intent = usePanelIntent('market-selector', MarketPanel.load);
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === 'market-selector';

  const market = channel.markets.find(({ alias }) => alias === shop.market);
  if (!market?.country) return null;
  const { code, name } = market.country;
  const country = t(`country.${code}`, { defaultValue: name });
  const label = `${country} (${market.currency?.code ?? shop.currency})`;
  const hasOthers = selectableMarkets(channel, shop.locale).some(({ alias }) => alias !== shop.market);

  if (!hasOthers) {
    return (
      <span className={className}>
        <Flag country={code} shape="circle" />
        <VisuallyHidden>{t('topBar.market')}</VisuallyHidden> {label}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={t('topBar.changeMarket', { market: label })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(panelSlice.actions.panelOpened({ name: 'market-selector' }))}
      {...intent}
    >
      <Flag country={code} shape="circle" />
      {label}
    </button>
  );
}
