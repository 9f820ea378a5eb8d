import { useId } from 'react';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './SegmentedControl.module.css';

interface SegmentedControlProps<Value extends string> {
  /** Label of the group, for screen readers. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Radio buttons as two or three words, of which the selected one is underlined. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, options, value, onChange, disabled, className } = props;
  const name = useId();

  return (
    <fieldset className={classNames(classes.segmented, className)} disabled={disabled}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
