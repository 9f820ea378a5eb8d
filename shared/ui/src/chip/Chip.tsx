import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Chip.module.css';

/** Styles a link as a chip; `aria-current="page"` fills it, `data-struck` strikes it through. */
export function chipClassName(): string | undefined {
  return classes.chip;
}

/** Styles a link as a chip that removes itself. */
export function removableChipClassName(): string | undefined {
  return classNames(classes.chip, classes.removable);
}

/** A wrapping row of chips. */
export function ChipRow({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(classes.row, className)}>{children}</div>;
}
