/** Joins class names by a space, without missing and false ones. Returns undefined if there are no names. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
