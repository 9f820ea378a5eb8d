/** Every command, also those that later releases add. */
export const EVERY_COMMAND = '*';

/**
 * Whether a pattern opens a command, or everything that another pattern opens. A pattern is a command name, a group like `order *`,
 * or `*`.
 */
function covers(pattern: string, other: string): boolean {
  if (pattern === EVERY_COMMAND || pattern === other) return true;
  return pattern.endsWith(' *') && other.startsWith(pattern.slice(0, -1));
}

/** Whether one of the patterns opens a command, or everything that another pattern opens. */
export function isCovered(patterns: readonly string[], other: string): boolean {
  return patterns.some((pattern) => covers(pattern, other));
}

/** Whether a pattern opens at least one of the commands. */
export function isKnownPattern(pattern: string, names: readonly string[]): boolean {
  return names.some((name) => covers(pattern, name));
}
