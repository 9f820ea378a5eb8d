/**
 * A schema type with every field required, at every depth. Builders return it, so that the result fits every fragment. A
 * nullable field may be null.
 */
export type Complete<T> = T extends readonly (infer Item)[]
  ? Complete<Item>[]
  : T extends object
    ? { [Field in keyof T]-?: Complete<T[Field]> }
    : T;
