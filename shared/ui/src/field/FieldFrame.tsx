import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { visuallyHiddenClassName } from '../visually-hidden/VisuallyHidden.tsx';
import { FieldError } from './FieldError.tsx';
import classes from './Field.module.css';

export interface FieldText {
  label: string;
  /** Renders the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** Text of the mark for an optional field, such as "optional" (VALID-15). */
  optionalMark?: string | undefined;
  hint?: ReactNode;
  /** The error message; null or undefined for a valid field. */
  error?: string | null | undefined;
}

interface FieldFrameProps extends FieldText {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The label above a control, and the error and the hint below it. */
export function FieldFrame({
  id,
  label,
  labelHidden,
  optionalMark,
  hint,
  error,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames(classes.field, className)}>
      <label className={labelHidden ? visuallyHiddenClassName : classes.label} htmlFor={id}>
        {label}
        {optionalMark && <span className={classes.optional}>{optionalMark}</span>}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes that associate a control with its label, error and hint. */
export function controlAttributes(
  id: string,
  { hint, error }: Pick<FieldText, 'hint' | 'error'>,
  describedBy?: string,
) {
  const descriptions = [error ? `${id}-error` : '', hint ? `${id}-hint` : '', describedBy ?? ''].filter(Boolean);
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
  };
}
