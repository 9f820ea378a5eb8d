import { classNames } from '../classNames.ts';
import classes from './Count.module.css';

interface CountProps {
  value: number;
  className?: string | undefined;
}

/**
 * A small number in a filled pill, there only above 0 (STATE-21). Decoration: the control it stands on names the number
 * in its own label.
 */
export function Count({ value, className }: CountProps) {
  if (!(value > 0)) return null;
  return (
    <span className={classNames(classes.count, className)} aria-hidden="true">
      {value}
    </span>
  );
}
