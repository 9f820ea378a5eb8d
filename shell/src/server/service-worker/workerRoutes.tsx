import type { FastifyInstance } from 'fastify';
import { LOCALE_CODES } from '@hemvaror/domain/site/locales';
import type { Channels } from '../data/channels.ts';
import { localesOfHost } from '../http/localesOfHost.ts';
import { sendRevalidated } from '../http/revalidated.ts';
import type { ShellFiles } from '../http/shellFiles.ts';
import { marketRulesOf } from '../request/address/marketRules.ts';
import { shopOf } from '../request/shopOf.ts';
import type { Environment } from '../settings/settings.ts';
import { offlineDocument, offlinePath, offlinePolicy } from './offlineDocument.tsx';
import { RETIRING_SCRIPT, workerScript } from './workerScript.ts';

interface WorkerDeps {
  env: Environment;
  files: Pick<ShellFiles, 'css' | 'fonts'>;
  channels: Pick<Channels, 'all'>;
}

const WORKER_POLICY = `default-src 'none'; connect-src 'self'`;

/** Serves the service worker of each domain, and its offline pages. With `SERVICE_WORKER=false` the script ends the worker. */
export function serveWorker(app: FastifyInstance, { env, files, channels }: WorkerDeps): void {
  app.get('/sw.js', async (request, reply) => {
    const locales = localesOfHost(request.headers.host, env);
    const body = env.SERVICE_WORKER
      ? workerScript({
          offlinePages: locales.map((locale) => ({ locale, path: offlinePath(locale) })),
          files: [...files.css, ...files.fonts],
        })
      : RETIRING_SCRIPT;
    return sendRevalidated(request, reply.header('content-security-policy', WORKER_POLICY), {
      body,
      type: 'text/javascript; charset=utf-8',
      cacheControl: 'no-cache',
    });
  });

  for (const locale of LOCALE_CODES) {
    app.get(offlinePath(locale), async (request, reply) => {
      const markets = marketRulesOf(await channels.all(request.id), env.FALLBACK_MARKET);
      const shop = shopOf({ locale, market: markets.defaults[locale], markets }, env);
      return sendRevalidated(request, reply.header('content-security-policy', offlinePolicy()), {
        body: offlineDocument(shop, files.css),
        type: 'text/html; charset=utf-8',
        cacheControl: 'no-cache',
      });
    });
  }
}
