import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE } from '@hemvaror/domain/site/locales';
import { withTimeout } from '../../app/core/withTimeout.ts';
import { ANONYMOUS, apiClient } from '../data/apiClient.ts';
import type { Channels } from '../data/channels.ts';
import { staleWhileRevalidate } from '../data/staleWhileRevalidate.ts';
import { localesOfHost } from '../http/localesOfHost.ts';
import { sendRevalidated } from '../http/revalidated.ts';
import { marketRulesOf } from '../request/address/marketRules.ts';
import type { Environment } from '../settings/settings.ts';
import { buildSitemap, type Sitemap } from './buildSitemap.ts';
import { robotsText } from './robotsText.ts';
import { sitemapSections } from './sitemapSections.ts';
import { sitemapSites, type SitemapSite } from './sitemapSites.ts';
import { sitemapIndexXml } from './sitemapXml.ts';
import { timeLimit } from '@hemvaror/http/timeLimit';

const FRESH_MS = 10 * 60_000;
/** Crawlers come rarely: an older sitemap is not served while a new one is built, only if that fails. */
const MAX_STALE_MS = 60 * 60_000;
/** Longest wait for the first sitemap of a large catalog, which is then built in the background. */
const BUILD_TIMEOUT_MS = timeLimit(10_000);
const RETRY_AFTER_SECONDS = 30;

const XML = 'application/xml; charset=utf-8';
const SITEMAP_CACHE = 'public, max-age=600';
const ROBOTS_CACHE = 'public, max-age=3600';

const decompress = promisify(gunzip);

interface CrawlerDeps {
  env: Environment;
  channels: Pick<Channels, 'all'>;
  /** Time of the last change of everything in the API, after which sitemaps are built again. */
  changedAt: () => number;
}

/** Serves robots.txt and the sitemaps of each domain. Both are the same for every visitor. */
export function serveCrawlers(app: FastifyInstance, { env, channels, changedAt }: CrawlerDeps): void {
  const sitemaps = staleWhileRevalidate<Sitemap>(
    FRESH_MS,
    (error) => app.log.warn({ err: error }, 'sitemap refresh failed, serving the previous one'),
    { maxStaleMs: MAX_STALE_MS, changedAt },
  );

  /** The sites of the requested domain, by name. */
  async function sitesOf({ id, headers }: FastifyRequest): Promise<SitemapSite[]> {
    const locales = localesOfHost(headers.host, env);
    return sitemapSites(await channels.all(id), env).filter(({ shop }) => locales.includes(shop.locale));
  }

  async function sitemapOf({ name, shop }: SitemapSite, requestId: string): Promise<Sitemap> {
    const build = async () => buildSitemap(sitemapSections(apiClient(env, shop, ANONYMOUS, requestId), shop));
    const onTimeout = () => new Error(`The sitemap of ${name} is not complete after ${BUILD_TIMEOUT_MS} ms.`);
    return withTimeout(BUILD_TIMEOUT_MS, sitemaps(name, build), onTimeout);
  }

  app.get('/robots.txt', async (request, reply) => {
    const locales = localesOfHost(request.headers.host, env);
    // Also without the API: a crawler that gets no robots.txt stops.
    const { aliases } = marketRulesOf(await channels.all(request.id), env.FALLBACK_MARKET);
    const { origin } = env.sites[locales[0] ?? DEFAULT_LOCALE];
    const body = robotsText({ origin, locales, markets: env.MARKET_IN_PATH ? aliases : [] });
    return sendRevalidated(request, reply, { body, type: 'text/plain; charset=utf-8', cacheControl: ROBOTS_CACHE });
  });

  app.get('/sitemap.xml', async (request, reply) =>
    sendOr503(request, reply, async () => {
      const sites = await sitesOf(request);
      const files = await Promise.all(
        sites.map(async (site) => {
          const names = [...(await sitemapOf(site, request.id)).keys()];
          return names.map((file) => `${site.shop.origins[site.shop.locale]}/sitemaps/${site.name}/${file}`);
        }),
      );
      const body = sitemapIndexXml(files.flat());
      return sendRevalidated(request, reply, { body, type: XML, cacheControl: SITEMAP_CACHE });
    }),
  );

  app.get<{ Params: { site: string; file: string } }>('/sitemaps/:site/:file', async (request, reply) =>
    sendOr503(request, reply, async () => {
      const site = (await sitesOf(request)).find(({ name }) => name === request.params.site);
      const file = site && (await sitemapOf(site, request.id)).get(request.params.file);
      if (!file) return reply.code(404).header('cache-control', 'no-store').send();

      reply.header('vary', 'Accept-Encoding');
      const sent = { type: XML, cacheControl: SITEMAP_CACHE, etag: file.etag };
      if (!/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '')) {
        return sendRevalidated(request, reply, { ...sent, body: await decompress(file.gzipped) });
      }
      return sendRevalidated(request, reply.header('content-encoding', 'gzip'), { ...sent, body: file.gzipped });
    }),
  );
}

/** Sends 503 if the API fails: crawlers take an empty or missing sitemap for the removal of all pages. */
async function sendOr503(
  request: FastifyRequest,
  reply: FastifyReply,
  send: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await send();
  } catch (error) {
    request.log.error({ err: error }, 'sitemap not available');
    return reply
      .code(503)
      .header('retry-after', String(RETRY_AFTER_SECONDS))
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('The sitemap is not available at the moment.\n');
  }
}
