import type { MouseEvent } from 'react';

/**
 * For a button that leaves a form: pressing it does not take the focus from a field. The field would be judged, its words
 * would move the button away, and the click would end beside it.
 */
export function preventFocusLoss(event: MouseEvent): void {
  event.preventDefault();
}
