import { readFileSync } from 'node:fs';

const MAX_LINES = 20;

/** The end of a log, for an error message. */
export function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-MAX_LINES).join('\n');
}
