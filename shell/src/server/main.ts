import path from 'node:path';
import { fastify } from 'fastify';
import { resolveDeferred } from '@hemvaror/runtime/defer/unresolved';
import type { SharedData } from '../app/data/rootData.ts';
import { serveAssets } from './http/assets.ts';
import { serveCrawlers } from './crawlers/crawlerRoutes.ts';
import { loadApiClient } from './data/apiClient.ts';
import { Channels } from './data/channels.ts';
import { readEnvironment } from './settings/settings.ts';
import { serveManifests } from './manifest/manifestRoutes.ts';
import { createFormRunner } from './forms/createFormRunner.ts';
import { serveForms } from './forms/formRoutes.ts';
import { forwardApi } from './http/forward/forwardApi.ts';
import { endOnSignal } from './http/lifecycle.ts';
import { createOverride } from './override/activeOverride.ts';
import { serveImpersonation } from './impersonation/impersonationRoutes.ts';
import { serveOverride } from './override/overrideRoutes.tsx';
import { Releases } from './releases/releases.ts';
import { RemoteFiles } from './releases/remoteCode.ts';
import { createRequestPreparation } from './render/prepareRequest.ts';
import { createRenderer } from './render/render.ts';
import { addResponseHeaders } from './http/responseHeaders.ts';
import { serverOptions } from './http/serverOptions.ts';
import { readShellFiles } from './http/shellFiles.ts';
import { servePaymentFrame } from './payment-frame/paymentFrame.ts';
import { serveWorker } from './service-worker/workerRoutes.tsx';
import { staleWhileRevalidate } from './data/staleWhileRevalidate.ts';
import { handleUncaughtErrors } from './http/uncaughtErrors.ts';
import '../app/core/sharedModules.generated.ts';

const SHARED_DATA_FRESH_MS = 30_000;
/** Longer than the timeouts of a document, shorter than the 10 s after which containers are killed. */
const SHUTDOWN_DEADLINE_MS = 8_000;

const env = readEnvironment(process.env);
const app = fastify(serverOptions(env));

const remoteFiles = new RemoteFiles(env.REMOTE_ORIGINS);
const releases = new Releases(
  env.REGISTRY,
  remoteFiles,
  {
    publicOrigins: [...env.REMOTE_ORIGINS, ...env.REMOTE_PUBLIC_ORIGINS],
    demandsIntegrity: process.env['NODE_ENV'] !== 'development',
  },
  app.log,
);
handleUncaughtErrors(app.log, (error) => releases.findFaultyRelease(error));
const sharedData = staleWhileRevalidate<SharedData>(SHARED_DATA_FRESH_MS, (error) =>
  app.log.warn({ err: error }, 'shared data could not be refreshed; the old ones serve on'),
);
const channels = new Channels(env, SHARED_DATA_FRESH_MS, (error) =>
  app.log.warn({ err: error }, 'a channel could not be refreshed; the old one serves on'),
);
const files = await readShellFiles(env.SHELL_RELEASE_DIR, env.ICONS_URL);
const release = path.basename(env.SHELL_RELEASE_DIR);
const activeOverride =
  env.DEV_OVERRIDE_ORIGINS.length > 0 ? createOverride({ env, releases, files: remoteFiles, release }) : undefined;
const prepareRequest = createRequestPreparation({ env, releases, sharedData, channels, activeOverride });
const render = createRenderer({ env, files, prepareRequest, hasWorker: env.SERVICE_WORKER });

const lifecycle = endOnSignal(app, { delayMs: env.SHUTDOWN_DELAY_MS, deadlineMs: SHUTDOWN_DEADLINE_MS });

addResponseHeaders(app, env);
serveAssets(app, env.SHELL_RELEASE_DIR);
serveOverride(app, env, files.css);
serveImpersonation(app, env);
await forwardApi(app, env);
serveManifests(app, env, files.icons);
serveCrawlers(app, { env, channels });
servePaymentFrame(app, env);
serveWorker(app, { env, files, channels, releases });
app.get('/-/health', async () => ({ status: 'ok', release: process.env['RELEASE'] }));
app.get('/-/remotes', async () => releases.status());
app.get('/-/ready', async (_request, reply) => {
  const { live, failures } = releases.status();
  const ready = Object.keys(live).length > 0 && !lifecycle.isStopping();
  return reply.code(ready ? 200 : 503).send({ ready, live, failures });
});
app.get('/*', async (request, reply) => render(request, reply));
serveForms(app, env, createFormRunner(prepareRequest));

async function pollRegistry(): Promise<void> {
  await releases.refresh();
  setTimeout(() => void pollRegistry(), env.REGISTRY_POLL_MS).unref();
}

await Promise.all([resolveDeferred(), loadApiClient(), pollRegistry().then(async () => releases.prepared())]);
try {
  await app.listen({ port: env.SHELL_PORT, host: env.HOST });
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  console.error(`Port ${env.SHELL_PORT} is in use. Stop the process that uses it, or set SHELL_PORT to another port.`);
  process.exit(1);
}
process.send?.({ ready: true });
