/**
 * The value if it is among those allowed, else the fallback, and the developer is told. For props whose values also come
 * from outside the type checker, such as a widget's settings: a wrong size must not cost the shopper the page.
 *
 * @see VALID-17, VALID-18, VALID-19
 */
export function validOption<T extends string>(what: string, allowed: readonly T[], value: T, fallback: T): T {
  if (allowed.includes(value)) return value;
  console.error(`${what} must be one of ${allowed.join(', ')}, not "${value}". Using "${fallback}".`);
  return fallback;
}
