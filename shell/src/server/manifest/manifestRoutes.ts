import type { FastifyInstance } from 'fastify';
import { isLocaleCode, LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { ANONYMOUS, apiClient } from '../data/apiClient.ts';
import { staleWhileRevalidate } from '../data/staleWhileRevalidate.ts';
import { sendRevalidated } from '../http/revalidated.ts';
import type { IconAddresses } from '../http/shellFiles.ts';
import type { Environment } from '../settings/settings.ts';
import { SiteMetaDocument } from './siteMeta.generated.ts';
import { manifestPath, webManifest } from './webManifest.ts';

const META_FRESH_MS = 10 * 60_000;
/** Not part of a release: revalidated after a day. */
const CACHE_CONTROL = 'public, max-age=86400';

interface ManifestDeps {
  env: Environment;
  icons: IconAddresses;
  /** Time of the last change of everything in the API, after which the descriptions are fetched again. */
  changedAt: () => number;
}

/** Serves the web manifest of each language. */
export function serveManifests(app: FastifyInstance, { env, icons, changedAt }: ManifestDeps): void {
  const metas = staleWhileRevalidate<{ description: string | undefined }>(
    META_FRESH_MS,
    (error) => app.log.warn({ err: error }, 'site meta refresh failed, serving the previous one'),
    { changedAt },
  );
  const fetchMeta = async (locale: LocaleCode, requestId: string) => {
    const site = {
      channelId: env.sites[locale].channelId,
      languageId: LOCALES[locale].iso,
      market: env.FALLBACK_MARKET,
    };
    const api = apiClient(env, site, ANONYMOUS, requestId);
    const { listPageInfo } = await api.query({ document: SiteMetaDocument });
    return { description: listPageInfo?.meta?.description ?? undefined };
  };

  for (const locale of Object.keys(LOCALES).filter(isLocaleCode)) {
    app.get(manifestPath(locale), async (request, reply) => {
      // The description is optional, and the log names the failed query.
      const meta = await metas(locale, () => fetchMeta(locale, request.id)).catch(() => ({ description: undefined }));
      const body = JSON.stringify(webManifest({ locale, shopName: env.SHOP_NAME, icons, ...meta }));
      return sendRevalidated(request, reply, { body, type: 'application/manifest+json', cacheControl: CACHE_CONTROL });
    });
  }
}
