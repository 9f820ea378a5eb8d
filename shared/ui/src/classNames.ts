/** Class names joined by a space; what is missing or false is left out, and nothing at all gives undefined. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
