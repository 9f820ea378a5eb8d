import { useId, type ReactNode } from 'react';
import classes from './OptionGroup.module.css';

interface OptionGroupProps {
  title: string;
  /** At the end of the title's line. */
  note?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Options that belong together. */
export function OptionGroup({ title, note, className, children }: OptionGroupProps) {
  const titleId = useId();
  return (
    // A listbox owns groups; a fieldset is one of form fields.
    <div role="group" aria-labelledby={titleId} className={className}>
      <div className={classes.title}>
        <span id={titleId}>{title}</span>
        {note}
      </div>
      {children}
    </div>
  );
}
