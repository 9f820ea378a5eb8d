/**
 * `npm run dev`: the whole site from sources, watched. An edit of a remote shows in open pages with their state kept
 * (React Fast Refresh) and in the server's HTML; an edit of the shell restarts its server and loads the pages anew; an
 * edit of commerce-api restarts it.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { startChild, type Child } from './childProcess.ts';
import { completeRelease } from './completeRelease.ts';
import { createDevHost, type DevHost } from './devHost.ts';
import { untilOk } from './httpGet.ts';
import { registryRelease, writeRegistry } from './registryFile.ts';
import { REMOTES, ROOT } from './root.ts';
import { readSettings, type RemoteFolder } from './settings.ts';
import { API_MEMORY, closeServer, listen } from './site.ts';

const RELEASE = 'dev';
const envFile = path.join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
process.env['NODE_ENV'] = 'development';
process.env['RELEASE'] = RELEASE;

const settings = readSettings(process.env);
const registryFile = path.join(settings.dataDir, 'registry.dev.json');
const remotes: Parameters<typeof writeRegistry>[1]['remotes'] = {};
const hosts = new Map<RemoteFolder, DevHost>();
let shell: Child | undefined;
let builds = 0;

await mkdir(settings.dataDir, { recursive: true });
const api = settings.ownApi
  ? startChild({
      name: 'commerce-api',
      args: ['--watch', '--watch-preserve-output', ...API_MEMORY, path.join(ROOT, 'commerce-api/src/server.ts')],
      env: {
        NODE_ENV: 'development',
        COMMERCE_API_PORT: String(settings.apiPort),
        DATA_DIR: settings.dataDir,
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      },
    })
  : undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

for (const name of REMOTES) await watchRemote(name);
await watchShell();
console.log(
  `\nThe shop in development: http://localhost:${settings.shellPort} and http://en.localhost:${settings.shellPort}. Ctrl-C stops it.\n`,
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

async function watchRemote(name: RemoteFolder): Promise<void> {
  const host = createDevHost(folderOf(name));
  hosts.set(name, host);
  await listen(host.server, settings.remotePorts[name]);
  await watch(name, await configurationsOf(name), async () => {
    const folder = path.join(folderOf(name), RELEASE);
    await completeRelease(name, RELEASE, folder);
    builds += 1;
    const entry = await registryRelease(folder, `http://localhost:${settings.remotePorts[name]}/${RELEASE}/`);
    // A release of its own for each build, so that the shell takes it; the container keeps its name.
    remotes[name] = { ...entry, release: `${RELEASE}-${builds}` };
    await writeRegistry(registryFile, { remotes });
    host.tell('built');
  });
}

async function watchShell(): Promise<void> {
  await watch('shell', await configurationsOf('shell'), async () => {
    const release = path.join(folderOf('shell'), RELEASE);
    await shell?.stop();
    const apiOrigin = `http://127.0.0.1:${settings.apiPort}`;
    shell = startChild({
      name: 'shell',
      args: [path.join(release, 'node/main.cjs')],
      env: {
        SHELL_PORT: String(settings.shellPort),
        SHELL_RELEASE_DIR: release,
        REGISTRY: registryFile,
        DEV_OVERRIDE_ORIGINS: process.env['DEV_OVERRIDE_ORIGINS'] ?? 'loopback',
        REMOTE_ORIGINS: Object.values(settings.remotePorts)
          .map((port) => `http://localhost:${port}`)
          .join(','),
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
        ...(settings.ownApi && {
          GRAPHQL_URL: `${apiOrigin}/graphql`,
          AUTH_URL: `${apiOrigin}/auth`,
          SIGN_URL: `${apiOrigin}/auth/sign`,
          IMAGE_URL: `${apiOrigin}/images`,
        }),
      },
    });
    await untilOk(`http://localhost:${settings.shellPort}/-/ready`, 60_000);
    for (const host of hosts.values()) host.tell('reload');
  });
}

/** Watches an app; settles after its first build. A build that fails prints why and leaves the last good one. */
function watch(app: string, configurations: Configuration[], onBuilt: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    webpack(configurations).watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        console.error(error ?? stats?.toString({ preset: 'errors-only', colors: true }));
        resolve();
        return;
      }
      onBuilt()
        .then(
          () => console.log(`${app} built`),
          (failure: unknown) => console.error(`${app}:`, failure),
        )
        .finally(resolve);
    });
  });
}

async function stop(): Promise<void> {
  console.log('\nStopping …');
  await Promise.all([shell?.stop(), ...[...hosts.values()].map(({ server }) => closeServer(server))]);
  await api?.stop();
  process.exit(0);
}
