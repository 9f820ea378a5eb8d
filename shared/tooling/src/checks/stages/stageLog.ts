import type { TestResult } from '../testResults.ts';

export interface StageOptions {
  /** True for a test runner: its tests are counted instead of it, and the runner only if it fails. */
  isRunner?: boolean;
}

/** The finished stages of a run, with their outcomes. */
export class StageLog {
  readonly #results: TestResult[] = [];
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void = console.log) {
    this.#print = print;
  }

  /** Runs a stage and prints its outcome with its seconds. @returns true if it passed */
  async run(name: string, work: () => Promise<boolean>, { isRunner = false }: StageOptions = {}): Promise<boolean> {
    const startedAt = performance.now();
    const passed = await work();
    const seconds = (performance.now() - startedAt) / 1_000;
    this.#print(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    if (!isRunner || !passed) this.add(name, passed, seconds);
    return passed;
  }

  /** Adds the outcome of a check that is no stage. */
  add(name: string, passed: boolean, seconds = 0): void {
    this.#results.push({ kind: 'unit', name, outcome: passed ? 'passed' : 'failed', firstTry: true, seconds });
  }

  get results(): readonly TestResult[] {
    return this.#results;
  }
}
