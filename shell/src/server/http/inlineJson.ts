/** Serializes a value as JSON for a script element: it cannot end the element or the line. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * An expression for a script element with the same value. Browsers parse JSON without compiling it, as they would the same
 * object as code.
 */
export function inlineParsedJson(value: unknown): string {
  return `JSON.parse('${inlineJson(value).replace(/[\\']/g, String.raw`\$&`)}')`;
}
