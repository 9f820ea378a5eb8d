/**
 * Ends a `switch` over a union: a missing case is a compile error, and an unknown value from untrusted data throws.
 *
 * @throws always
 */
export function assertNever(value: never): never {
  throw new Error(`Unhandled value ${JSON.stringify(value)}.`);
}
