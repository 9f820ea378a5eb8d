import type { RegistrySource } from '../contract/registrySource.ts';
import type { Registries } from './readRegistries.ts';

export interface UnreadableRegistry extends RegistrySource {
  /** Time in ms since the epoch. */
  since: number;
}

/** Time after which an unreadable registry is reported again. */
const REPEAT_MS = 60_000;

/** The registries that cannot be read, and since when. Before the first reading these are all. */
export class UnreadableRegistries {
  readonly #sources: readonly RegistrySource[];
  #unreadable: readonly UnreadableRegistry[];
  #reported: ReadonlyMap<string, { reason: string; at: number }> = new Map();

  /** @param now in ms since the epoch */
  constructor(sources: readonly RegistrySource[], now: number) {
    this.#sources = sources;
    this.#unreadable = sources.map((source) => ({ ...source, since: now }));
  }

  /**
   * @param failures of this reading
   * @returns those to report: of registries that could be read before, fail for another reason than before, or still fail a minute later
   */
  note(failures: Registries['failures'], now: number): Registries['failures'] {
    const isDue = ({ registry, error }: Registries['failures'][number]) => {
      const last = this.#reported.get(registry);
      return last?.reason !== String(error) || now - last.at >= REPEAT_MS;
    };
    const due = failures.filter(isDue);
    this.#reported = new Map(
      failures.map((failure) => {
        const at = isDue(failure) ? now : (this.#reported.get(failure.registry)?.at ?? now);
        return [failure.registry, { reason: String(failure.error), at }];
      }),
    );
    const sinceOf = (source: RegistrySource) =>
      this.#unreadable.find(({ address }) => address === source.address)?.since ?? now;
    this.#unreadable = this.#sources
      .filter(({ address }) => this.#reported.has(address))
      .map((source) => ({ ...source, since: sinceOf(source) }));
    return due;
  }

  list(): readonly UnreadableRegistry[] {
    return this.#unreadable;
  }
}
