/** Whether a pointer is down. */
let pressed = false;

/** Starts to watch presses. Returns the function that stops. */
export function watchPresses(): () => void {
  const press = () => {
    pressed = true;
  };
  const release = () => {
    pressed = false;
  };
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
  return () => {
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointerup', release, true);
    window.removeEventListener('pointercancel', release, true);
  };
}

/**
 * Runs `work` at once, or after the click of a press that is under way: an error that is rendered in between would move the
 * element below the pointer, and the click would miss it.
 */
export function afterPress(work: () => void): void {
  if (!pressed) {
    work();
    return;
  }
  // The click follows in the same task.
  const end = () => {
    window.removeEventListener('pointerup', end, true);
    window.removeEventListener('pointercancel', end, true);
    setTimeout(work);
  };
  window.addEventListener('pointerup', end, true);
  window.addEventListener('pointercancel', end, true);
}
