/**
 * Reports an error that React recovered from by rendering again. An error with a digest comes from the server, which has
 * reported it already.
 */
export function reportRecovered(error: unknown): void {
  if (!(error instanceof Error)) reportError(error);
  else if (!('digest' in error)) reportError(error.cause ?? error);
}
