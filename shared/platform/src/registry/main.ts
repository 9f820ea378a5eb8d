/** The registry of releases as a process of its own: `node main.ts`, with the settings of `registrySettings.ts`. */
import { fastify } from 'fastify';
import { serializeError } from '@hemvaror/http/serializeError';
import { folderStore } from './folderStore.ts';
import { postgresStore } from './postgresStore.ts';
import { readRegistrySettings, type RegistrySettings } from './registrySettings.ts';
import { createRegistryServer } from './registryServer.ts';

try {
  await serve(readRegistrySettings(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function serve({ host, port, logLevel, folder, database, keys, stageMs }: RegistrySettings): Promise<void> {
  const { log } = fastify({ logger: { level: logLevel, serializers: { err: serializeError } } });
  const store = database === undefined ? folderStore(folder) : postgresStore(database);
  const app = await createRegistryServer({ store, demandsSignatures: true, keys, stageMs, log });
  await app.listen({ host, port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
}
