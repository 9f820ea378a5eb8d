/**
 * Returns the value if it is allowed. Otherwise logs an error and returns the fallback. For props whose values are not
 * type-checked, such as a widget's settings: an invalid size must not break the page.
 *
 * @see VALID-17, VALID-18
 */
export function validOption<T extends string>(name: string, allowed: readonly T[], value: T, fallback: T): T {
  if (allowed.includes(value)) return value;
  console.error(`${name} must be one of ${allowed.join(', ')}, not "${value}". Using "${fallback}".`);
  return fallback;
}
