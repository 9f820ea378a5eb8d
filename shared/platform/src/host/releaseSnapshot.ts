import { splitExposeId, type ExposeId } from '../contract/exposeId.ts';
import type { PageRemotes } from '../contract/registry.ts';
import type { LiveRelease } from './liveRelease.ts';

/** Files that the browser needs for a set of exposes. */
export interface WebFiles {
  js: string[];
  css: string[];
}

/** The live releases at the start of a request, fixed to its end. */
export interface ReleaseSnapshot {
  load(id: ExposeId): Promise<unknown>;
  has(id: ExposeId): boolean;
  /** Id of the release that an expose comes from. */
  releaseOf(id: ExposeId): string | undefined;
  webFiles(ids: readonly ExposeId[]): WebFiles;
  pageRemotes: PageRemotes;
  /** Subresource Integrity value of a file of these releases, by its public address. A developer's build has none. */
  integrityOf(href: string): string | undefined;
  /** The release's file at a public address, by its path below the release's folder. A developer's build has none. */
  fileOf(href: string): { remote: string; release: string; path: string } | undefined;
}

type ReleasesByRemote = ReadonlyMap<string, LiveRelease>;

/** @param overrides releases that replace the live ones in this request (a developer's override) */
export function releaseSnapshot(released: ReleasesByRemote, overrides: ReleasesByRemote): ReleaseSnapshot {
  const live = new Map([...released, ...overrides]);
  const immutable = immutableReleases(live, overrides);
  const exposeOf = (id: ExposeId) => {
    const { remote, expose } = splitExposeId(id);
    const release = live.get(remote);
    const assets = release?.manifest.exposes[expose];
    return release && assets ? { release, expose, assets } : undefined;
  };

  return {
    has: (id) => exposeOf(id) !== undefined,
    releaseOf: (id) => live.get(splitExposeId(id).remote)?.release,
    load: async (id) => {
      const found = exposeOf(id);
      if (!found) throw new Error(`${id} is not available: no live release exposes it.`);
      return found.release.modules.get(found.expose);
    },
    webFiles: (ids) => {
      const js = new Set<string>();
      const css = new Set<string>();
      for (const found of ids.map(exposeOf)) {
        if (!found) continue;
        js.add(`${found.release.webBase}remoteEntry.js`);
        for (const file of found.assets.js) js.add(found.release.webBase + file);
        for (const file of found.assets.css) css.add(found.release.webBase + file);
      }
      return { js: [...js], css: [...css] };
    },
    pageRemotes: Object.fromEntries(
      [...live].map(([name, { container, webBase }]) => {
        const entry = `${webBase}remoteEntry.js`;
        const integrity = integrityIn(immutable, entry);
        return [name, { container, entry, ...(integrity && { integrity }) }];
      }),
    ),
    integrityOf: (href) => integrityIn(immutable, href),
    fileOf: (href) => {
      const release = immutable.find(({ webBase }) => href.startsWith(webBase));
      return (
        release && {
          remote: release.manifest.name,
          release: release.release,
          path: `web/${href.slice(release.webBase.length)}`,
        }
      );
    },
  };
}

/** The releases without developers' builds, whose files may change while a page is open. */
function immutableReleases(live: ReleasesByRemote, overrides: ReleasesByRemote): readonly LiveRelease[] {
  if (process.env['NODE_ENV'] === 'development') return [];
  return [...live].filter(([name]) => !overrides.has(name)).map(([, release]) => release);
}

function integrityIn(releases: readonly LiveRelease[], href: string): string | undefined {
  const release = releases.find(({ webBase }) => href.startsWith(webBase));
  return release?.manifest.integrity[`web/${href.slice(release.webBase.length)}`];
}
