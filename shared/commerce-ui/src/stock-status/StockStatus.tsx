import { stockStatus } from '@hemvaror/domain/stock/stockStatus';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import type { StockStatus_stockFragment } from './StockStatus.generated.ts';
import classes from './StockStatus.module.css';
import { stockText } from './stockText.ts';

interface StockStatusProps {
  stock: StockStatus_stockFragment;
  /** The requested quantity, for example that of a cart line. */
  quantity?: number;
  /** ISO date on which a sold-out product is expected back. */
  incoming?: string | null | undefined;
  /** Adds the delivery time. */
  withTime?: boolean;
}

/** Availability and delivery time. The dot is full, half or empty, so that color is not the only indicator. */
export function StockStatus({ stock, quantity = 1, incoming, withTime = false }: StockStatusProps) {
  const { t } = useTranslation('commerce');
  const { status, text, time } = stockText(stockStatus(stock, quantity), t, incoming);

  return (
    <p className={classes.stock} data-status={status}>
      <span>
        {text}
        {withTime && time && <span className={classes.time}>{`, ${time}`}</span>}
      </span>
    </p>
  );
}
