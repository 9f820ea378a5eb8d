import path from 'node:path';
import compress from '@fastify/compress';
import { fastify, type FastifyInstance } from 'fastify';
import { CONTRACT_VERSION } from '@hemvaror/runtime/contract/contract';
import { resolveDeferred, setOwner } from '@hemvaror/runtime/defer/unresolved';
import { checkCheckoutPages } from '../app/core/checkCheckoutPages.ts';
import { checkExpose } from '../app/core/exposes.ts';
import { serveAssets } from './http/assets.ts';
import { COMPRESSION } from './http/compression.ts';
import { createHost, type Host } from '@hemvaror/platform/host/createHost';
import type { Rehearse } from '@hemvaror/platform/host/rehearsal';
import { serveRemoteFiles } from '@hemvaror/platform/host/store/releaseFileRoutes';
import { serveCrawlers } from './crawlers/crawlerRoutes.ts';
import { createApiReports } from './data/apiReports.ts';
import type { Channels } from './data/channels.ts';
import { createSharedData } from './data/createSharedData.ts';
import { SharedResponses } from './data/sharedResponses.ts';
import type { Environment } from './settings/settings.ts';
import { siteNetwork } from '@hemvaror/http/clientNetwork';
import { timeLimit } from '@hemvaror/http/timeLimit';
import { serveManifests } from './manifest/manifestRoutes.ts';
import { createFormRunner } from './forms/createFormRunner.ts';
import { serveForms } from './forms/formRoutes.ts';
import { forwardApi } from './http/forward/forwardApi.ts';
import { subscribeToChanges } from './page-cache/changeFeed.ts';
import type { Change } from './data/change.ts';
import { PageCache, type CacheResult } from './page-cache/pageCache.ts';
import { createOverride } from './override/activeOverride.ts';
import { serveImpersonation } from './impersonation/impersonationRoutes.ts';
import { serveCandidateLinks } from './candidates/candidateLinks.ts';
import { serveOverride } from './override/overrideRoutes.tsx';
import { ImagePlaceholders } from '../first-view/server/imagePlaceholders.ts';
import { StyleSheets } from '../first-view/server/styleSheets.ts';
import { createRequestPreparation } from './render/prepareRequest.ts';
import { createDocumentHandler } from './render/documentHandler.ts';
import { createPageRenderer } from './render/renderPage.ts';
import { repairing, withRepair } from './render/repairing.ts';
import { serveSecurityText } from './security-text/securityTextRoute.ts';
import { serveReports } from './reports/reportRoutes.ts';
import { createVisitorResolver } from './request/resolveVisitor.ts';
import { addResponseHeaders } from './http/responseHeaders.ts';
import { serverOptions } from './http/serverOptions.ts';
import { readShellFiles } from './http/shellFiles.ts';
import { serveSpeculationRules } from './http/speculationRules.ts';
import { servePaymentFrame } from './payment-frame/paymentFrame.ts';
import { serveWorker } from './service-worker/workerRoutes.tsx';

const BYTES_PER_MIB = 1_048_576;
/** Part of the page cache for the responses that pages are rendered from. */
const RESPONSES_SHARE = 0.25;

export interface Shell {
  app: FastifyInstance;
  host: Host;
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
  checkCheckoutPages();
  const options = serverOptions(env);
  const app = fastify({
    ...options,
    ...(logStream && typeof options.logger === 'object' && { logger: { ...options.logger, stream: logStream } }),
  });

  const release = path.basename(env.SHELL_RELEASE_DIR);
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const host = createHost({
    registries: env.REGISTRY,
    rules: { demandsIntegrity: !isDevelopment, keys: isDevelopment ? undefined : env.RELEASE_KEYS },
    origins: env.REMOTE_ORIGINS,
    folder: env.REMOTES_DIR,
    hostRelease: release,
    originWaitMs: timeLimit(env.ORIGIN_WAIT_MS),
    contract: { version: CONTRACT_VERSION, checkExpose, setOwner, resolveDeferred },
    rehearse,
    log: app.log,
  });
  const { releases, store, observations, metrics } = host;
  const { sharedData, channels, expire, changedAt } = createSharedData(env, app.log);
  const files = await readShellFiles(env.SHELL_RELEASE_DIR, env.ICONS_URL);
  const activeOverride =
    env.DEV_OVERRIDE_ORIGINS.length > 0 ? createOverride({ releases, files: host.files, release }) : undefined;
  const cacheBytes = env.PAGE_CACHE_MB * BYTES_PER_MIB;
  const responses = cacheBytes > 0 ? new SharedResponses({ maxBytes: cacheBytes * RESPONSES_SHARE }) : undefined;
  const prepareRequest = createRequestPreparation({
    env,
    releases,
    observations,
    sharedData,
    responses,
    apiReports: createApiReports(app.log),
    activeOverride,
  });
  const renderOnce = createPageRenderer({
    files,
    sheets: new StyleSheets(env.SHELL_RELEASE_DIR, store),
    placeholders: new ImagePlaceholders({
      imageUrl: env.IMAGE_URL,
      onError: (err, address) => app.log.warn({ err, address }, 'placeholder image not fetched'),
    }),
    prepareRequest,
    hasWorker: env.SERVICE_WORKER,
    developerOrigins: isDevelopment ? env.REMOTE_ORIGINS : [],
  });
  const render = repairing(renderOnce, host.realm);
  const cache = {
    render,
    generation: () => releases.generation(),
    maxBytes: cacheBytes * (1 - RESPONSES_SHARE),
    cdnMaxAge: env.CDN_MAX_AGE_SECONDS,
    onResult: (result: CacheResult) => metrics.pageCache.inc({ result }),
  };
  const pages = cache.maxBytes > 0 ? new PageCache(cache) : undefined;
  const resolveVisitor = createVisitorResolver({ env, channels, releases });
  const sendPage = createDocumentHandler({ env, resolveVisitor, respond: pages?.respond ?? render });
  if (env.CHANGES_URL !== undefined) {
    const onChange = (change: Change) => {
      if ('everything' in change) expire();
      // Before the pages, which are rendered from them.
      responses?.expire(change);
      pages?.expire(change);
    };
    const stop = subscribeToChanges({ url: env.CHANGES_URL, onChange, log: app.log });
    app.addHook('onClose', async () => stop());
  }

  await app.register(compress, { global: false });
  addResponseHeaders(app, env);
  serveAssets(app, env.SHELL_RELEASE_DIR);
  await serveRemoteFiles(app, host);
  serveOverride(app, env, files.css);
  serveImpersonation(app, env);
  serveCandidateLinks(app, env, releases);
  await forwardApi(app, env);
  serveManifests(app, { env, icons: files.icons, changedAt });
  serveCrawlers(app, { env, channels, changedAt });
  serveSecurityText(app, { env, channels });
  serveReports(app, {
    env,
    releases,
    onReport: (report, network) => observations.reported(report, siteNetwork(network)),
  });
  servePaymentFrame(app, env);
  serveSpeculationRules(app);
  serveWorker(app, { env, files, channels });
  app.get('/*', { compress: COMPRESSION }, async (request, reply) =>
    withRepair(host.realm, async () => sendPage(request, reply)),
  );
  serveForms(app, env, createFormRunner({ resolveVisitor, prepareRequest }));
  return { app, host, channels };
}
