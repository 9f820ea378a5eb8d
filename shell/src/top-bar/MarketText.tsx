import { useTranslation } from '@storefront/platform/i18next';
import { present } from '@storefront/domain/present';
import { useShop } from '@storefront/store/shop';
import { Flag } from '@storefront/ui/flag/Flag';
import { VisuallyHidden } from '@storefront/ui/visually-hidden/VisuallyHidden';
import type { Channel } from '../data/rootData.ts';

interface MarketTextProps {
  channel: Channel;
  className?: string | undefined;
}

/** The market that the shopper is in: flag, country and currency. */
export function MarketText({ channel, className }: MarketTextProps) {
  const { t } = useTranslation('shell');
  const shop = useShop();
  const market = present(channel.markets).find(({ alias }) => alias === shop.market);
  if (!market?.country) return null;

  const { code, name } = market.country;
  const currency = market.currency?.code ?? shop.currency;
  const country = t(`country.${code}`, { defaultValue: name });

  return (
    <span className={className}>
      <Flag country={code} shape="circle" />
      <VisuallyHidden>{t('topBar.market')}</VisuallyHidden> {`${country} (${currency})`}
    </span>
  );
}
