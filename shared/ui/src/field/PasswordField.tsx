import { useId, useState, type ComponentProps } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { EyeIcon } from '../icons/EyeIcon.tsx';
import { controlAttributes, FieldFrame, type FieldText } from './FieldFrame.tsx';
import classes from './Field.module.css';

type PasswordFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** Label of the toggle in both states, as `aria-pressed` distinguishes them: "Visa lösenord". */
    revealLabel: string;
  };

/** A password field with a toggle that reveals the text (VALID-16). */
export function PasswordField(props: PasswordFieldProps) {
  const { label, labelHidden, optionalMark, hint, error, className, revealLabel, ...native } = props;
  const [isRevealed, setRevealed] = useState(false);
  const ownId = useId();
  const id = native.id ?? ownId;

  return (
    <FieldFrame {...{ id, label, labelHidden, optionalMark, hint, error, className }}>
      <div className={classes.control}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...native}
          {...controlAttributes(id, { hint, error }, native['aria-describedby'])}
          className={classes.input}
          type={isRevealed ? 'text' : 'password'}
        />
        <IconButton
          className={classes.reveal}
          label={revealLabel}
          icon={<EyeIcon />}
          aria-pressed={isRevealed}
          aria-controls={id}
          disabled={native.disabled}
          onClick={() => setRevealed(!isRevealed)}
        />
      </div>
    </FieldFrame>
  );
}
