import type { ComponentProps } from 'react';
import { Count } from '../count/Count.tsx';
import { classNames } from '../classNames.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './FilterButton.module.css';

type FilterButtonProps = Omit<ComponentProps<'button'>, 'aria-expanded' | 'aria-haspopup'> & {
  /** Whether the panel that it opens is open. */
  expanded: boolean;
  /** Number of selected values; rendered above 0. */
  count?: number | undefined;
  /** The number as text for screen readers: "2 valda". */
  countLabel?: string | undefined;
};

/** Opens the panel of a filter and shows the number of selected values. */
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
