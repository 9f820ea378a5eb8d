import type { ReactNode } from 'react';
import classes from './StockLine.module.css';
import type { StockText } from './stockText.ts';

interface StockLineProps extends Pick<StockText, 'status'> {
  children: ReactNode;
  /** Delivery time, after the text. */
  time?: string;
}

/** A line about availability. Its dot is full, half or empty, so that color is not the only indicator. */
export function StockLine({ status, children, time }: StockLineProps) {
  return (
    <p className={classes.stock} data-status={status}>
      <span>
        {children}
        {time && <span className={classes.time}>{`, ${time}`}</span>}
      </span>
    </p>
  );
}
