import type { FastifyInstance } from 'fastify';
import { timeLimit } from '@hemvaror/http/timeLimit';
import type { Host } from '../host/createHost.ts';
import type { Releases } from '../host/releases.ts';
import { endFileOf, noteExits, STACK_DEPTH } from '../watchdog/endRecord.ts';
import { forbidProcesses } from '../watchdog/forbidProcesses.ts';
import { SERVING_LIMIT_MS, START_LIMIT_MS, startWatchdog } from '../watchdog/startWatchdog.ts';
import { followRegistries } from './followRegistries.ts';
import { RegistryPolling } from './registryPolling.ts';
import { endOnSignal } from './lifecycle.ts';
import { Readiness } from './readiness.ts';
import { serveReady } from './readyRoute.ts';
import { listMetrics } from '../watch/listMetrics.ts';
import { startObserving } from './startObserving.ts';
import { serveMetrics } from './metricsRoute.ts';
import { serveStatus } from './statusRoutes.ts';
import type { SupervisorClient } from './supervisorClient.ts';
import type { WorkerReport } from './supervisorMessages.ts';
import { handleUncaughtErrors } from './uncaughtErrors.ts';

/** Longer than the timeouts of a document and of a payment provider. With the delay, shorter than `stop_grace_period`. */
const SHUTDOWN_DEADLINE_MS = timeLimit(15_000);

export interface ServeOptions {
  host: Host;
  /** Folder of the stored releases, where a process notes why it ended. */
  folder: string;
  /** Remotes without which the shop is not ready (REQUIRED_REMOTES). */
  required: readonly string[] | undefined;
  /** Time in ms between two readings of the registries. */
  pollMs: number;
  /** Time in ms for which requests are accepted after the signal to stop. */
  shutdownDelayMs: number;
  /** Memory in MB at which a worker is replaced. */
  memoryMb: number;
  /** Starts to accept requests. Called when every release has been tried. */
  listen: () => Promise<void>;
  /** Of a worker; without it this process is the only one. */
  supervisor: SupervisorClient | undefined;
}

/** Serves remotes: prepares the releases that the registries name, then listens, and from then on follows the registries. */
export async function serveHost(app: FastifyInstance, options: ServeOptions): Promise<void> {
  const { host, folder, supervisor, listen } = options;
  const { releases, contract, realm, metrics } = host;
  Error.stackTraceLimit = STACK_DEPTH;
  handleUncaughtErrors(app.log, (stack) => releases.findFaultyRelease(stack), host.observations);
  const { isStopping } = endOnSignal(
    app,
    { delayMs: options.shutdownDelayMs, deadlineMs: SHUTDOWN_DEADLINE_MS },
    process.exit,
    supervisor?.signals,
  );
  serveStatus(app, {
    store: host.store,
    status: () => releases.status(),
    collect: async () =>
      supervisor?.collect('status') ?? { processes: [{ pid: process.pid, ...releases.status() }], rates: {} },
  });
  const ownMetrics = async () => listMetrics(metrics.registry);
  serveMetrics(app, async () =>
    supervisor ? (await supervisor.collect('metrics')).metrics.map(({ metrics: list }) => list) : [await ownMetrics()],
  );
  const readiness = new Readiness({ required: options.required, processes: 1 });
  const isReady = supervisor?.isReady ?? (() => readiness.update([releases.states()]));
  serveReady(app, { releases, isReady, isStopping });

  // Before the first import: a release may end or halt the process there.
  if (supervisor) noteExits(folder, isStopping);
  const watchdog = supervisor && startWatchdog(endFileOf(folder, process.pid), START_LIMIT_MS);
  // A process without a supervisor rehearses releases in others.
  if (supervisor) forbidProcesses();

  // A developer's tools may change what they like.
  if (process.env['NODE_ENV'] !== 'development') {
    realm.start((report) => {
      const release = releases.findFaultyRelease(report.source);
      app.log.error({ ...release, ...report }, 'shared objects changed, restored');
      supervisor?.reportChange(report);
    });
    startObserving({ host, supervisor, watchdog, maxMb: options.memoryMb });
  }

  let isPrepared = false;
  const report = () => supervisor?.report({ ...releases.states(), isPrepared, ...servedBy(releases) });
  let generation = releases.generation();
  const polling = new RegistryPolling({
    pollMs: options.pollMs,
    poll: async () => {
      await releases.refresh();
      // The code of a release that has gone live, or is being evicted, has just run.
      if (generation !== releases.generation()) realm.repair();
      generation = releases.generation();
      report();
    },
  });
  const stopFollowing = followRegistries(host.registries, () => polling.now());
  app.addHook('onClose', async () => stopFollowing());

  await Promise.all([contract.resolveDeferred(), polling.start().then(async () => releases.prepared())]);
  isPrepared = true;
  report();
  await supervisor?.mayListen();
  await listen();
  watchdog?.setLimit(SERVING_LIMIT_MS);
  supervisor?.listening({ releases, metrics: ownMetrics });
}

/** What the supervisor compares. */
function servedBy(releases: Releases): Pick<WorkerReport, 'releases' | 'candidates'> {
  const candidates = [...releases.candidates()].map(([remote, { release, share, since }]) => [
    remote,
    { release: release.release, share, since },
  ]);
  return { releases: releases.status().live, candidates: Object.fromEntries(candidates) };
}
