/**
 * `npm run dev`: the whole site from sources, watched. An edit of a remote updates open pages without losing their state
 * (React Fast Refresh) and the server's HTML; an edit of the shell restarts its server and reloads the pages; an edit of
 * commerce-api restarts it.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import * as z from 'zod';
import { startChild, type Child } from '../site/childProcess.ts';
import { CONTRACT_VERSION } from '@hemvaror/runtime/contract/contract';
import { completeRelease } from '@hemvaror/platform/build/completeRelease';
import { createDevHost, type DevHost } from './devHost.ts';
import { Rebuilds } from './rebuilds.ts';
import { watchDocuments } from './watchDocuments.ts';
import { httpGet } from '../site/httpGet.ts';
import { untilReady } from '../site/ready/untilReady.ts';
import { registryRelease, writeRegistry } from '@hemvaror/platform/build/registryFile';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '../project/root.ts';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { readSettings, timeLimit } from '../project/settings.ts';
import { API_MEMORY, closeServer, startOrigin } from '../site/site.ts';

const RELEASE = 'dev';
/** Interval at which the shell reads the registry, and so the delay of an edit. */
const POLL_MS = 200;
/** Longer than the shell needs to refuse a release and to retry it. */
const LIVE_TIMEOUT_MS = 15_000;
const statusSchema = z.object({ live: z.record(z.string(), z.string()) });
const envFile = path.join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
process.env['NODE_ENV'] = 'development';
process.env['RELEASE'] = RELEASE;

const settings = readSettings(process.env);
const registryFile = path.join(settings.dataDir, 'registry.dev.json');
const remotes: Parameters<typeof writeRegistry>[1]['remotes'] = {};
const hosts = new Map<RemoteName, DevHost>();
let shell: Child | undefined;
let builds = 0;
let documents: { stop: () => void } | undefined;
/** App → error of its last build. */
const failures = new Map<string, string>();
const rebuilds = new Rebuilds(publish);

await mkdir(settings.dataDir, { recursive: true });
const api = settings.ownApi
  ? startChild({
      name: 'commerce-api',
      args: ['--watch', '--watch-preserve-output', ...API_MEMORY, path.join(ROOT, 'commerce-api/src/server.ts')],
      env: {
        NODE_ENV: 'development',
        COMMERCE_API_PORT: String(settings.apiPort),
        DATA_DIR: settings.dataDir,
        LOG_LEVEL: settings.logLevel,
      },
    })
  : undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

for (const name of REMOTE_NAMES) await watchRemote(name);
await watchShell();
documents = watchDocuments(reportFailure);
console.log(
  `\nDevelopment server: http://localhost:${settings.shellPort} and http://en.localhost:${settings.shellPort}. Press Ctrl-C to stop.\n`,
);

function folderOf(app: string): string {
  return path.join(ROOT, '.cache/dev', app);
}

async function configurationsOf(app: string): Promise<Configuration[]> {
  process.env['DIST'] = folderOf(app);
  const module: { default: Configuration[] } = await import(
    pathToFileURL(path.join(ROOT, app, 'webpack.config.ts')).href
  );
  return module.default;
}

async function watchRemote(name: RemoteName): Promise<void> {
  const host = createDevHost(folderOf(name));
  hosts.set(name, host);
  await startOrigin(host.app, settings.remotePorts[name]);
  await watch(name, await configurationsOf(name));
}

/** Publishes finished builds: to the registry, then to the shell's server, and last to open pages. */
async function publish(apps: ReadonlySet<string>): Promise<void> {
  const built = REMOTE_NAMES.filter((name) => apps.has(name));
  for (const name of built) await registerBuild(name);
  if (built.length > 0) await writeRegistry(registryFile, { remotes });
  if (apps.has('shell')) await restartShell();
  if (shell) {
    // A page that reloads before the server has the release would hydrate markup of the previous build with new code.
    await waitUntilLive(built);
    for (const [name, host] of hosts) {
      if (apps.has('shell')) host.send('reload');
      else if (apps.has(name)) host.send('built');
    }
  }
  console.log(`${[...apps].join(', ')} built`);
}

async function registerBuild(name: RemoteName): Promise<void> {
  const folder = path.join(folderOf(name), RELEASE);
  await completeRelease(folder, { name, release: RELEASE, contract: CONTRACT_VERSION });
  builds += 1;
  const entry = await registryRelease(folder, `http://localhost:${settings.remotePorts[name]}/${RELEASE}/`);
  // A new release name for each build, so that the shell loads it. The container keeps its name.
  remotes[name] = { ...entry, release: `${RELEASE}-${builds}` };
}

async function restartShell(): Promise<void> {
  const release = path.join(folderOf('shell'), RELEASE);
  await shell?.stop();
  const apiOrigin = `http://127.0.0.1:${settings.apiPort}`;
  shell = startChild({
    name: 'shell',
    args: [path.join(release, 'node/main.cjs')],
    env: {
      SHELL_PORT: String(settings.shellPort),
      // It would serve files of earlier builds. The script ends a worker that `npm start` has registered at the same port.
      SERVICE_WORKER: 'false',
      SHELL_RELEASE_DIR: release,
      REGISTRY: registryFile,
      REGISTRY_POLL_MS: String(POLL_MS),
      DEV_OVERRIDE_ORIGINS: settings.overrideOrigins,
      REMOTE_ORIGINS: Object.values(settings.remotePorts)
        .map((port) => `http://localhost:${port}`)
        .join(','),
      LOG_LEVEL: settings.logLevel,
      ...(settings.ownApi && {
        GRAPHQL_URL: `${apiOrigin}/graphql`,
        AUTH_URL: `${apiOrigin}/auth`,
        SIGN_URL: `${apiOrigin}/auth/sign`,
        IMAGE_URL: `${apiOrigin}/images`,
        NEWSLETTER_URL: `${apiOrigin}/newsletter`,
        PAYMENTS_URL: `${apiOrigin}/payments`,
      }),
    },
  });
  await untilReady({ title: 'The shell', url: `http://localhost:${settings.shellPort}/-/ready`, child: shell });
}

/** Waits until the shell's server uses the last builds of these remotes. It logs why it refuses one. */
async function waitUntilLive(names: readonly RemoteName[]): Promise<void> {
  const timeoutMs = timeLimit(LIVE_TIMEOUT_MS);
  const endsAt = performance.now() + timeoutMs;
  while (performance.now() < endsAt) {
    const response = await httpGet(`http://localhost:${settings.shellPort}/-/remotes`).catch(() => undefined);
    const { data } = statusSchema.safeParse(response && JSON.parse(response.body));
    if (names.every((name) => data?.live[name] === remotes[name]?.release)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS / 2));
  }
  console.error(`The shell has not loaded ${names.join(', ')} within ${timeoutMs / 1_000} s. Reloading pages anyway.`);
}

async function watchShell(): Promise<void> {
  await watch('shell', await configurationsOf('shell'));
}

/** Watches an app; settles after its first build. A failed build is reported here and in open pages, and the previous one stays. */
function watch(app: string, configurations: Configuration[]): Promise<void> {
  // Files of a failed build would not match the integrity values of the release.
  const compiler = webpack(
    configurations.map((each) => ({ ...each, optimization: { ...each.optimization, emitOnErrors: false } })),
  );
  compiler.hooks.invalid.tap('dev', () => rebuilds.started(app));
  rebuilds.started(app);
  return new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? stats : undefined);
      if (failure) {
        console.error(failure instanceof Error ? failure : errorsOf(failure, process.stderr.isTTY));
        reportFailure(app, failure instanceof Error ? failure.message : errorsOf(failure, false));
      } else reportFailure(app, undefined);
      rebuilds
        .ended(app, failure === undefined)
        .catch((reason: unknown) => console.error(`${app}:`, reason))
        .finally(resolve);
    });
  });
}

function errorsOf(stats: MultiStats, colors: boolean): string {
  return stats.toString({ preset: 'errors-only', errorStack: false, colors });
}

/** @param failure undefined after a successful build */
function reportFailure(cause: string, failure: string | undefined): void {
  if (failure === undefined) failures.delete(cause);
  else failures.set(cause, failure);
  const text = [...failures].map(([app, message]) => `${app}\n${message}`).join('\n\n');
  for (const host of hosts.values()) host.showFailure(text);
}

async function stop(): Promise<void> {
  console.log('\nStopping …');
  documents?.stop();
  await Promise.all([shell?.stop(), ...[...hosts.values()].map(({ app }) => closeServer(app.server))]);
  await api?.stop();
  process.exit(0);
}
