import { randomUUID } from 'node:crypto';
import { limitedText } from '@hemvaror/http/limitedText';
import * as z from 'zod/mini';
import { registrySchema, type Registry } from '../contract/registry.ts';
import { registryEntrySchema, type DecidedChange, type RegistryEntry } from './registryEntry.ts';
import { RegistryError } from './registryError.ts';
import { reportedShellSchema, type ReportedShell } from './shellReport.ts';
import { signReport, type ShellReport } from './shellReports.ts';
import { signDecision } from './signedDecision.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** As many as one response of the service has. */
const PAGE = 1_000;

const messageSchema = z.object({ message: z.string() });

/** The service does not respond, or cannot use its store. */
export class RegistryUnreachableError extends Error {
  override name = 'RegistryUnreachableError';
}

/** What a client decides. `id` names a decision that may have been sent before. */
export type ClientDecision = { actor: string; why: string; id?: string | undefined } & DecidedChange;

export interface RegistryClientOptions {
  /** Of the service, such as `http://localhost:3009`. */
  url: string;
  /** Signs decisions and reports. */
  privateKey?: string | undefined;
  /** Time in ms that each request may take. */
  timeoutMs?: number;
}

/**
 * The registry's service, for tools and shells. Each call throws a RegistryError with the message of the service if it refuses the request, and a
 * RegistryUnreachableError if it does not respond.
 */
export class RegistryClient {
  readonly #url: string;
  readonly #privateKey: string | undefined;
  readonly #timeoutMs: number;

  constructor({ url, privateKey, timeoutMs = TIMEOUT_MS }: RegistryClientOptions) {
    this.#url = url.replace(/\/$/, '');
    this.#privateKey = privateKey;
    this.#timeoutMs = timeoutMs;
  }

  async document(): Promise<Registry> {
    return registrySchema.parse(await this.#json('/registry.json'));
  }

  /** All entries after a number, oldest first. @param remote the only one whose entries are read */
  async entries({ remote, after = 0 }: { remote?: string | undefined; after?: number } = {}): Promise<RegistryEntry[]> {
    const found: RegistryEntry[] = [];
    let last = after;
    for (;;) {
      const query = new URLSearchParams({ after: String(last), ...(remote !== undefined && { remote }) });
      const page = z.array(registryEntrySchema).parse(await this.#json(`/entries?${query}`));
      found.push(...page);
      last = page.at(-1)?.number ?? last;
      if (page.length < PAGE) return found;
    }
  }

  /** Decides. After a broken connection it asks once more, with the same id: the decision is added once. */
  async decide({ id = randomUUID(), ...decision }: ClientDecision): Promise<RegistryEntry> {
    const request = signDecision({ ...decision, id, at: new Date().toISOString() }, this.#privateKey);
    return registryEntrySchema.parse(await this.#json('/decisions', request, 1));
  }

  /** Reports what a shell has taken, and has seen of the candidates. */
  async report(report: ShellReport): Promise<void> {
    await this.#text('/reports', signReport({ ...report, at: new Date().toISOString() }, this.#privateKey));
  }

  /** The shells that have reported within the last minute. */
  async shells(): Promise<ReportedShell[]> {
    return z.array(reportedShellSchema).parse(await this.#json('/shells'));
  }

  async #json(path: string, body?: unknown, retries = 0): Promise<unknown> {
    return parsed(await this.#text(path, body, retries), this.#url);
  }

  async #text(path: string, body?: unknown, retries = 0): Promise<string> {
    let status: number;
    let text: string;
    try {
      ({ status, text } = await this.#request(path, body));
    } catch (error) {
      if (retries > 0 && !isTimeout(error)) return this.#text(path, body, retries - 1);
      throw this.#unreachable(error);
    }
    if (status < 300) return text;
    const message = messageSchema.safeParse(parsed(text, this.#url)).data?.message ?? `It responded with ${status}.`;
    if (status >= 500) throw new RegistryUnreachableError(`The registry at ${this.#url} has failed. ${message}`);
    throw new RegistryError(message);
  }

  async #request(path: string, body: unknown): Promise<{ status: number; text: string }> {
    const response = await fetch(`${this.#url}${path}`, {
      signal: AbortSignal.timeout(this.#timeoutMs),
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return { status: response.status, text: await limitedText(response, MAX_BYTES) };
  }

  #unreachable(error: unknown): RegistryUnreachableError {
    const reason = isTimeout(error) ? ` within ${this.#timeoutMs} ms` : '';
    return new RegistryUnreachableError(
      `The registry at ${this.#url} does not respond${reason}. Start it, or correct its address.`,
      { cause: error },
    );
  }
}

/** @throws RegistryUnreachableError if another server than the registry responds */
function parsed(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RegistryUnreachableError(`${url} does not respond as the registry does. Correct its address.`, {
      cause: error,
    });
  }
}

function isTimeout(error: unknown): boolean {
  const { name }: { name?: unknown } = Object(error);
  return name === 'TimeoutError';
}
