import cluster from 'node:cluster';
import '../app/core/sharedModules.generated.ts';
import { isRehearsal } from './releases/rehearsal/messages.ts';
import { runRehearsal } from './rehearsal/runRehearsal.ts';
import { serve } from './serve.ts';
import { readEnvironment } from './settings/settings.ts';
import { supervise } from './supervisor/supervise.ts';
import { SupervisorClient } from './supervisor/supervisorClient.ts';

// One bundle for all: a release must be rehearsed with the shared modules that it will get.
if (isRehearsal()) await runRehearsal(process.env);
else if (cluster.isWorker) await serve(process.env, new SupervisorClient());
else if (process.env['NODE_ENV'] !== 'development' && readEnvironment(process.env).SHELL_WORKERS > 0)
  supervise(process.env);
else await serve(process.env);
