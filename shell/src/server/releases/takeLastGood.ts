import type { RegistryRelease } from '@hemvaror/runtime/contract/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { KeptReleases } from './kept/keptReleases.ts';

interface LastGoodDeps {
  kept: Pick<KeptReleases, 'good'>;
  /** @throws Error if the release cannot be imported */
  take: (entry: RegistryRelease) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * Makes the latest release of a remote live that was live before and can be imported.
 *
 * @param dangerous a release that ended or halted its process
 */
export async function takeLastGood(
  remote: string,
  dangerous: string | undefined,
  { kept, take, log }: LastGoodDeps,
): Promise<void> {
  for (const entry of await kept.good(remote, dangerous)) {
    try {
      await take(entry);
      log.warn({ remote, release: entry.release }, 'earlier release restored');
      return;
    } catch (error) {
      log.error({ remote, release: entry.release, err: error }, 'stored release not imported');
    }
  }
}
