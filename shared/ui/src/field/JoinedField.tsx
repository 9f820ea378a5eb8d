import { JoinedControl, type JoinedControlProps } from './JoinedControl.tsx';

type JoinedFieldProps = Omit<JoinedControlProps, 'onSubmit' | 'posted'> & {
  /** Called by the button and by Enter. */
  onSubmit: () => void;
};

/** A form with one field and, joined to it, a submit button. */
export function JoinedField({ onSubmit, ...control }: JoinedFieldProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <JoinedControl {...control} />
    </form>
  );
}
