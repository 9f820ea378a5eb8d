import type { ReactNode } from 'react';
import { ChoiceLegend } from '../choice-legend/ChoiceLegend.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './OptionButtons.module.css';

export interface OptionButton<Value> {
  value: Value;
  label: ReactNode;
  /** Strikes the option through; the text is the reason for screen readers. The option can still be selected. */
  struckBecause?: string | false | undefined;
  disabled?: boolean | undefined;
}

interface OptionButtonsProps<Value> {
  /** Label of the group: "Storlek". */
  legend: string;
  /** Text after the legend: a unit, the selected value. */
  note?: ReactNode;
  /** Name of the radio buttons; must be unique on the page. */
  name: string;
  options: readonly OptionButton<Value>[];
  /** The selected value; undefined without a selection. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Id of the error message that the caller renders below; marks the group as invalid. */
  errorId?: string | undefined;
}

/** Radio buttons as a grid of buttons, such as the sizes of a product. */
export function OptionButtons<Value extends string | number>(props: OptionButtonsProps<Value>) {
  const { legend, note, name, options, value, onChange, errorId } = props;

  return (
    <fieldset role="radiogroup" aria-invalid={errorId ? true : undefined} aria-describedby={errorId}>
      <ChoiceLegend as="legend" label={legend}>
        {note}
      </ChoiceLegend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} data-struck={Boolean(option.struckBecause) || undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.struckBecause && <VisuallyHidden> {option.struckBecause}</VisuallyHidden>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
