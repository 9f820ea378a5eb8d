import type { CSSProperties } from 'react';
import classes from './ProgressBar.module.css';

declare module 'react' {
  interface CSSProperties {
    '--progress-share'?: number;
  }
}

interface ProgressBarProps {
  /** Share from 0 to 1; other values are clamped. */
  share: number;
  /** Accessible name: "Visade produkter", "Sidan laddas". */
  label: string;
  /** Renders the bar in red. */
  failed?: boolean | undefined;
  /** Renders the remaining share as a line, as below a list. */
  track?: boolean | undefined;
}

/** A progress bar: for the loaded share of a list, for a loading page. */
export function ProgressBar({ share, label, failed = false, track = false }: ProgressBarProps) {
  const done = Math.min(1, Math.max(0, share));
  const style: CSSProperties = { '--progress-share': done };

  return (
    <div
      // <progress> cannot be styled consistently in all browsers.
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(done * 100)}
      className={classes.progress}
      style={style}
      data-track={track || undefined}
      data-failed={failed || undefined}
    />
  );
}
