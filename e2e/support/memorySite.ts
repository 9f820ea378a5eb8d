import path from 'node:path';
import { ROOT } from '@hemvaror/tooling/project/root';
import { readRegistry } from '@hemvaror/platform/build/registryFile';
import { freePorts } from '@hemvaror/tooling/site/ports';
import { startApiProxy, type Operation } from './apiProxy.ts';
import { deploy } from './brokenRemotes.ts';
import { startChangeFeed } from './changeFeed.ts';
import { changedRelease } from './changedRelease.ts';
import { connectInspector, type Inspector } from './inspector.ts';
import { startIsolatedSite, type IsolatedSite } from './isolatedSite.ts';
import { copyOfReleases } from './refusedReleases.ts';

/** First part of search texts: the API fails, it never responds, the page does not render, or the search box does not. */
export const API_FAILS = 'api-fails';
export const API_WAITS = 'api-waits';
const PAGE_FAILS = 'page-fails';
const SLOT_FAILS = 'slot-fails';
export const FAILING_SEARCHES = [API_FAILS, PAGE_FAILS, SLOT_FAILS] as const;
/** Of their pages. */
export const FAILED_STATUS = { [API_FAILS]: 503, [PAGE_FAILS]: 500, [SLOT_FAILS]: 200 } as const;

/** Room for all kept pages of a test and few more: its bound is reached soon. */
const CACHE_MB = '2';

/** Wraps the results page and the search box of a release. The next search box that is rendered belongs to any page. */
const FAILS_BY_SEARCH = `
  const { get } = module.exports;
  let failingSlots = 0;
  module.exports = {
    ...module.exports,
    get: async (name) => {
      const factory = await get(name);
      return () => {
        const part = factory();
        if (name === './SearchBox') {
          const Component = (props) => {
            if (failingSlots === 0) return part.Component(props);
            failingSlots -= 1;
            throw new Error('thrown in a slot');
          };
          return { ...part, Component };
        }
        return {
          ...part,
          loader: async (args) => {
            if (args.request.url.includes('${SLOT_FAILS}')) failingSlots += 1;
            return part.loader(args);
          },
          Component: (props) => {
            if (props.data.search.startsWith('${PAGE_FAILS}')) throw new Error('thrown in a page');
            return part.Component(props);
          },
        };
      };
    },
  };`;

export interface MemorySite extends IsolatedSite {
  inspector: Inspector;
  /** Makes the kept pages expire. */
  announceChange: () => void;
  /** Settles when the shell has queried the API for a search text that starts with `API_WAITS`. */
  untilQueried: (searchText: string) => Promise<void>;
}

/** Starts a site with one process, a small page cache, and searches that fail on demand. */
export async function startMemorySite(work: string): Promise<MemorySite> {
  const waiting = new Map<string, () => void>();
  const proxy = await startApiProxy(({ variables }) => {
    const text = searchTextOf(variables);
    if (text.startsWith(API_FAILS)) return { status: 500 };
    if (!text.startsWith(API_WAITS)) return undefined;
    waiting.get(text)?.();
    waiting.delete(text);
    return 'never';
  });
  const feed = await startChangeFeed();
  const [port = 0] = await freePorts(1);
  const dist = await copyOfReleases('mf-search', path.join(ROOT, work));
  const site = await startIsolatedSite({
    distFolders: { 'mf-search': dist },
    env: {
      NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
      GRAPHQL_URL: proxy.url,
      CHANGES_URL: feed.url,
      PAGE_CACHE_MB: CACHE_MB,
    },
  });
  const stopSite = site.stop;
  const stop = async () => {
    await stopSite();
    await Promise.all([proxy.stop(), feed.stop()]);
  };
  try {
    const { release = '' } = (await readRegistry(site.registryFile)).remotes['mf-search'] ?? {};
    const fails = await changedRelease(path.join(dist, release), 'fails', { node: FAILS_BY_SEARCH });
    await deploy(site, 'mf-search', fails);
    const inspector = await connectInspector(port);
    return Object.assign(site, {
      inspector,
      announceChange: feed.announce,
      untilQueried: async (text: string) => new Promise<void>((resolve) => void waiting.set(text, resolve)),
      stop: async () => {
        inspector.close();
        await stop();
      },
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

function searchTextOf({ filter }: Operation['variables']): string {
  return String(Object(filter).searchText ?? '');
}
