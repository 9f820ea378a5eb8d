import * as fc from 'fast-check';

export interface BadRequest {
  /** What is wrong with it, for the report of a failure. */
  what: string;
  method: string;
  /** As it is sent: nothing is escaped or resolved on the way. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/** What a test server holds, so that some bad requests get past the first look-up. */
export interface Known {
  apiKey: string;
  cartId: string;
  token: string;
}

export const JSON_TYPE = { 'content-type': 'application/json' };

/** One of the values, each as likely as the others. */
export function elementOf<Value>(values: readonly Value[]): fc.Arbitrary<Value> {
  return fc.constantFrom(...values);
}
