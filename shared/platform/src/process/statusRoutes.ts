import type { FastifyInstance } from 'fastify';
import type { KeptReleases } from '../host/kept/keptReleases.ts';
import type { ReleasesStatus } from '../host/releasesStatus.ts';
import type { ProcessStatus } from './supervisorMessages.ts';
import type { RemotesStatus } from './remotesStatus.ts';
import { statusPage } from './statusPage.ts';

interface StatusDeps {
  kept: KeptReleases;
  /** Of this process. */
  status: () => ReleasesStatus;
  processes: () => Promise<ProcessStatus[]>;
}

/** `/-/remotes` for operators: JSON, or a page for browsers. Neither the edge nor a shopper reaches it. */
export function serveStatus(app: FastifyInstance, { kept, status, processes }: StatusDeps): void {
  app.get('/-/remotes', async ({ headers }, reply) => {
    const names = await kept.remotes();
    const histories = await Promise.all(names.map(async (name) => [name, await kept.history(name)] as const));
    const all: RemotesStatus = {
      ...status(),
      history: Object.fromEntries(histories),
      processes: await processes(),
    };
    reply.header('cache-control', 'no-store');
    if (!headers.accept?.includes('text/html')) return all;
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(statusPage(all));
  });
}
