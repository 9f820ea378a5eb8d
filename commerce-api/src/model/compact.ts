/** Drops null and undefined from a list that may itself be null, as the GraphQL contract allows. */
export function compact<Value>(values: readonly (Value | null | undefined)[] | null | undefined): Value[] {
  return (values ?? []).flatMap((value) => value ?? []);
}
