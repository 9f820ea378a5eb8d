import type { FastifyBaseLogger } from 'fastify';
import type { Counter } from 'prom-client';
import type { RegistryRelease } from '../contract/registry.ts';
import { MAX_BREAKS, RehearsalResults } from '../host/rehearsalResults.ts';
import { ReleaseStore } from '../host/store/releaseStore.ts';
import { TriedReleases } from '../host/triedReleases.ts';
import type { Webhook } from './webhook.ts';
import { findFaultyRelease, type FaultyRelease } from './faultyReleases.ts';

/** Time in which further withdrawals of the same release change nothing. */
const AGAIN_MS = 60_000;

interface WithdrawalsOptions {
  /** Folder of the stored releases and of what is known about them. */
  folder: string;
  /** Id of the host's own release. */
  hostRelease: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  webhook: Pick<Webhook, 'send'>;
  /** Counts withdrawals. */
  count: Pick<Counter<'remote'>, 'inc'>;
  /** Called for each withdrawal, so that other machines do not use the release either. */
  announce?: (faulty: FaultyRelease, reason: string) => void;
}

/** The releases that harmed the host. No process tries one of them again, also after a restart. */
export class Withdrawals {
  readonly #store: ReleaseStore;
  readonly #results: RehearsalResults;
  readonly #options: Omit<WithdrawalsOptions, 'folder' | 'hostRelease'>;
  /** Release → time in ms. */
  readonly #withdrawnAt = new Map<string, number>();
  /** Those that a worker requested: a release may end the worker before it is noted as live. */
  readonly #tried = new TriedReleases();

  constructor({ folder, hostRelease, ...options }: WithdrawalsOptions) {
    this.#store = new ReleaseStore(folder);
    this.#results = new RehearsalResults(folder, hostRelease);
    this.#options = options;
  }

  noteTried(remote: string, entry: RegistryRelease): void {
    this.#tried.add(remote, entry);
  }

  /** @param source a stack or an address. @returns the release whose code it names */
  async find(source: string): Promise<FaultyRelease | undefined> {
    return this.#tried.find(source) ?? findFaultyRelease(this.#store, source);
  }

  /** @returns the entry of a release that was live, or that a worker requested: a candidate is in no history */
  async entryOf(remote: string, release: string): Promise<RegistryRelease | undefined> {
    const history = await this.#store.history(remote);
    const period = history.find(({ entry }) => entry?.release === release);
    return period?.entry ?? this.#tried.entryOf(remote, release);
  }

  /** Whether another release than this one can go live again. */
  async hasGood(remote: string, except: string): Promise<boolean> {
    return (await this.#store.good(remote, except)).length > 0;
  }

  async isWithdrawn({ remote, entry }: FaultyRelease): Promise<boolean> {
    const known = await this.#results.read(remote, entry);
    return known !== undefined && known.breaks >= MAX_BREAKS;
  }

  /** Writes down that a release must not be tried again, and notifies its team. @param stacks of failures */
  async withdraw({ remote, entry }: FaultyRelease, reason: string, stacks: readonly string[] = []): Promise<void> {
    const { log, webhook, count, announce } = this.#options;
    // Several processes may end by it at once.
    const key = JSON.stringify([remote, entry]);
    if (Date.now() - (this.#withdrawnAt.get(key) ?? -Infinity) < AGAIN_MS) return;
    this.#withdrawnAt.set(key, Date.now());
    try {
      await this.#results.write(remote, entry, { breaks: MAX_BREAKS, pages: 0, reason });
      await this.#store.forget(remote, entry.release);
    } catch (error) {
      log.error({ remote, err: error }, 'release withdrawal not stored, check REMOTES_DIR');
    }
    log.error({ remote, release: entry.release, reason }, 'release withdrawn');
    count.inc({ remote });
    announce?.({ remote, entry }, reason);
    void webhook.send({ event: 'release withdrawn', remote, release: entry.release, reason, stacks });
  }
}
