import type { CSSProperties } from 'react';
import classes from './ProgressBar.module.css';

declare module 'react' {
  interface CSSProperties {
    '--progress-share'?: number;
  }
}

interface ProgressBarProps {
  /** Share from 0 to 1; values outside are shown as the nearest end. */
  share: number;
  /** What makes progress: "Visade produkter", "Sidan laddas". */
  label: string;
  /** Turns red. */
  failed?: boolean | undefined;
  /** Shows what is left as a line, as below a list; without it only what is done. */
  track?: boolean | undefined;
}

/** A line that grows: of a list shown in part, of a page on its way. */
export function ProgressBar({ share, label, failed = false, track = false }: ProgressBarProps) {
  const done = Math.min(1, Math.max(0, share));
  const style: CSSProperties = { '--progress-share': done };

  return (
    <div
      // <progress> cannot be drawn alike in all browsers.
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
