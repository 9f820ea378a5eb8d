import * as fc from 'fast-check';

export interface BadRequest {
  /** Short description for the report of a failure. */
  title: string;
  method: string;
  /** The raw path: it is not escaped or resolved. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/** Existing keys and ids of the test server, so that some bad requests get past the first lookup. */
export interface Known {
  apiKey: string;
  cartId: string;
  token: string;
}

export const JSON_TYPE = { 'content-type': 'application/json' };

/** One of the values, with equal probability. */
export function elementOf<Value>(values: readonly Value[]): fc.Arbitrary<Value> {
  return fc.constantFrom(...values);
}
