import { useId, type ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { controlAttributes, FieldFrame, type FieldText } from './FieldFrame.tsx';
import classes from './Field.module.css';

type TextAreaProps = FieldText & ComponentProps<'textarea'>;

/** A multi-line field; otherwise like `Field`. */
export function TextArea({
  label,
  labelHidden,
  optionalMark,
  hint,
  error,
  className,
  rows = 3,
  ...native
}: TextAreaProps) {
  const ownId = useId();
  const id = native.id ?? ownId;

  return (
    <FieldFrame {...{ id, label, labelHidden, optionalMark, hint, error, className }}>
      <textarea
        {...native}
        {...controlAttributes(id, { hint, error }, native['aria-describedby'])}
        className={classNames(classes.input, classes.lines)}
        rows={rows}
      />
    </FieldFrame>
  );
}
