import { useId, type ReactNode } from 'react';
import classes from './OptionGroup.module.css';

interface OptionGroupProps {
  title: string;
  /** Rendered at the end of the title row. */
  note?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Group of options with a title. */
export function OptionGroup({ title, note, className, children }: OptionGroupProps) {
  const titleId = useId();
  return (
    // A listbox may contain groups; a fieldset is for form fields.
    <div role="group" aria-labelledby={titleId} className={className}>
      <div className={classes.title}>
        <span id={titleId}>{title}</span>
        {note}
      </div>
      {children}
    </div>
  );
}
