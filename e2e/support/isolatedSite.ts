import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@hemvaror/platform/contract/registry';
import { readRegistry } from '@hemvaror/platform/build/registryFile';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import type { SiteSettings } from '@hemvaror/tooling/project/settings';
import { builtRegistry } from '@hemvaror/tooling/release/builtRegistry';
import { siteKeys } from '@hemvaror/tooling/release/siteKeys';
import { releaseBuilt, siteRegistry } from '@hemvaror/tooling/release/siteRegistry';
import { startSite, type Site, type SiteOptions } from '@hemvaror/tooling/site/site';
import { freeSettings } from '@hemvaror/tooling/site/freeSettings';
import { copyRehearsedReleases } from './rehearsedReleases.ts';

export interface IsolatedSite extends Site {
  sv: string;
  en: string;
  dataDir: string;
  settings: SiteSettings;
  stop: () => Promise<void>;
}

interface IsolatedOptions extends Partial<Omit<SiteOptions, 'settings'>> {
  settings?: Partial<SiteSettings>;
  /** By default that of the own origins. */
  registry?: Registry;
}

/**
 * Starts a separate site that a test may break. It uses the API of the common site unless `withApi` is set, and the releases that
 * were rehearsed there. It renders every page again and has one process.
 */
export async function startIsolatedSite({
  settings: changed,
  registry,
  ...options
}: IsolatedOptions = {}): Promise<IsolatedSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-own-'));
  const settings = { ...(await freeSettings(dataDir)), ...changed };
  const api = process.env['SITE_API'] ?? '';
  const shared = options.withApi === undefined;
  // Most tests of releases write the document themselves.
  const { readsDocument = true, missing = [] } = options;
  const { remotes } =
    registry ?? (await (readsDocument ? builtRegistry(settings.remotePorts) : signedRegistry(settings)));
  const rehearsed = REMOTE_NAMES.filter((name) => !missing.includes(name)).map(
    (name) => [name, remotes[name]] as const,
  );
  await copyRehearsedReleases(path.join(dataDir, 'remotes'), Object.fromEntries(rehearsed));
  const site = await startSite({
    settings: { ...settings, ownApi: !shared },
    logDir: path.join(dataDir, 'logs'),
    ...options,
    readsDocument,
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
    settings,
    stop: createStop(site, dataDir),
  });
}

/** The registry as the start of the site finds it: with the signatures that a result of a rehearsal is for. */
async function signedRegistry(settings: SiteSettings): Promise<Registry> {
  const registry = siteRegistry(settings);
  try {
    await releaseBuilt(registry, await builtRegistry(settings.remotePorts), await siteKeys(settings.dataDir));
  } finally {
    await registry.store.close();
  }
  return readRegistry(registry.document);
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
