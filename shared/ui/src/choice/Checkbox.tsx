import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from '../field/FieldError.tsx';
import classes from './Choice.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** The label; may contain links. */
  children: ReactNode;
  /** A count after the label. */
  count?: number | undefined;
  error?: string | null | undefined;
};

export function Checkbox({ children, count, error, ...native }: CheckboxProps) {
  const id = useId();
  const describedBy = error ? `${id}-error` : native['aria-describedby'];

  return (
    <div>
      <label className={classes.choice}>
        <input {...native} type="checkbox" aria-invalid={error ? true : undefined} aria-describedby={describedBy} />
        <span>
          {children}
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
