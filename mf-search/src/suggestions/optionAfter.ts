/**
 * Which option a key leads to, by the combobox pattern of the ARIA Authoring Practices: the arrows go round, Home and End
 * lead to the ends once an option is active. Undefined for a key that is the text field's own.
 *
 * @param active index of the active option, -1 while the text has the say
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
