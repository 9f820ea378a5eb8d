import { useState, type KeyboardEvent } from 'react';
import { clampQuantity } from '@hemvaror/domain/quantity';
import { MinusIcon } from '../icons/MinusIcon.tsx';
import { PlusIcon } from '../icons/PlusIcon.tsx';
import classes from './QuantityStepper.module.css';

interface QuantityStepperProps {
  value: number;
  min?: number | undefined;
  max: number;
  /** Called with a whole number from `min` to `max` that differs from `value`. */
  onChange: (quantity: number) => void;
  /** Called after `onChange` if the entered quantity exceeds `max`. */
  onExceed?: (() => void) | undefined;
  /** Names the group: "Antal Linje stånghandtag". */
  label: string;
  fieldLabel: string;
  decreaseLabel: string;
  increaseLabel: string;
  size?: 'normal' | 'small' | undefined;
  /** Name of the field, for a form. */
  name?: string | undefined;
  /** True until the server has confirmed `value`. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A field between a minus and a plus button. Typed text is applied on Enter or blur, clamped to the limits. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max, onChange, onExceed, label, fieldLabel, decreaseLabel, increaseLabel } = props;
  const { size = 'normal', name, busy = false, disabled = false } = props;
  /** The text of the field while typing; null if the field shows the value. */
  const [draft, setDraft] = useState<string | null>(null);

  function applyQuantity(entered: string | number): void {
    setDraft(null);
    const quantity = clampQuantity(entered, min, max);
    if (quantity !== value) onChange(quantity);
    if (clampQuantity(entered, min, Number.MAX_SAFE_INTEGER) > max) onExceed?.();
  }

  function commitDraft(): void {
    if (draft === null) return;
    // An empty field restores the value instead of setting the minimum.
    if (draft.trim() === '') setDraft(null);
    else applyQuantity(draft);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') commitDraft();
    if (step) applyQuantity(value + step);
    // Do not submit the form, and do not move the caret.
    if (step || event.key === 'Enter') event.preventDefault();
  }

  return (
    // Not a fieldset: it needs a visible legend and cannot be an inline grid in all browsers.
    <div className={classes.quantity} role="group" aria-label={label} aria-busy={busy || undefined} data-size={size}>
      <button
        type="button"
        aria-label={decreaseLabel}
        disabled={disabled || value <= min}
        onClick={() => applyQuantity(value - 1)}
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
        onClick={() => applyQuantity(value + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
