/** A part of the site that a start waits for. */
export interface Awaited {
  name: string;
  /** Why it is not ready yet, if it is known. */
  reason?: string;
}

/** The streams of a child process. */
export type OutputStream = 'stdout' | 'stderr';

/** Receives complete lines of child processes. */
export type LineWriter = (lines: Uint8Array, stream: OutputStream) => void;

/** Reports the steps of a command that takes minutes. */
export interface Progress {
  /** Reports the step under way, which replaces the previous one. @param step a phrase: `building mf-catalog (3 of 6)` */
  show: (step: string, awaited?: readonly Awaited[]) => void;
  /** Ends the report, so that other output starts on a new line. A later step starts it again. */
  clear: () => void;
  /** Writes the output of child processes. Undefined if they may write to the terminal or file themselves. */
  writeLines: LineWriter | undefined;
}

/** Reports nothing, for tests and benches. */
export const silentProgress: Progress = { show: () => undefined, clear: () => undefined, writeLines: undefined };
