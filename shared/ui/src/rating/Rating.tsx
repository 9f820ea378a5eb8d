import type { CSSProperties, ReactNode } from 'react';
import classes from './Rating.module.css';

declare module 'react' {
  interface CSSProperties {
    '--rating-share'?: string;
  }
}

/** One star from its top on, and where the tops of five stand. */
const STAR = ' 2.2l2.36 4.9 5.4.7-3.96 3.73 1 5.35-4.8-2.6-4.8 2.6 1-5.35-3.96-3.73 5.4-.7z';
const FIVE_STARS = [10, 31, 52, 73, 94].map((x) => `M${x}${STAR}`).join('');

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
      {/* Drawn twice, so that one half can be cut off. */}
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
