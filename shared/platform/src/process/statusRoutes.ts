import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../host/store/releaseStore.ts';
import type { ReleasesStatus } from '../host/releasesStatus.ts';
import type { RatesByRemote } from '../watch/releaseRates.ts';
import type { ProcessStatus } from './supervisorMessages.ts';
import type { RemotesStatus } from './remotesStatus.ts';
import { statusPage } from './statusPage.ts';

interface StatusDeps {
  store: ReleaseStore;
  /** Of this process. */
  status: () => ReleasesStatus;
  collect: () => Promise<{ processes: ProcessStatus[]; rates: RatesByRemote }>;
}

/** `/-/remotes` for operators: JSON, or a page for browsers. Neither the edge nor a shopper reaches it. */
export function serveStatus(app: FastifyInstance, { store, status, collect }: StatusDeps): void {
  app.get('/-/remotes', async ({ headers }, reply) => {
    const names = await store.remotes();
    const histories = await Promise.all(names.map(async (name) => [name, await store.history(name)] as const));
    const { processes, rates } = await collect();
    const all: RemotesStatus = { ...status(), history: Object.fromEntries(histories), processes, rates };
    reply.header('cache-control', 'no-store');
    if (!headers.accept?.includes('text/html')) return all;
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(statusPage(all));
  });
}
