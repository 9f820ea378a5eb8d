import { Fragment, useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { FieldError } from '../field/FieldError.tsx';
import { visuallyHiddenClassName } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './Choice.module.css';
import groupClasses from './RadioGroup.module.css';

export interface RadioOption {
  value: string;
  name: ReactNode;
  /** A line below the name. */
  note?: ReactNode;
  /** At the end of the line: a price, a wordmark. */
  side?: ReactNode;
  disabled?: boolean | undefined;
  /** Below the option while it is selected, with controls of its own. For the look `card`. */
  details?: ReactNode;
}

/** Controlled, or with the initial value of a form that the browser posts. */
type Selection =
  | {
      /** The selected value; null without a selection. */
      value: string | null;
      onChange: (value: string) => void;
      defaultValue?: undefined;
    }
  | { value?: undefined; onChange?: undefined; defaultValue: string | null };

type RadioGroupProps = Selection & {
  legend: string;
  legendHidden?: boolean | undefined;
  /** `card`: each option has a frame, as in the checkout. */
  look?: 'plain' | 'card' | undefined;
  options: readonly RadioOption[];
  /** The field's name in a plain form post. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  error?: string | null | undefined;
};

/** A group of radio buttons. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, legendHidden = false, look = 'plain', options, name, disabled, error } = props;
  const id = useId();

  return (
    <fieldset
      role="radiogroup"
      className={classes.group}
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={legendHidden ? visuallyHiddenClassName : groupClasses.legend}>{legend}</legend>
      {options.map((option) => (
        <Fragment key={option.value}>
          <label className={classNames(classes.choice, look === 'card' && classes.card)}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              {...(props.defaultValue === undefined
                ? { checked: option.value === props.value, onChange: () => props.onChange(option.value) }
                : { defaultChecked: option.value === props.defaultValue })}
            />
            <span className={look === 'card' ? classes.name : undefined}>{option.name}</span>
            {option.side && <span className={classes.side}>{option.side}</span>}
            {option.note && <span className={classes.note}>{option.note}</span>}
          </label>
          {option.details && <div className={classes.details}>{option.details}</div>}
        </Fragment>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
