import { useState, type KeyboardEvent } from 'react';
import { clampQuantity } from '@hemvaror/domain/quantity';
import { MinusIcon } from '../icons/MinusIcon.tsx';
import { PlusIcon } from '../icons/PlusIcon.tsx';
import classes from './QuantityStepper.module.css';

interface QuantityStepperProps {
  value: number;
  min?: number | undefined;
  max: number;
  /** A whole number from `min` to `max` that differs from `value`. */
  onChange: (quantity: number) => void;
  /** Names the group: "Antal Linje stånghandtag". */
  label: string;
  fieldLabel: string;
  decreaseLabel: string;
  increaseLabel: string;
  size?: 'normal' | 'small' | undefined;
  /** Of the field, where a form sends it. */
  name?: string | undefined;
  /** The server has not yet confirmed `value`. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Minus, a field, plus. What is typed counts on Enter or when the field is left, clamped to what is allowed. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max, onChange, label, fieldLabel, decreaseLabel, increaseLabel } = props;
  const { size = 'normal', name, busy = false, disabled = false } = props;
  /** What stands in the field while it is being typed; null when it shows the value. */
  const [draft, setDraft] = useState<string | null>(null);

  function choose(wanted: string | number): void {
    setDraft(null);
    const quantity = clampQuantity(wanted, min, max);
    if (quantity !== value) onChange(quantity);
  }

  function commitDraft(): void {
    if (draft === null) return;
    // An emptied field is a change of mind, not a wish for the minimum.
    if (draft.trim() === '') setDraft(null);
    else choose(draft);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') commitDraft();
    if (step) choose(value + step);
    // Neither sends the form around it nor moves the caret.
    if (step || event.key === 'Enter') event.preventDefault();
  }

  return (
    // A fieldset would need a legend in view and cannot be an inline grid everywhere.
    <div className={classes.quantity} role="group" aria-label={label} aria-busy={busy || undefined} data-size={size}>
      <button
        type="button"
        aria-label={decreaseLabel}
        disabled={disabled || value <= min}
        onClick={() => choose(value - 1)}
      >
        <MinusIcon />
      </button>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={fieldLabel}
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commitDraft}
        onKeyDown={handleKeyDown}
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={disabled || value >= max}
        onClick={() => choose(value + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
