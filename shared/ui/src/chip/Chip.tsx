import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import classes from './Chip.module.css';

/** Makes a link look like a chip; `aria-current="page"` fills it, `data-struck` strikes it through. */
export function chipClassName(): string | undefined {
  return classes.chip;
}

/** Makes a link look like a chip that goes away when it is followed. */
export function removableChipClassName(): string | undefined {
  return classNames(classes.chip, classes.removable);
}

/** Chips beside each other, wrapping. */
export function ChipRow({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(classes.row, className)}>{children}</div>;
}
