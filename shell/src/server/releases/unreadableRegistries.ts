import type { RegistrySource } from '../settings/registrySources.ts';
import type { Registries } from './readRegistries.ts';

/** The registries that cannot be read, and since when. Before the first reading these are all. */
export class UnreadableRegistries {
  readonly #sources: readonly RegistrySource[];
  #since: ReadonlyMap<string, number>;
  #reasons: ReadonlyMap<string, string> = new Map();

  /** @param now in ms since the epoch */
  constructor(sources: readonly RegistrySource[], now: number) {
    this.#sources = sources;
    this.#since = new Map(sources.map((source) => [nameOf(source), now]));
  }

  /**
   * @param failures of this reading
   * @returns those of registries that could be read before, or fail for another reason than before
   */
  note(failures: Registries['failures'], now: number): Registries['failures'] {
    const reasons = new Map(failures.map(({ registry, error }) => [registry, String(error)]));
    const names = this.#sources.filter(({ address }) => reasons.has(address)).map(nameOf);
    const isNew = ({ registry }: { registry: string }) => this.#reasons.get(registry) !== reasons.get(registry);
    const changed = failures.filter(isNew);
    this.#reasons = reasons;
    this.#since = new Map(names.map((name) => [name, this.#since.get(name) ?? now]));
    return changed;
  }

  /** The remote whose own registry it is, or its address → time in ms since the epoch. */
  since(): ReadonlyMap<string, number> {
    return this.#since;
  }
}

function nameOf({ remote, address }: RegistrySource): string {
  return remote ?? address;
}
