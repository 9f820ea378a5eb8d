import { PlainProgress } from './plainProgress.ts';
import type { Progress } from './progress.ts';
import { TerminalProgress } from './terminalProgress.ts';

/** Reports on standard output: on one moving line in a terminal, in single lines in files and CI. */
export function createProgress(): Progress {
  return process.stdout.isTTY
    ? new TerminalProgress(process.stdout, process.stderr)
    : new PlainProgress(process.stdout);
}
