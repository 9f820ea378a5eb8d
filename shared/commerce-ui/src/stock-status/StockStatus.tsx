import { stockStatus } from '@hemvaror/domain/stock/stockStatus';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import type { StockStatus_stockFragment } from './StockStatus.generated.ts';
import classes from './StockStatus.module.css';
import { stockText } from './stockText.ts';

interface StockStatusProps {
  stock: StockStatus_stockFragment;
  /** How many the shopper wants; a cart line asks for its own quantity. */
  quantity?: number;
  /** ISO date on which a sold-out product is expected back. */
  incoming?: string | null | undefined;
  /** Adds how soon it is with the shopper. */
  withTime?: boolean;
}

/** Whether and how soon a product can be had; the dot is full, half or empty, so that color is never alone. */
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
