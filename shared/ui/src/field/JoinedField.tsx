import { useId, type ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { controlAttributes, FieldFrame, type FieldText } from './FieldFrame.tsx';
import classes from './Field.module.css';

type JoinedFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'onSubmit'> & {
    /** Text of the button. */
    button: string;
    isBusy?: boolean | undefined;
    /** Called by the button and by Enter. */
    onSubmit: () => void;
  };

/** A form with one field and, joined to it, a submit button. */
export function JoinedField(props: JoinedFieldProps) {
  const { label, labelHidden, optionalMark, hint, error, className, button, isBusy, onSubmit, ...native } = props;
  const ownId = useId();
  const id = native.id ?? ownId;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FieldFrame {...{ id, label, labelHidden, optionalMark, hint, error, className }}>
        <div className={classes.joined}>
          <input
            {...native}
            {...controlAttributes(id, { hint, error }, native['aria-describedby'])}
            className={classes.input}
          />
          <Button variant="secondary" type="submit" loading={isBusy} className={classes.submit}>
            {button}
          </Button>
        </div>
      </FieldFrame>
    </form>
  );
}
