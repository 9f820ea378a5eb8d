import type { Case } from '../measure/cases.ts';
import type { PageName } from '../pages.ts';
import type { Target, Visitor } from '../targets.ts';
import { freshPage } from './freshPage.ts';
import { measureLoad, warmUp, type Load } from './measureLoad.ts';

/** Accept-Encoding as browsers send it. */
export const CODINGS = {
  'zstd (Chromium, Firefox)': 'gzip, deflate, br, zstd',
  'br (Safari)': 'gzip, deflate, br',
} as const;
type Coding = keyof typeof CODINGS;
export const CODING_NAMES: readonly Coding[] = ['zstd (Chromium, Firefox)', 'br (Safari)'];

export interface PageCase {
  page: PageName;
  visit: 'cached' | 'from a campaign' | Visitor;
  coding: Coding;
  /** Whether the browser has the page, so that the response is a 304. */
  isRevalidation?: boolean;
}

const NAMES = {
  cached: 'cached',
  'from a campaign': 'from a campaign',
  favorites: 'with favorites',
  cart: 'with a cart',
};
const ROUND_S = 1;

/**
 * Cases of the server part: the targets are warmed up, and each gets as many requests in a round as it serves in about a second.
 *
 * @param workers number of processes of our shell, each with its own cache
 */
export async function pageCases(
  targets: readonly (Target | undefined)[],
  pages: readonly PageCase[],
  workers = 1,
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const { page, visit, coding, isRevalidation = false } of pages) {
    const name = `${page}, ${isRevalidation ? 'not modified' : `${NAMES[visit]}, ${coding}`}`;
    const measures = new Map<Target, ReturnType<Case['on']>>();
    for (const target of targets) {
      const load = target && loadOf(target, { page, visit, coding });
      if (!load) continue;
      const requests = await warmUp(target, load, ROUND_S);
      // Another shop's rules of freshness are unknown.
      const isOurs = target === targets[0];
      if (isRevalidation && !isOurs) continue;
      measures.set(target, async () => {
        if (!isOurs || visit !== 'cached') return measureLoad(target, load, requests);
        const { headers } = await freshPage(target.origin + load.path, load.headers, workers);
        const conditional = { 'if-none-match': headers.etag ?? '' };
        return measureLoad(
          target,
          isRevalidation ? { ...load, headers: { ...load.headers, ...conditional }, status: 304 } : load,
          requests,
        );
      });
    }
    cases.push({ name, on: (target) => measures.get(target) });
  }
  return cases;
}

/** @returns undefined if the target has no such page, or the visitor's cookie was not given */
function loadOf({ pages, cookies }: Target, { page, visit, coding }: PageCase): Load | undefined {
  const path = pages[page];
  const isPersonal = visit === 'favorites' || visit === 'cart';
  const cookie = isPersonal ? cookies[visit] : undefined;
  if (path === undefined || (isPersonal && cookie === undefined)) return undefined;
  return {
    // The shop caches no page of an address with other parameters than those of a list.
    path: visit === 'from a campaign' ? `${path}${path.includes('?') ? '&' : '?'}utm_source=bench` : path,
    headers: { 'accept-encoding': CODINGS[coding], ...(cookie !== undefined && { cookie }) },
    status: 200,
  };
}
