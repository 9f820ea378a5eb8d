import type { ComponentProps } from 'react';
import { Count } from '../count/Count.tsx';
import { classNames } from '../classNames.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './FilterButton.module.css';

type FilterButtonProps = Omit<ComponentProps<'button'>, 'aria-expanded' | 'aria-haspopup'> & {
  /** What it opens shows now. */
  expanded: boolean;
  /** How many values are chosen; shown above 0. */
  count?: number | undefined;
  /** The same in words: "2 valda". */
  countLabel?: string | undefined;
};

/** Opens the panel of a filter and shows how much of it is chosen. */
export function FilterButton(props: FilterButtonProps) {
  const { expanded, count = 0, countLabel, className, children, type = 'button', ...native } = props;

  return (
    <button
      {...native}
      type={type}
      className={classNames(classes.filterButton, className)}
      aria-haspopup="dialog"
      aria-expanded={expanded}
    >
      {children}
      <Count value={count} />
      {count > 0 && countLabel && <VisuallyHidden>{countLabel}</VisuallyHidden>}
      <ChevronDownIcon />
    </button>
  );
}
