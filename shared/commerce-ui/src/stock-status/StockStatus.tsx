import { stockStatus } from '@hemvaror/domain/stock/stockStatus';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import type { StockStatus_stockFragment } from './StockStatus.generated.ts';
import { StockLine } from './StockLine.tsx';
import { stockText } from './stockText.ts';

interface StockStatusProps {
  stock: StockStatus_stockFragment;
  /** The requested quantity, for example that of a cart line. */
  quantity?: number;
  /** ISO date on which a sold-out product is expected back. */
  incoming?: string | null | undefined;
  /** Adds the delivery time, if it is known. */
  withTime?: boolean;
}

/** Availability and delivery time. */
export function StockStatus({ stock, quantity = 1, incoming, withTime = false }: StockStatusProps) {
  const { t } = useTranslation('commerce');
  const { deliveryDays } = useShop();
  const { status, text, time } = stockText(stockStatus(stock, quantity), t, { incoming, deliveryDays });

  return (
    <StockLine status={status} time={withTime ? time : ''}>
      {text}
    </StockLine>
  );
}
