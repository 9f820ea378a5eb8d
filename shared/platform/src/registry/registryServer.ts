import { createHash } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serverDefaults } from '@hemvaror/http/serverDefaults';
import { timeLimit } from '@hemvaror/http/timeLimit';
import type { Signatures } from './authority.ts';
import { DecisionRegistry } from './decisionRegistry.ts';
import type { EntryStore } from './entryStore.ts';
import { EventStreams } from './eventStreams.ts';
import { serveRegistry } from './registryRoutes.ts';
import { ShellReports } from './shellReports.ts';
import type { CandidateState } from './remoteState.ts';
import { RegistryError } from './registryError.ts';
import { errorResponse } from './serviceErrors.ts';
import { dueStages } from './stages.ts';

/** So soon another process of the service has a decision. */
const REFRESH_MS = 250;
const STAGES_MS = 1_000;
const BODY_LIMIT = 64 * 1024;

export type RegistryServerOptions = Signatures & {
  /** Closed with the server. */
  store: EntryStore;
  /** Time in ms after which a candidate gets its next share, also without enough views. */
  stageMs: number;
  /** Shares of a candidate in percent, the smallest first. */
  stages?: readonly number[];
  log: FastifyBaseLogger;
  now?: () => Date;
};

/**
 * Creates the service that decides about releases. Several processes may serve the same store.
 *
 * @returns the application, which does not listen yet
 * @throws RegistryError if an entry was changed or removed
 * @throws StoreError if the store does not respond
 */
export async function createRegistryServer(options: RegistryServerOptions): Promise<FastifyInstance> {
  const { store, log, stageMs, stages, now = () => new Date() } = options;
  const registry = await DecisionRegistry.open(store, now);
  const reports = new ShellReports();
  const events = new EventStreams();
  let problem: string | undefined;

  const app = Fastify({
    ...serverDefaults(timeLimit),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
  });
  // Other pages in a developer's browser can send text, but no JSON.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, _request, reply) => {
    const { status, message } = errorResponse(error);
    if (status >= 500) log.error({ err: error }, 'registry request failed');
    return reply.code(status).header('cache-control', 'no-store').send({ message });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'The registry has no such address.' }));
  serveRegistry(app, { registry, reports, events, signatures: options, document: cachedDocument(registry), now });
  app.get('/health', () => ({
    status: problem === undefined ? 'ok' : 'degraded',
    generation: registry.state.generation,
    ...(problem !== undefined && { message: problem }),
  }));
  registry.onChange(() => events.send(registry.state.generation));

  const refreshing = repeat(REFRESH_MS, async () => {
    try {
      await registry.refresh();
      if (problem !== undefined) log.info('registry refreshed again');
      problem = undefined;
    } catch (error) {
      if (problem === undefined) log.error({ err: error }, 'registry refresh failed, serving the last document');
      problem = errorResponse(error).message;
    }
  });
  const advancing = repeat(STAGES_MS, async () => {
    const viewsOf = (remote: string, candidate: CandidateState) => reports.of(remote, candidate, now());
    const due = dueStages(registry.state, { viewsOf, now: now(), waitMs: stageMs, ...(stages && { stages }) });
    for (const { decision, isDue } of due) {
      await registry.decide(decision, isDue).catch((error: unknown) => {
        // Another process, or a person, has decided about the candidate.
        if (!(error instanceof RegistryError)) log.error({ err: error }, 'next share of a candidate failed, retrying');
      });
    }
  });

  app.addHook('preClose', async () => {
    events.end();
    await Promise.all([refreshing.stop(), advancing.stop()]);
  });
  app.addHook('onClose', async () => store.close());
  return app;
}

/** The text of the document and its ETag, created once for each change. */
function cachedDocument(registry: DecisionRegistry): () => { text: string; etag: string } {
  let cached: { text: string; etag: string } | undefined;
  registry.onChange(() => (cached = undefined));
  return () => {
    if (cached) return cached;
    const text = JSON.stringify(registry.document());
    cached = { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    return cached;
  };
}

/** Repeats work, never twice at the same time. @returns a function that ends it after the present one */
function repeat(ms: number, work: () => Promise<void>): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work().finally(() => (running = undefined));
  }, ms);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
