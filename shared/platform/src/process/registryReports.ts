import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { RegistryClient } from '../registry/registryClient.ts';
import { RegistryError } from '../registry/registryError.ts';
import type { ShellReport } from '../registry/shellReports.ts';
import type { FaultyRelease } from './faultyReleases.ts';
import { shellStatusOf } from './shellStatusOf.ts';
import type { ProcessStatus } from './supervisorMessages.ts';

const REPORT_MS = 1_000;
const RETRY_MS = 1_000;
const MAX_REASON = 500;
/** A registry that is away for long gets only the last ones: the withdrawals stay in this shell in any case. */
const MAX_WAITING = 100;

interface RegistryReportsOptions {
  client: Pick<RegistryClient, 'report' | 'decide'>;
  /** Name of this shell, unique among those that report. */
  shell: string;
  /** What the processes have now. */
  collect: () => Promise<{ processes: readonly ProcessStatus[]; views: ShellReport['views'] }>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/** The registry that this shell reports to. */
export interface RegistryService {
  /** Of the service, with a slash at the end. */
  url: string;
  /** Of the name `shell`. */
  privateKey: string;
  /** Name of this shell, unique among those that report. */
  shell: string;
}

/** Creates the reports to a registry. They begin with `start`. */
export function createRegistryReports(
  { shell, ...service }: RegistryService,
  log: RegistryReportsOptions['log'],
  collect: RegistryReportsOptions['collect'],
): RegistryReports {
  return new RegistryReports({ client: new RegistryClient(service), shell, collect, log });
}

interface Withdrawal extends FaultyRelease {
  id: string;
  reason: string;
}

/** Reports to the registry what this shell has taken and seen, and which releases it has withdrawn: so other shells withdraw them, too. */
export class RegistryReports {
  readonly #options: RegistryReportsOptions;
  readonly #waiting: Withdrawal[] = [];
  #isReporting = false;
  #isSending = false;
  #isAway = false;

  constructor(options: RegistryReportsOptions) {
    this.#options = options;
  }

  start(): void {
    setInterval(() => void this.#report(), REPORT_MS).unref();
  }

  /** A release was withdrawn here. */
  withdrawn({ remote, entry }: FaultyRelease, reason: string): void {
    this.#waiting.push({ id: randomUUID(), remote, entry, reason });
    this.#waiting.splice(0, this.#waiting.length - MAX_WAITING);
    void this.#send();
  }

  async #report(): Promise<void> {
    if (this.#isReporting) return;
    this.#isReporting = true;
    const { client, shell, collect, log } = this.#options;
    try {
      const { processes, views } = await collect();
      await client.report({ shell, status: shellStatusOf(processes, Date.now()), views: views.map(withLine) });
      if (this.#isAway) log.info('registry takes reports again');
      this.#isAway = false;
    } catch (err) {
      if (!this.#isAway) log.warn({ err }, 'registry takes no reports');
      this.#isAway = true;
    } finally {
      this.#isReporting = false;
    }
  }

  /** One after the other, each until the registry has it. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    const { client, shell, log } = this.#options;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const { id, remote, entry, reason } = next;
      try {
        await client.decide({
          id,
          remote,
          actor: shell,
          why: lineOf(reason),
          change: { kind: 'withdrawn', release: entry.release },
        });
        this.#remove(next);
      } catch (err) {
        log.warn({ err, remote, release: entry.release }, 'registry has not taken a withdrawal');
        // It was withdrawn already, or is not of this registry.
        if (err instanceof RegistryError) this.#remove(next);
        else await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
    this.#isSending = false;
  }

  #remove(withdrawal: Withdrawal): void {
    const at = this.#waiting.indexOf(withdrawal);
    if (at >= 0) this.#waiting.splice(at, 1);
  }
}

/** A sentence about browsers contains what they have sent. */
function withLine(view: ShellReport['views'][number]): ShellReport['views'][number] {
  return view.above === undefined ? view : { ...view, above: lineOf(view.above) };
}

/** The registry takes one line. */
function lineOf(reason: string): string {
  const line = reason.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return line.slice(0, MAX_REASON).trim() || 'It harms the shop.';
}
