/** Serializes a value as JSON for a script element with data, which it cannot end. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
