import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite, type Site, type SiteOptions } from '@hemvaror/tooling/site/site';
import { freeSettings } from '@hemvaror/tooling/site/freeSettings';
import { copyRehearsedReleases } from './rehearsedReleases.ts';

export interface IsolatedSite extends Site {
  sv: string;
  en: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts a separate site that a test may break. It uses the API of the common site unless `withApi` is set, and the releases that
 * were rehearsed there. It renders every page again and has one process.
 */
export async function startIsolatedSite(options: Partial<SiteOptions> = {}): Promise<IsolatedSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-own-'));
  const settings = await freeSettings(dataDir);
  const api = process.env['SITE_API'] ?? '';
  const shared = options.withApi === undefined;
  await copyRehearsedReleases(path.join(dataDir, 'remotes'), settings.remotePorts, options.missing);
  const site = await startSite({
    settings: { ...settings, ownApi: !shared },
    logDir: path.join(dataDir, 'logs'),
    // Most tests of releases write the document themselves.
    readsDocument: true,
    ...options,
    env: {
      PAGE_CACHE_MB: '0',
      SHELL_WORKERS: '0',
      REPORT_SHARE: '0',
      ...(shared && {
        GRAPHQL_URL: `${api}/graphql`,
        AUTH_URL: `${api}/auth`,
        SIGN_URL: `${api}/auth/sign`,
        IMAGE_URL: `${api}/images`,
        NEWSLETTER_URL: `${api}/newsletter`,
        PAYMENTS_URL: `${api}/payments`,
      }),
      ...options.env,
    },
  });
  return Object.assign(site, {
    sv: site.origin,
    en: site.origin.replace('//localhost', '//en.localhost'),
    dataDir,
    stop: createStop(site, dataDir),
  });
}

function createStop(site: Site, dataDir: string): () => Promise<void> {
  const stop = site.stop.bind(site);
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Copies a folder of the project, without build output. The target must be in the project, where its imports resolve. */
export async function copyFolder(folder: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(folder, to, {
    recursive: true,
    filter: (source) => !/(^|[\\/])(dist|node_modules)([\\/]|$)/.test(path.relative(folder, source)),
  });
}
