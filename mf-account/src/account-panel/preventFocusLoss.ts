import type { MouseEvent } from 'react';

/**
 * Mousedown handler for a button that leaves a form. Keeps the focus in the field: its validation on blur would render an
 * error, which moves the button away from the pointer before the click.
 */
export function preventFocusLoss(event: MouseEvent): void {
  event.preventDefault();
}
