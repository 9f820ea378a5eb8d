/**
 * Index of the option that a key activates, according to the combobox pattern of the ARIA Authoring Practices: arrow keys
 * wrap around, Home and End work once an option is active. Undefined for keys that the text field handles.
 *
 * @param active index of the active option, -1 without one
 */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : 0;
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1;
    case 'Home':
      return active < 0 ? undefined : 0;
    case 'End':
      return active < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
