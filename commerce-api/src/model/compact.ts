/** What is there of a list that the contract lets be null and hold nulls. */
export function compact<Value>(values: readonly (Value | null | undefined)[] | null | undefined): Value[] {
  return (values ?? []).flatMap((value) => value ?? []);
}
