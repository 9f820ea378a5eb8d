import { useId, type ComponentProps } from 'react';
import { controlAttributes, FieldFrame, type FieldText } from '../field/FieldFrame.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import classes from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type SelectProps = FieldText &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly SelectOption[];
    /** Without border and background, for a tool above a list. */
    plain?: boolean | undefined;
  };

/** The native select with the shop's styles. */
export function Select(props: SelectProps) {
  const { label, labelHidden, optionalMark, hint, error, className, options, plain = false, ...native } = props;
  const ownId = useId();
  const id = native.id ?? ownId;

  return (
    <FieldFrame {...{ id, label, labelHidden, optionalMark, hint, error, className }}>
      <div className={classes.control}>
        <select
          {...native}
          {...controlAttributes(id, { hint, error }, native['aria-describedby'])}
          className={classes.select}
          data-plain={plain || undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size="small" />
      </div>
    </FieldFrame>
  );
}
