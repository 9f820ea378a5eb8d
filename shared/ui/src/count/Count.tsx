import { classNames } from '../classNames.ts';
import classes from './Count.module.css';

interface CountProps {
  value: number;
  className?: string | undefined;
}

/**
 * A small number in a filled pill, rendered above 0 only (STATE-21). Decoration: the label of the control around it contains
 * the number.
 */
export function Count({ value, className }: CountProps) {
  if (!(value > 0)) return null;
  return (
    <span className={classNames(classes.count, className)} aria-hidden="true">
      {value}
    </span>
  );
}
