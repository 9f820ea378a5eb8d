/** Fallback for an optional component. */
export function Empty() {
  return null;
}
