import type { ComponentProps } from 'react';
import { Button } from '@storefront/ui/button/Button';
import { FieldError } from '@storefront/ui/field/FieldError';
import { classNames } from '@storefront/ui/classNames';
import { visuallyHiddenClassName } from '@storefront/ui/visually-hidden/VisuallyHidden';
import classes from './JoinedField.module.css';

interface JoinedFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'onSubmit'> {
  id: string;
  label: string;
  labelHidden?: boolean;
  button: string;
  isBusy?: boolean;
  error?: string | null | undefined;
  /** The button, or Enter. */
  onSubmit: () => void;
}

/** A field with the button that sends it, joined; a form of its own. */
export function JoinedField(props: JoinedFieldProps) {
  const { id, label, labelHidden, button, isBusy = false, error, onSubmit, ...native } = props;

  return (
    <form
      noValidate
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor={id} className={classNames(classes.label, labelHidden && visuallyHiddenClassName)}>
        {label}
      </label>
      <div className={classes.joined}>
        <input
          {...native}
          id={id}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <Button variant="secondary" type="submit" loading={isBusy} className={classes.button}>
          {button}
        </Button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </form>
  );
}
