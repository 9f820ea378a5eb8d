import { fastify, type FastifyInstance } from 'fastify';
import { releaseKeysFrom } from '@hemvaror/platform/contract/releaseKeys';
import { createRegistryServer } from '@hemvaror/platform/registry/registryServer';
import type { SiteSettings } from '../project/settings.ts';
import type { SiteKeys } from '../release/siteKeys.ts';
import type { SiteRegistry } from '../release/siteRegistry.ts';

/** Starts the registry's service of a site on this machine, in this process. @throws Error if its port is in use */
export async function startRegistry(
  { store }: SiteRegistry,
  keys: Pick<SiteKeys, 'text'>,
  { registryPort, stageMs, logLevel }: Pick<SiteSettings, 'registryPort' | 'stageMs' | 'logLevel'>,
): Promise<FastifyInstance> {
  const app = await createRegistryServer({
    store,
    demandsSignatures: true,
    keys: releaseKeysFrom(keys.text.split(',')),
    stageMs,
    log: fastify({ logger: { level: logLevel } }).log,
  });
  await app.listen({ port: registryPort, host: 'localhost' });
  return app;
}
