import { useId, type ComponentProps } from 'react';
import { controlAttributes, FieldFrame, type FieldText } from './FieldFrame.tsx';
import classes from './Field.module.css';

type FieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'number' | undefined;
  };

/** A text field, controlled or not. Native attributes are set on the input, `className` on the frame. */
export function Field({
  label,
  labelHidden,
  optionalMark,
  hint,
  error,
  className,
  type = 'text',
  ...native
}: FieldProps) {
  const ownId = useId();
  const id = native.id ?? ownId;

  return (
    <FieldFrame {...{ id, label, labelHidden, optionalMark, hint, error, className }}>
      <input
        {...native}
        {...controlAttributes(id, { hint, error }, native['aria-describedby'])}
        className={classes.input}
        type={type}
      />
    </FieldFrame>
  );
}
