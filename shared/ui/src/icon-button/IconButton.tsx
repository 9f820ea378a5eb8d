import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Count } from '../count/Count.tsx';
import classes from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name; with a count including the number: `Varukorg, 6 varor`. */
  label: string;
  icon: ReactNode;
  outlined?: boolean | undefined;
  /** Rendered in the corner above 0. */
  count?: number | undefined;
};

export function IconButton({
  label,
  icon,
  outlined = false,
  count = 0,
  className,
  type = 'button',
  ...native
}: IconButtonProps) {
  return (
    <button
      {...native}
      type={type}
      aria-label={label}
      className={classNames(iconButtonClassName({ outlined }), className)}
    >
      {icon}
      <Count value={count} className={classes.corner} />
    </button>
  );
}

/** Styles a link as an icon button; a `Count` inside it needs `iconButtonCountClassName`. */
export function iconButtonClassName({ outlined = false }: { outlined?: boolean } = {}): string | undefined {
  return classNames(classes.iconButton, outlined && classes.outlined);
}

export const iconButtonCountClassName = classes.corner;
