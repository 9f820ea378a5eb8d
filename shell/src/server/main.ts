import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { fastify, LogController } from 'fastify';
import type { SharedData } from '../data/rootData.ts';
import { serveAssets } from './assets.ts';
import { Channels } from './channels.ts';
import { readEnvironment } from './env.ts';
import { FAVICON } from './favicon.ts';
import { createFormRunner } from './forms/createFormRunner.ts';
import { serveForms } from './forms/formRoutes.ts';
import { forwardApi } from './forward.ts';
import { endOnSignal } from './lifecycle.ts';
import { createOverride } from './override/activeOverride.ts';
import { serveOverride } from './override/overrideRoutes.tsx';
import { Releases } from './releases.ts';
import { RemoteFiles } from './remoteCode.ts';
import { createRenderer } from './render.ts';
import { readShellFiles } from './shellFiles.ts';
import { StaleWhileRevalidate } from './staleWhileRevalidate.ts';
import { surviveStrayErrors } from './strayErrors.ts';
import '../sharedModules.ts';

const SHARED_DATA_FRESH_MS = 30_000;
/** Longer than a document may take, shorter than the 10 s after which containers are killed. */
const SHUTDOWN_DEADLINE_MS = 8_000;
const REQUEST_ID_PATTERN = /^[\w-]{8,64}$/;

const env = readEnvironment(process.env);
const app = fastify({
  logger: env.LOG_LEVEL === 'silent' ? false : { level: env.LOG_LEVEL },
  logController: new LogController({
    disableRequestLogging: env.LOG_LEVEL !== 'debug',
    requestIdLogLabel: 'requestId',
  }),
  genReqId: (request) => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
  },
  // An address that cannot be decoded names nothing: the 404 page answers it.
  rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/404'),
  trustProxy: env.TRUSTED_PROXIES,
  // Names of chunks in development are long.
  routerOptions: { maxParamLength: 300 },
  forceCloseConnections: 'idle',
});

function isDecodable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

const remoteFiles = new RemoteFiles(env.REMOTE_ORIGINS);
const releases = new Releases(env.REGISTRY, remoteFiles, app.log);
surviveStrayErrors(app.log, (error) => releases.authorOf(error));
const sharedData = new StaleWhileRevalidate<SharedData>(SHARED_DATA_FRESH_MS, (error) =>
  app.log.warn({ err: error }, 'shared data could not be refreshed; the old ones serve on'),
);
const channels = new Channels(env, SHARED_DATA_FRESH_MS, (error) =>
  app.log.warn({ err: error }, 'a channel could not be refreshed; the old one serves on'),
);
const files = await readShellFiles(env.SHELL_RELEASE_DIR);
const release = path.basename(env.SHELL_RELEASE_DIR);
const activeOverride =
  env.DEV_OVERRIDE_ORIGINS.length > 0 ? createOverride({ env, releases, files: remoteFiles, release }) : undefined;
const parts = { env, releases, sharedData, channels, activeOverride };
const render = createRenderer({ ...parts, files });

const lifecycle = endOnSignal(app, { delayMs: env.SHUTDOWN_DELAY_MS, deadlineMs: SHUTDOWN_DEADLINE_MS });

// Documents set more; everything else is no document.
app.addHook('onSend', async (_request, reply) => {
  if (!reply.hasHeader('x-content-type-options')) reply.header('x-content-type-options', 'nosniff');
});
serveAssets(app, env.SHELL_RELEASE_DIR);
serveOverride(app, env, files.css);
await forwardApi(app, env);
app.get('/favicon.svg', async (_request, reply) =>
  reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
);
app.get('/-/health', async () => ({ status: 'ok', release: process.env['RELEASE'] }));
app.get('/-/remotes', async () => releases.status());
app.get('/-/ready', async (_request, reply) => {
  const { live, failures } = releases.status();
  const ready = Object.keys(live).length > 0 && !lifecycle.isStopping();
  return reply.code(ready ? 200 : 503).send({ ready, live, failures });
});
app.get('/*', async (request, reply) => render(request, reply));
serveForms(app, env, createFormRunner(parts));

async function follow(): Promise<void> {
  await releases.refresh();
  setTimeout(() => void follow(), env.REGISTRY_POLL_MS).unref();
}

await follow();
await releases.prepared();
try {
  await app.listen({ port: env.SHELL_PORT, host: env.HOST });
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  console.error(`Port ${env.SHELL_PORT} is in use. Stop what uses it, or set SHELL_PORT to another port.`);
  process.exit(1);
}
process.send?.({ ready: true });
