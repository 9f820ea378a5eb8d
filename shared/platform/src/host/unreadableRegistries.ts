import type { RegistrySource } from '../contract/registrySource.ts';
import type { Registries } from './readRegistries.ts';

export interface UnreadableRegistry extends RegistrySource {
  /** Time in ms since the epoch. */
  since: number;
}

/** The registries that cannot be read, and since when. Before the first reading these are all. */
export class UnreadableRegistries {
  readonly #sources: readonly RegistrySource[];
  #unreadable: readonly UnreadableRegistry[];
  #reasons: ReadonlyMap<string, string> = new Map();

  /** @param now in ms since the epoch */
  constructor(sources: readonly RegistrySource[], now: number) {
    this.#sources = sources;
    this.#unreadable = sources.map((source) => ({ ...source, since: now }));
  }

  /**
   * @param failures of this reading
   * @returns those of registries that could be read before, or fail for another reason than before
   */
  note(failures: Registries['failures'], now: number): Registries['failures'] {
    const reasons = new Map(failures.map(({ registry, error }) => [registry, String(error)]));
    const isNew = ({ registry }: { registry: string }) => this.#reasons.get(registry) !== reasons.get(registry);
    const changed = failures.filter(isNew);
    this.#reasons = reasons;
    const sinceOf = (source: RegistrySource) =>
      this.#unreadable.find(({ address }) => address === source.address)?.since ?? now;
    this.#unreadable = this.#sources
      .filter(({ address }) => reasons.has(address))
      .map((source) => ({ ...source, since: sinceOf(source) }));
    return changed;
  }

  list(): readonly UnreadableRegistry[] {
    return this.#unreadable;
  }
}
