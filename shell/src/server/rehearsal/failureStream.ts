import * as z from 'zod';

const lineSchema = z.object({
  remote: z.string(),
  expose: z.string(),
  err: z.object({ message: z.string().optional() }).optional(),
});

/** Failures of the parts of a page. */
interface PageFailures {
  /** Expose and message, of the remote's own parts. */
  own: string[];
  /** Whether a part of another remote has failed. */
  hasOthers: boolean;
}

/** A log stream that collects the failures of parts, which a page survives. */
export class FailureStream {
  readonly #remote: string;
  #failures: PageFailures = { own: [], hasOthers: false };

  /** @param remote whose failures are described */
  constructor(remote: string) {
    this.#remote = remote;
  }

  /** @param line JSON, as Pino writes it */
  write(line: string): void {
    const { data } = lineSchema.safeParse(JSON.parse(line));
    if (!data) return;
    if (data.remote === this.#remote) this.#failures.own.push(`${data.expose}: ${data.err?.message ?? 'no message'}`);
    else this.#failures.hasOthers = true;
  }

  /** @returns the failures since the last call */
  take(): PageFailures {
    const taken = this.#failures;
    this.#failures = { own: [], hasOthers: false };
    return taken;
  }
}
