import type { MouseEvent } from 'react';

/** Whether the page handles a click on a link. The browser handles clicks with a modifier key or another button. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
