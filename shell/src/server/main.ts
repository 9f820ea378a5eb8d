import cluster from 'node:cluster';
import '../app/core/sharedModules.generated.ts';
import { supervise } from '@hemvaror/platform/process/supervise';
import { SupervisorClient } from '@hemvaror/platform/process/supervisorClient';
import { isRehearsal } from '@hemvaror/platform/rehearsal/rehearsalMessages';
import { fastify } from 'fastify';
import { serverOptions } from './http/serverOptions.ts';
import { rehearsalOptions } from './rehearsalOptions.ts';
import { rehearse } from './rehearse.ts';
import { registryServiceOf } from './registryServiceOf.ts';
import { serve } from './serve.ts';
import { readEnvironment } from './settings/settings.ts';

// One bundle for all: a release must be rehearsed with the shared modules that it will get.
if (isRehearsal()) await rehearse(process.env);
else if (cluster.isWorker) await serve(process.env, new SupervisorClient());
else if (process.env['NODE_ENV'] !== 'development' && readEnvironment(process.env).SHELL_WORKERS > 0)
  superviseWorkers();
else await serve(process.env);

function superviseWorkers(): void {
  const env = readEnvironment(process.env);
  supervise({
    ...rehearsalOptions(env, process.env),
    workers: env.SHELL_WORKERS,
    required: env.REQUIRED_REMOTES,
    webhookUrl: env.RELEASE_WEBHOOK_URL,
    registry: registryServiceOf(env),
    log: fastify(serverOptions(env)).log,
  });
}
