import { serveHost } from '@hemvaror/platform/process/serveHost';
import { defaultWorkerMemoryMb } from '@hemvaror/platform/process/workerMemory';
import type { SupervisorClient } from '@hemvaror/platform/process/supervisorClient';
import { createRehearsal } from '@hemvaror/platform/rehearsal/rehearse';
import { createShell } from './createShell.ts';
import { rehearsalOptions } from './rehearsalOptions.ts';
import { readEnvironment } from './settings/settings.ts';

/**
 * Serves the shop.
 *
 * @param supervisor of a worker; without it this process is the only one
 */
export async function serve(variables: NodeJS.ProcessEnv, supervisor?: SupervisorClient): Promise<void> {
  const env = readEnvironment(variables);
  // A developer's build changes every few seconds, and no shopper sees it.
  const rehearseHere =
    process.env['NODE_ENV'] === 'development'
      ? async () => undefined
      : createRehearsal(rehearsalOptions(env, variables));
  const { app, host } = await createShell(env, { rehearse: supervisor?.rehearse ?? rehearseHere });
  // The process: a connection of HTTP/1.1 stays with one worker.
  app.get('/-/health', async () => ({ status: 'ok', release: process.env['RELEASE'], pid: process.pid }));
  await serveHost(app, {
    host,
    folder: env.REMOTES_DIR,
    required: env.REQUIRED_REMOTES,
    memoryMb: env.SHELL_WORKER_MEMORY_MB ?? defaultWorkerMemoryMb(env.SHELL_WORKERS),
    pollMs: env.REGISTRY_POLL_MS,
    shutdownDelayMs: env.SHUTDOWN_DELAY_MS,
    supervisor,
    listen: async () => {
      try {
        await app.listen({ port: env.SHELL_PORT, host: env.HOST });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
        console.error(
          `Port ${env.SHELL_PORT} is in use. Stop the process that uses it, or set SHELL_PORT to another port.`,
        );
        process.exit(1);
      }
    },
  });
}
