import { MovingLine, type Terminal } from '../../../bin/movingLine.js';
import { formatAwaited } from './formatAwaited.ts';
import type { Awaited, OutputStream, Progress } from './progress.ts';

/** Reports steps on the last line of a terminal. */
export class TerminalProgress implements Progress {
  readonly #line: MovingLine;
  readonly #stderr: Pick<Terminal, 'write'>;

  /** @param now monotonic time in ms */
  constructor(stdout: Terminal, stderr: Pick<Terminal, 'write'>, now?: () => number) {
    this.#line = new MovingLine(stdout, now);
    this.#stderr = stderr;
  }

  readonly show = (step: string, awaited: readonly Awaited[] = []): void => {
    this.#line.show(awaited.length > 0 ? `${step}; waiting for ${awaited.map(formatAwaited).join(', ')}` : step);
  };

  readonly clear = (): void => this.#line.clear();

  readonly writeLines = (lines: Uint8Array, stream: OutputStream): void =>
    stream === 'stderr' ? this.#line.write(lines, this.#stderr) : this.#line.write(lines);
}
