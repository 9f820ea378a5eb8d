import { useId, type ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { controlAttributes, FieldFrame, type FieldText } from './FieldFrame.tsx';
import classes from './Field.module.css';

export type JoinedControlProps = FieldText &
  ComponentProps<'input'> & {
    /** Text of the button. */
    button: string;
    /** Name and value of the button. */
    posted?: { name: string; value: string } | undefined;
    isBusy?: boolean | undefined;
  };

/** A field and, joined to it, a submit button, for a form with more fields. `JoinedField` has its own form. */
export function JoinedControl(props: JoinedControlProps) {
  const { label, labelHidden, optionalMark, hint, error, className, button, posted, isBusy, ...native } = props;
  const ownId = useId();
  const id = native.id ?? ownId;

  return (
    <FieldFrame {...{ id, label, labelHidden, optionalMark, hint, error, className }}>
      <div className={classes.joined}>
        <input
          {...native}
          {...controlAttributes(id, { hint, error }, native['aria-describedby'])}
          className={classes.input}
        />
        <Button {...posted} variant="secondary" type="submit" loading={isBusy} className={classes.submit}>
          {button}
        </Button>
      </div>
    </FieldFrame>
  );
}
