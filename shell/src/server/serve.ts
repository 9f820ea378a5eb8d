import path from 'node:path';
import { resolveDeferred } from '@hemvaror/runtime/defer/unresolved';
import { createShell } from './createShell.ts';
import { Readiness } from './releases/readiness.ts';
import { serveReady } from './status/readyRoute.ts';
import { serveStatus } from './status/statusRoutes.ts';
import { endFileOf, noteExits, STACK_DEPTH } from './watchdog/endRecord.ts';
import { SERVING_LIMIT_MS, START_LIMIT_MS, startWatchdog } from './watchdog/startWatchdog.ts';
import type { SupervisorClient } from './supervisor/supervisorClient.ts';
import { KeptReleases } from './releases/kept/keptReleases.ts';
import { endOnSignal } from './http/lifecycle.ts';
import { handleUncaughtErrors } from './http/uncaughtErrors.ts';
import { createRehearsal } from './releases/rehearsal/rehearse.ts';
import { readEnvironment } from './settings/settings.ts';
import { timeLimit } from '@hemvaror/http/timeLimit';

/** Longer than the timeouts of a document and of a payment provider. With the delay, shorter than `stop_grace_period`. */
const SHUTDOWN_DEADLINE_MS = timeLimit(15_000);
const ORIGIN_CHECK_MS = 2_000;

/**
 * Serves the shop: prepares the releases that the registries name, then listens.
 *
 * @param supervisor of a worker; without it this process is the only one
 */
export async function serve(variables: NodeJS.ProcessEnv, supervisor?: SupervisorClient): Promise<void> {
  const env = readEnvironment(variables);
  Error.stackTraceLimit = STACK_DEPTH;
  const shellRelease = path.basename(env.SHELL_RELEASE_DIR);
  // A developer's build changes every few seconds, and no shopper sees it.
  const rehearseHere =
    process.env['NODE_ENV'] === 'development'
      ? async () => undefined
      : createRehearsal({ folder: env.REMOTES_DIR, shellRelease, variables });
  const { app, releases } = await createShell(env, { rehearse: supervisor?.rehearse ?? rehearseHere });
  handleUncaughtErrors(app.log, (stack) => releases.findFaultyRelease(stack));
  const lifecycle = endOnSignal(
    app,
    { delayMs: env.SHUTDOWN_DELAY_MS, deadlineMs: SHUTDOWN_DEADLINE_MS },
    process.exit,
    supervisor?.signals,
  );

  // The process: a connection of HTTP/1.1 stays with one worker.
  app.get('/-/health', async () => ({ status: 'ok', release: process.env['RELEASE'], pid: process.pid }));
  serveStatus(app, {
    kept: new KeptReleases(env.REMOTES_DIR),
    status: () => releases.status(),
    processes: async () => supervisor?.collect() ?? [{ pid: process.pid, ...releases.status() }],
  });
  const readiness = new Readiness({ required: env.REQUIRED_REMOTES, processes: 1 });
  const isReady = supervisor?.isReady ?? (() => readiness.update([releases.states()]));
  serveReady(app, { releases, isReady, lifecycle });

  // Before the first import: a release may end or halt the process there.
  if (supervisor) noteExits(env.REMOTES_DIR, lifecycle.isStopping);
  const limitHalts = supervisor && startWatchdog(endFileOf(env.REMOTES_DIR, process.pid), START_LIMIT_MS);

  let isPrepared = false;
  async function pollRegistry(): Promise<void> {
    await releases.refresh();
    supervisor?.report({ ...releases.states(), isPrepared });
    setTimeout(() => void pollRegistry(), env.REGISTRY_POLL_MS).unref();
  }

  function watchOrigins(): void {
    setTimeout(() => void releases.checkOrigins().then(watchOrigins), ORIGIN_CHECK_MS).unref();
  }

  await Promise.all([resolveDeferred(), pollRegistry().then(async () => releases.prepared())]);
  isPrepared = true;
  supervisor?.report({ ...releases.states(), isPrepared });
  await supervisor?.mayListen();
  try {
    await app.listen({ port: env.SHELL_PORT, host: env.HOST });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.error(
      `Port ${env.SHELL_PORT} is in use. Stop the process that uses it, or set SHELL_PORT to another port.`,
    );
    process.exit(1);
  }
  watchOrigins();
  limitHalts?.(SERVING_LIMIT_MS);
  supervisor?.listening(releases);
}
