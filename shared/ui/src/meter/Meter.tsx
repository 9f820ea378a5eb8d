import type { CSSProperties } from 'react';
import classes from './Meter.module.css';

declare module 'react' {
  interface CSSProperties {
    '--meter-share'?: number;
  }
}

interface MeterProps {
  value: number;
  max: number;
  /** What it measures, in words that also say how far it is: the bar shows no number. */
  label: string;
}

/** How much of something is reached, such as free shipping. Values outside 0 to `max` are shown as the nearest end. */
export function Meter({ value, max, label }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1;
  const style: CSSProperties = { '--meter-share': share };

  return (
    <div
      // <meter> cannot be drawn alike in all browsers.
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={share * max}
      className={classes.meter}
      style={style}
      data-reached={share === 1}
    />
  );
}
