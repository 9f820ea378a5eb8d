import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './Spinner.module.css';

interface SpinnerProps {
  size?: 'small' | 'large';
  /** Text for screen readers. Without it the spinner is decoration beside a text. */
  label?: string;
}

export function Spinner({ size = 'small', label }: SpinnerProps) {
  const circle = <span className={classes.spinner} data-size={size} aria-hidden="true" />;
  if (label === undefined) return circle;

  return (
    <output className={classes.announced}>
      {circle}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
