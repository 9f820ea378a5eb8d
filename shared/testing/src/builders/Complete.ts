/**
 * A schema type with every field set, at every depth: what a builder returns. It fits each fragment, as a fragment asks
 * for some of the fields. A nullable field may still be null.
 */
export type Complete<T> = T extends readonly (infer Item)[]
  ? Complete<Item>[]
  : T extends object
    ? { [Field in keyof T]-?: Complete<T[Field]> }
    : T;
