import { oneLine, type Terminal } from '../../../bin/movingLine.js';
import type { Awaited, Progress } from './progress.ts';

/** A step with many parts is reported again after this time, so that a log shows that it moves. */
const REPEAT_MS = 10_000;
/** `2 of 5 (mf-search)` at the end of a step. */
const COUNTS = / \(?\d+ of \d+.*$/;

/** Reports steps in lines, for files and CI: each step once, and the counts of a long step from time to time. */
export class PlainProgress implements Progress {
  readonly #stdout: Pick<Terminal, 'write'>;
  readonly #now: () => number;
  /** Step without counts, or awaited part → its last line. A start alternates between steps, and repeats some. */
  readonly #reported = new Map<string, { line: string; at: number }>();

  /** @param now monotonic time in ms */
  constructor(stdout: Pick<Terminal, 'write'>, now = () => performance.now()) {
    this.#stdout = stdout;
    this.#now = now;
  }

  readonly show = (step: string, awaited: readonly Awaited[] = []): void => {
    this.#report(step, step.replace(COUNTS, ''));
    // Without a reason, the steps say enough.
    for (const { name, reason } of awaited) {
      if (reason !== undefined) this.#report(`waiting for ${name}: ${reason}`, `waiting for ${name}`);
    }
  };

  readonly clear = (): void => undefined;

  /** Child processes write to the file themselves: no line is lost if this process is killed. */
  readonly writeLines = undefined;

  #report(text: string, key: string): void {
    const line = oneLine(text);
    const last = this.#reported.get(key);
    if (last && (last.line === line || this.#now() - last.at < REPEAT_MS)) return;
    this.#reported.set(key, { line, at: this.#now() });
    this.#stdout.write(`${line}\n`);
  }
}
