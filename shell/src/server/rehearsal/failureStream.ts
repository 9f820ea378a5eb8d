import * as z from 'zod';

const lineSchema = z.object({
  remote: z.string(),
  expose: z.string(),
  err: z.object({ message: z.string().optional() }).optional(),
});

/** A log stream that collects the failures of one remote's parts, which a page survives. */
export class FailureStream {
  readonly #remote: string;
  #failures: string[] = [];

  constructor(remote: string) {
    this.#remote = remote;
  }

  /** @param line JSON, as Pino writes it */
  write(line: string): void {
    const { data } = lineSchema.safeParse(JSON.parse(line));
    if (data?.remote === this.#remote) this.#failures.push(`${data.expose}: ${data.err?.message ?? 'no message'}`);
  }

  /** @returns the failures since the last call */
  take(): string[] {
    const taken = this.#failures;
    this.#failures = [];
    return taken;
  }
}
