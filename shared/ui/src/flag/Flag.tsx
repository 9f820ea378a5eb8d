import { classNames } from '../classNames.ts';
import { FLAG_SHAPES } from './flagShapes.tsx';
import classes from './Flag.module.css';

interface FlagProps {
  /** ISO 3166 code in either case, or `eu`. An unknown one is rendered as a plain rectangle. */
  country: string;
  /** Square and circle are 1x1, the rectangle 4x3 (CONST-07). */
  shape?: 'circle' | 'square' | 'rectangle' | undefined;
  className?: string | undefined;
}

/** Decoration: the name of the country or the language has to be rendered beside it. */
export function Flag({ country, shape = 'rectangle', className }: FlagProps) {
  const height = shape === 'rectangle' ? 12 : 16;

  return (
    <svg
      className={classNames(classes.flag, className)}
      data-shape={shape}
      viewBox={`0 0 16 ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {FLAG_SHAPES.get(country.toLowerCase())?.(16, height)}
    </svg>
  );
}
