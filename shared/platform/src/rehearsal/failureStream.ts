import * as z from 'zod';

const lineSchema = z.object({
  remote: z.string(),
  expose: z.string(),
  err: z.object({ message: z.string().optional(), status: z.number().optional() }).optional(),
});

/** Failures of the parts of a page. */
interface PageFailures {
  /** Expose and message, of the remote's own parts. */
  own: string[];
  /** Whether all of those were late, or got no response of the API: on a busy machine, any release may be. */
  areLate: boolean;
  /** Whether a part of another remote has failed. */
  hasOthers: boolean;
}

const NONE: PageFailures = { own: [], areLate: true, hasOthers: false };

/** A log stream that collects the failures of parts, which a page survives. */
export class FailureStream {
  readonly #remote: string;
  #failures: PageFailures = NONE;

  /** @param remote whose failures are described */
  constructor(remote: string) {
    this.#remote = remote;
  }

  /** @param line JSON, as Pino writes it */
  write(line: string): void {
    const { data } = lineSchema.safeParse(JSON.parse(line));
    if (!data) return;
    const { own, areLate } = this.#failures;
    if (data.remote !== this.#remote) this.#failures = { ...this.#failures, hasOthers: true };
    else {
      this.#failures = {
        ...this.#failures,
        own: [...own, `${data.expose}: ${data.err?.message ?? 'no message'}`],
        areLate: areLate && data.err?.status === 503,
      };
    }
  }

  /** @returns the failures since the last call */
  take(): PageFailures {
    const taken = this.#failures;
    this.#failures = NONE;
    return taken;
  }
}
