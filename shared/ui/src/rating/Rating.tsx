import type { CSSProperties, ReactNode } from 'react';
import classes from './Rating.module.css';

declare module 'react' {
  interface CSSProperties {
    '--rating-share'?: string;
  }
}

const FIVE_STARS =
  'M10 2.200l2.360 4.900 5.400.7-3.960 3.730 1 5.350-4.800-2.600-4.800 2.600 1-5.350L2.24 7.800l5.400-.7Z M31 2.200l2.360 4.900 5.400.7-3.960 3.730 1 5.350-4.800-2.600-4.800 2.600 1-5.350L23.24 7.800l5.400-.7Z M52 2.200l2.360 4.900 5.400.7-3.960 3.730 1 5.350-4.800-2.600-4.800 2.600 1-5.350L44.24 7.800l5.400-.7Z M73 2.200l2.360 4.900 5.400.7-3.960 3.730 1 5.350-4.800-2.600-4.800 2.600 1-5.350L65.24 7.800l5.400-.7Z M94 2.200l2.360 4.900 5.400.7-3.960 3.730 1 5.350-4.800-2.600-4.800 2.600 1-5.350L86.24 7.800l5.400-.7Z';

interface RatingProps {
  /** 0 to 5; shown to the half star. */
  value: number;
  /** The exact rating in words: "4,6 av 5". */
  label: string;
  /** Beside the stars: the figure, the number of reviews. */
  children?: ReactNode;
}

/** Five stars, filled as far as the rating goes. */
export function Rating({ value, label, children }: RatingProps) {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2);
  const style: CSSProperties = { '--rating-share': `${halves * 10}%` };

  return (
    <span className={classes.rating}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn twice, so that one half can be cut off */}
      <span className={classes.stars} role="img" aria-label={label} style={style}>
        <Stars className={classes.empty} />
        <Stars className={classes.full} />
      </span>
      {children}
    </span>
  );
}

function Stars({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 105 20" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={FIVE_STARS} />
    </svg>
  );
}
