import path from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import type { SharedData } from '../app/data/rootData.ts';
import { serveAssets } from './http/assets.ts';
import { serveCrawlers } from './crawlers/crawlerRoutes.ts';
import { Channels } from './data/channels.ts';
import type { Environment } from './settings/settings.ts';
import { serveManifests } from './manifest/manifestRoutes.ts';
import { createFormRunner } from './forms/createFormRunner.ts';
import { serveForms } from './forms/formRoutes.ts';
import { forwardApi } from './http/forward/forwardApi.ts';
import { createOverride } from './override/activeOverride.ts';
import { serveImpersonation } from './impersonation/impersonationRoutes.ts';
import { serveOverride } from './override/overrideRoutes.tsx';
import { Releases } from './releases/releases.ts';
import { RemoteFiles } from './releases/remoteCode.ts';
import type { Rehearse } from './releases/rehearsal/rehearse.ts';
import { createRequestPreparation } from './render/prepareRequest.ts';
import { createDocumentHandler } from './render/documentHandler.ts';
import { createPageRenderer } from './render/renderPage.ts';
import { addResponseHeaders } from './http/responseHeaders.ts';
import { serverOptions } from './http/serverOptions.ts';
import { readShellFiles } from './http/shellFiles.ts';
import { servePaymentFrame } from './payment-frame/paymentFrame.ts';
import { serveWorker } from './service-worker/workerRoutes.tsx';
import { staleWhileRevalidate } from './data/staleWhileRevalidate.ts';

const SHARED_DATA_FRESH_MS = 30_000;

export interface Shell {
  app: FastifyInstance;
  releases: Releases;
  channels: Channels;
}

interface ShellOptions {
  /** Tries a release before it is imported here. */
  rehearse: Rehearse;
  /** Receives the lines of the log; by default standard output. */
  logStream?: { write: (line: string) => void };
}

/** Creates the server with all its routes. It has no releases yet and does not listen. */
export async function createShell(env: Environment, { rehearse, logStream }: ShellOptions): Promise<Shell> {
  const options = serverOptions(env);
  const app = fastify({
    ...options,
    ...(logStream && typeof options.logger === 'object' && { logger: { ...options.logger, stream: logStream } }),
  });

  const remoteFiles = new RemoteFiles(env.REMOTE_ORIGINS);
  const releases = new Releases({
    registries: env.REGISTRY,
    files: remoteFiles,
    rules: {
      publicOrigins: [...env.REMOTE_ORIGINS, ...env.REMOTE_PUBLIC_ORIGINS],
      demandsIntegrity: process.env['NODE_ENV'] !== 'development',
    },
    rehearse,
    log: app.log,
  });
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
  const respond = createPageRenderer({ files, prepareRequest, hasWorker: env.SERVICE_WORKER });
  const sendPage = createDocumentHandler({ env, respond });

  addResponseHeaders(app, env);
  serveAssets(app, env.SHELL_RELEASE_DIR);
  serveOverride(app, env, files.css);
  serveImpersonation(app, env);
  await forwardApi(app, env);
  serveManifests(app, env, files.icons);
  serveCrawlers(app, { env, channels });
  servePaymentFrame(app, env);
  serveWorker(app, { env, files, channels, releases });
  app.get('/*', async (request, reply) => sendPage(request, reply));
  serveForms(app, env, createFormRunner(prepareRequest));
  return { app, releases, channels };
}
