/**
 * `npm run dev -w mf-search`: one remote from its sources, watched, inside a running shell, for its developer's browser only
 * (ADR 0010). `node devRemote.ts mf-search [folder]`; the folder defaults to the remote's.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { releaseIdOf } from '../build/releaseId.ts';
import { webpackCache } from '../build/webpackCache.ts';
import { CONTRACT_VERSION } from '@hemvaror/runtime/contract/contract';
import { completeRelease } from '@hemvaror/platform/build/completeRelease';
import { buildDevelopmentShell } from './developmentShell.ts';
import { createDevHost } from './devHost.ts';
import { Gate } from './gate.ts';
import { freePortFor } from '../site/ports.ts';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import { ROOT } from '../project/root.ts';
import { readSettings } from '../project/settings.ts';
import { shellHints } from './shellHints.ts';
import { closeServer, startOrigin } from '../site/site.ts';
import { withEnvironment } from '../site/withEnvironment.ts';

const OUTPUT = path.join(ROOT, '.cache/override');

const [argument = '', folder = path.join(ROOT, argument)] = process.argv.slice(2);
const envFile = path.join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const name = REMOTE_NAMES.find((remote) => remote === argument);
if (!name) fail(`Unknown remote "${argument}". Pass one of ${REMOTE_NAMES.join(', ')}.`);
const settings = readSettings(process.env);
/** 3102 for the remote that `npm start` serves at 3002. */
const usualPort = settings.remotePorts[name] + 100;
const port = await freePortFor(usualPort);
if (port !== usualPort) console.log(`Port ${usualPort} is not free, serving at ${port}.`);

const { shellUrl } = settings;
// Two developers may load the same remote into one shell, and one may run it twice, so their containers need different names.
const release = `local-${createHash('sha256').update(`${hostname()} ${folder} ${port}`).digest('hex').slice(0, 8)}`;
const address = `http://localhost:${port}/${release}/`;
/** Computed before NODE_ENV is `development`: the id of the release that `npm run build` creates. */
const shellRelease = releaseIdOf('shell', path.join(ROOT, 'shell'));

const gate = new Gate();
const host = createDevHost(OUTPUT, gate.pass);
let isFirst = true;

await mkdir(OUTPUT, { recursive: true });
await rm(path.join(OUTPUT, release), { recursive: true, force: true });
await startOrigin(host.app, port);
console.log(`Building ${name} and, once per shell release, a development shell for hot updates …`);
await buildDevelopmentShell(shellRelease, OUTPUT).catch((error: unknown) =>
  console.error('Building the development shell failed. An edit reloads the page.', error),
);
process.env['NODE_ENV'] = 'development';
const compiler = webpack(await configurations());
let startedAt = performance.now();
compiler.hooks.invalid.tap('devRemote', () => {
  startedAt = performance.now();
  gate.close();
});
const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
  if (error || !stats || stats.hasErrors()) {
    const report = (colors: boolean) =>
      error?.message ?? stats?.toString({ preset: 'errors-only', errorStack: false, colors });
    console.error(report(process.stderr.isTTY));
    gate.open();
    host.showFailure(report(false) ?? '');
    return;
  }
  host.showFailure('');
  void built().catch((failure: unknown) => console.error(failure));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

async function configurations(): Promise<Configuration[]> {
  const { default: list } = await withEnvironment(
    { RELEASE: release, DIST: OUTPUT },
    async (): Promise<{ default: Configuration[] }> =>
      import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href),
  );
  return list.map((configuration) => ({
    ...configuration,
    // A failed build writes no files, so the last successful one stays.
    optimization: { ...configuration.optimization, emitOnErrors: false },
    // A separate cache, as `npm run dev` may write the remote's at the same time.
    cache: webpackCache(`${configuration.name?.replace(':', '-')}-override`, [import.meta.filename]),
  }));
}

async function built(): Promise<void> {
  try {
    await completeRelease(path.join(OUTPUT, release), { name: argument, release, contract: CONTRACT_VERSION });
  } finally {
    gate.open();
  }
  host.send('built');
  console.log(`${argument} built in ${Math.round(performance.now() - startedAt)} ms`);
  if (!isFirst) return;
  isFirst = false;
  console.log(await shellHints({ name: argument, address, shellUrl, shellRelease }));
}

async function stop(): Promise<void> {
  await new Promise((resolve) => watching?.close(resolve));
  await closeServer(host.app.server);
  process.exit(0);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
