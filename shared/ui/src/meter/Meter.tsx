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
  /** Accessible name, including the value: the bar shows no number. */
  label: string;
}

/** Progress toward a limit, such as free shipping. Values are clamped to 0 to `max`. */
export function Meter({ value, max, label }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1;
  const style: CSSProperties = { '--meter-share': share };

  return (
    <div
      // <meter> cannot be styled consistently in all browsers.
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
