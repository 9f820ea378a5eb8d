import type { ComponentProps, ReactNode } from 'react';
import { CloseIcon } from '../icons/CloseIcon.tsx';
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

type ToggleChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { pressed: boolean };

/** Chosen or not. */
export function ToggleChip({ pressed, className, type = 'button', ...native }: ToggleChipProps) {
  return <button {...native} type={type} className={classNames(classes.chip, className)} aria-pressed={pressed} />;
}

type RemovableChipProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The whole action: "Ta bort filtret Mässing". */
  removeLabel: string;
};

/** Something chosen that goes away when pressed. */
export function RemovableChip({ removeLabel, children, className, type = 'button', ...native }: RemovableChipProps) {
  return (
    <button
      {...native}
      type={type}
      className={classNames(classes.chip, classes.removable, className)}
      aria-label={removeLabel}
    >
      {children} <CloseIcon />
    </button>
  );
}

/** Chips beside each other, wrapping. */
export function ChipRow({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(classes.row, className)}>{children}</div>;
}
