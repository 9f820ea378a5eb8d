import { PlainProgress } from './plainProgress.ts';
import type { Progress } from './progress.ts';
import { TerminalProgress } from './terminalProgress.ts';

/** Reports on standard output: on one line that is overwritten in a terminal, in lines elsewhere. */
export function createProgress(): Progress {
  return process.stdout.isTTY
    ? new TerminalProgress(process.stdout, process.stderr)
    : new PlainProgress(process.stdout);
}
