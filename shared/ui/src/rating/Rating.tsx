import type { CSSProperties, ReactNode } from 'react';
import classes from './Rating.module.css';

declare module 'react' {
  interface CSSProperties {
    '--rating-share'?: string;
  }
}

/** Path of one star, starting at its top. `FIVE_STARS` repeats it at five x positions. */
const STAR = ' 2.2l2.36 4.9 5.4.7-3.96 3.73 1 5.35-4.8-2.6-4.8 2.6 1-5.35-3.96-3.73 5.4-.7z';
const FIVE_STARS = [10, 31, 52, 73, 94].map((x) => `M${x}${STAR}`).join('');

interface RatingProps {
  /** 0 to 5; rounded to half stars. */
  value: number;
  /** The exact rating as text: "4,6 av 5". */
  label: string;
  /** Content after the stars: the value, the number of reviews. */
  children?: ReactNode;
}

/** Five stars, filled up to the rating. */
export function Rating({ value, label, children }: RatingProps) {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2);
  const style: CSSProperties = { '--rating-share': `${halves * 10}%` };

  return (
    <span className={classes.rating}>
      {/* Two layers: the upper one is clipped at the rating. */}
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
