/**
 * Ends a `switch` over a union: the compiler refuses a case that was forgotten, and a value that came from outside throws.
 *
 * @throws always
 */
export function assertNever(value: never): never {
  throw new Error(`Nothing handles ${JSON.stringify(value)}`);
}
