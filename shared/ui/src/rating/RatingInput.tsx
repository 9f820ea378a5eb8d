import { useId } from 'react';
import { FieldError } from '../field/FieldError.tsx';
import { StarIcon } from '../icons/StarIcon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './Rating.module.css';

interface RatingInputProps {
  legend: string;
  /** Label for a number of stars: "4 av 5". */
  starLabel: (stars: number) => string;
  /** 1 to 5; 0 without a selection. */
  value: number;
  onChange: (stars: number) => void;
  name?: string | undefined;
  error?: string | null | undefined;
}

const STARS = [1, 2, 3, 4, 5];

/** A rating from one to five stars. Arrow keys move in reading order. */
export function RatingInput({ legend, starLabel, value, onChange, name, error }: RatingInputProps) {
  const id = useId();

  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <span className={classes.input}>
        {STARS.map((stars) => (
          <label key={stars} data-filled={stars <= value || undefined}>
            <input
              type="radio"
              name={name ?? id}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <StarIcon />
            <VisuallyHidden>{starLabel(stars)}</VisuallyHidden>
          </label>
        ))}
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
