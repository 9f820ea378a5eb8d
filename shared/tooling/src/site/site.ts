import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { outputFolder, releaseIdOf } from '../build/releaseId.ts';
import { startChild, type Child } from './childProcess.ts';
import type { HttpResponse } from './httpGet.ts';
import { silentProgress, type Progress } from '../project/progress/progress.ts';
import { StartReport } from './ready/startReport.ts';
import { awaitedRemotes, readinessFrom, type Readiness } from './ready/readiness.ts';
import { untilReady as waitUntilReady } from './ready/untilReady.ts';
import { builtRegistry } from '../release/builtRegistry.ts';
import type { KeptRelease } from '../release/releaseUnlessDecided.ts';
import { releaseBuilt, siteRegistry } from '../release/siteRegistry.ts';
import { siteKeys } from '../release/siteKeys.ts';
import { startRegistry } from './startRegistry.ts';
import { createRemoteHost } from './remoteHost.ts';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '../project/root.ts';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import type { SiteSettings } from '../project/settings.ts';

/**
 * Without limits V8 collects garbage late: the throughput at 290 MB was the same as at 580 MB. Young objects in 8 instead of 16 MB took
 * 10 to 30 MB less after load, at the same processor time.
 */
export const SHELL_MEMORY = ['--max-semi-space-size=8', '--max-old-space-size=256'];
/**
 * The C library keeps up to eight times as many pools of memory as there are processors, and few of them are ever returned. Two took
 * 25 MB less after load, at the same processor time.
 */
export const SHELL_POOLS = { MALLOC_ARENA_MAX: '2' };
/**
 * The same flags as in the API's `npm start` and its container. Optimizing PGlite's WebAssembly would need half a gigabyte for
 * a moment and save a third of a statement's time, so only the baseline compiler (Liftoff) runs.
 */
export const API_MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=30', '--liftoff-only'];

export interface SiteOptions {
  settings: SiteSettings;
  /** Further environment of shell and API. */
  env?: Record<string, string>;
  /** Folder for the output of the processes; by default the terminal. */
  logDir?: string;
  /** False if the API is another server, or should be missing. */
  withApi?: boolean;
  /** Folders with a remote's releases; by default `<remote>/dist`. */
  distFolders?: Partial<Record<RemoteName, string>>;
  /** Remotes whose origin is not started. */
  missing?: readonly RemoteName[];
  /** False returns while the shell may still respond with 503. */
  untilReady?: boolean;
  /** Shows the steps of the start. By default they are not shown. */
  progress?: Progress;
  /** Aborting it stops a start that is under way. */
  signal?: AbortSignal;
  /** True for a shell that reads the registry's document from its file, which a test writes, instead of the service. */
  readsDocument?: boolean;
}

/** A running site: commerce-api, the remotes' static origins, the shell. */
export interface Site {
  origin: string;
  apiOrigin: string;
  registryFile: string;
  /** Of the registry's service. */
  registryUrl: string;
  /** Remotes that do not have the release of the current sources, as a person has decided so. */
  kept: readonly KeptRelease[];
  shell: Child;
  /** The shell's remotes when it became ready. Undefined if `untilReady` is false. */
  readiness: Readiness | undefined;
  api: Child | undefined;
  hosts: Partial<Record<RemoteName, Server>>;
  startHost: (name: RemoteName) => Promise<void>;
  /** Starts the registry's service again. */
  startRegistry: () => Promise<void>;
  stopRegistry: () => Promise<void>;
  startApi: () => Promise<Child>;
  /** Kills the shell, starts it again and waits until it is ready. */
  restartShell: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a site from the built releases. @throws Error if a process does not become ready */
export async function startSite(options: SiteOptions): Promise<Site> {
  const {
    settings,
    env = {},
    logDir,
    withApi = settings.ownApi,
    distFolders = {},
    missing = [],
    untilReady = true,
    progress = silentProgress,
    signal,
    readsDocument = false,
  } = options;
  await mkdir(settings.dataDir, { recursive: true });
  if (logDir) await mkdir(logDir, { recursive: true });
  const outputOf = (name: string) =>
    logDir ? { logFile: path.join(logDir, `${name}.log`) } : { writeLines: progress.writeLines };
  const apiOrigin = `http://127.0.0.1:${settings.apiPort}`;
  const origin = `http://localhost:${settings.shellPort}`;

  const startApi = async (): Promise<Child> => {
    const report = new StartReport(progress, 'starting commerce-api', signal);
    const child = startChild({
      name: 'commerce-api',
      args: [...API_MEMORY, path.join(ROOT, 'commerce-api/src/server.ts')],
      env: {
        // Development mode by default: generated secrets, the demo account, GraphiQL at the API's port.
        NODE_ENV: settings.mode,
        COMMERCE_API_PORT: String(settings.apiPort),
        // For the links in mails.
        SHELL_PORT: String(settings.shellPort),
        DATA_DIR: settings.dataDir,
        LOG_LEVEL: settings.logLevel,
        PAYMENT_SANDBOX: String(settings.hasPaymentSandbox),
        ...env,
      },
      ...outputOf('commerce-api'),
      onStep: report.showStep,
    });
    try {
      await waitUntilReady({ title: 'commerce-api', url: `${apiOrigin}/-/ready`, child, signal });
    } catch (error) {
      await child.stop();
      throw error;
    } finally {
      report.end();
    }
    return child;
  };

  const hosts: Site['hosts'] = {};
  const startHost = async (name: RemoteName): Promise<void> => {
    const folder = distFolders[name] ?? path.join(ROOT, name, 'dist');
    hosts[name] = await startOrigin(createRemoteHost(folder), settings.remotePorts[name]);
  };

  const registry = siteRegistry(settings);
  const registryFile = registry.document;
  // First: without a build, nothing is started.
  const keys = readsDocument ? undefined : await siteKeys(settings.dataDir);
  const kept = await releaseBuilt(registry, await builtRegistry(settings.remotePorts), keys);
  const registryUrl = `http://localhost:${settings.registryPort}`;
  let service = keys && (await startRegistry(registry, keys, settings));
  const stopRegistry = async () => {
    await service?.close();
    service = undefined;
  };
  const closeHosts = async () => {
    await Promise.all(Object.values(hosts).map(closeServer));
    await stopRegistry();
  };
  let api: Child | undefined;
  try {
    await Promise.all(REMOTE_NAMES.filter((name) => !missing.includes(name)).map(startHost));
    if (withApi) api = await startApi();
  } catch (error) {
    await closeHosts();
    throw error;
  }

  const shellDir = path.join(ROOT, 'shell');
  const release = outputFolder(shellDir, releaseIdOf('shell', shellDir));
  const startShell = (report: StartReport) =>
    startChild({
      name: 'shell',
      args: [...SHELL_MEMORY, path.join(release, 'node/main.cjs')],
      env: {
        ...SHELL_POOLS,
        NODE_ENV: 'production',
        SHELL_PORT: String(settings.shellPort),
        SHELL_RELEASE_DIR: release,
        REGISTRY: keys ? `${registryUrl}/registry.json` : registryFile,
        ...(keys && { RELEASE_KEYS: keys.text, RELEASE_WITHDRAW_KEY: keys.shell }),
        REMOTES_DIR: path.join(settings.dataDir, 'remotes'),
        REMOTE_ORIGINS: Object.values(settings.remotePorts)
          .map((port) => `http://localhost:${port}`)
          .join(','),
        LOG_LEVEL: settings.logLevel,
        ...(settings.ownApi && {
          ...settings.topSearches,
          GRAPHQL_URL: `${apiOrigin}/graphql`,
          CHANGES_URL: `${apiOrigin}/-/changes`,
          AUTH_URL: `${apiOrigin}/auth`,
          SIGN_URL: `${apiOrigin}/auth/sign`,
          IMAGE_URL: `${apiOrigin}/images`,
          NEWSLETTER_URL: `${apiOrigin}/newsletter`,
          PAYMENTS_URL: `${apiOrigin}/payments`,
        }),
        ...env,
      },
      ...outputOf('shell'),
      onStep: report.showStep,
    });
  const expected = REMOTE_NAMES.filter((name) => !missing.includes(name));
  const awaitedIn = ({ body }: HttpResponse) => {
    const readiness = readinessFrom(body);
    return readiness && awaitedRemotes(expected, readiness);
  };
  const untilShellIs = async (probe: 'ready' | 'health', report: StartReport) => {
    const { body } = await waitUntilReady({
      title: 'The shell',
      url: `${origin}/-/${probe}`,
      child: site.shell,
      // The shell would wait a minute for the remotes that the caller has left out.
      accepts: (response) => missing.length > 0 && awaitedIn(response)?.length === 0,
      onWait: (response) => report.showAwaited(awaitedIn(response) ?? []),
      signal,
    });
    report.end();
    site.readiness = probe === 'ready' ? readinessFrom(body) : undefined;
  };
  const report = new StartReport(progress, 'starting the shell', signal);
  const site: Site = {
    origin,
    apiOrigin,
    registryFile,
    registryUrl,
    kept,
    shell: startShell(report),
    readiness: undefined,
    api,
    hosts,
    startHost,
    startRegistry: async () => {
      // Its store was closed with it.
      service = keys && (await startRegistry(siteRegistry(settings), keys, settings));
    },
    stopRegistry,
    startApi,
    restartShell: async () => {
      site.shell.process.kill('SIGKILL');
      await site.shell.ended;
      const restart = new StartReport(progress, 'starting the shell', signal);
      site.shell = startShell(restart);
      await untilShellIs('ready', restart);
    },
    stop: async () => {
      await Promise.all([site.shell.stop(), closeHosts()]);
      await site.api?.stop();
    },
  };
  try {
    await untilShellIs(untilReady ? 'ready' : 'health', report);
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site;
}

/** Starts a static origin. */
export async function startOrigin(app: FastifyInstance, port: number): Promise<Server> {
  await app.ready();
  return listen(app.server, port);
}

/** Listens on `localhost`. */
export function listen(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Browsers and Node resolve `localhost` to either address; `::` accepts both if the machine has IPv6.
    server.listen({ port, host: 'localhost' }, () => resolve(server));
  });
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) {
      resolve();
      return;
    }
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Lists the ports of a site with their apps. */
export function portsOf(
  settings: SiteSettings,
): { app: RemoteName | 'shell' | 'commerce-api' | 'registry'; port: number }[] {
  return [
    { app: 'shell', port: settings.shellPort },
    { app: 'registry', port: settings.registryPort },
    ...REMOTE_NAMES.map((app) => ({ app, port: settings.remotePorts[app] })),
    ...(settings.ownApi ? [{ app: 'commerce-api' as const, port: settings.apiPort }] : []),
  ];
}
