import { isBrowserCode, isCode, type SourceFiles } from './sourceFiles.ts';

/** The different implementations of one task. */
export interface Ways {
  what: string;
  goal: number;
  /** Names of the implementations found. */
  found: string[];
}

type Shape = [name: string, pattern: RegExp];

const DEFERRAL_SHAPES: Shape[] = [
  ['defer', /= defer(<[^(]*>)?\(/],
  ['lazyModule', /= lazyModule(<[^(]*>)?\(/],
  ['RemoteSlot', /<RemoteSlot\b/],
  ['context of late parts', /LatePartsContext\.Provider|<LatePartsContext\b/],
  ['latePart', /= latePart\(/],
  ['deferredComponent', /= deferredComponent\(|: deferredComponent\(/],
  ['useBrought', /= useBrought\(/],
  ['usePrefetch', /= usePrefetch\(/],
  ['React.lazy in place', /^const \w+ = lazy\(/m],
  ['module of one import', /^export const \w+ = (async )?\(\) =>\s*\(?(await )?import\(/m],
  ['withRetry around an import', /withRetry\(\(\) => import\(/],
  ['retryUntilLoaded', /= retryUntilLoaded\(|\?\?= retryUntilLoaded\(/],
  ['import without a second attempt', /(await |void |^\s*)import\([^)]*\)(\.then|;)/m],
];
const CLICK_REPLAYS: Shape[] = [
  ['hook of a component', /function useEarlyClick\b/],
  ['script of the document', /function (captureEarlyInteractions|rememberEarlyClicks|earlyClicks|rememberClicks)\b/],
];
const CHUNK_NAMES: Shape[] = [
  ['comment webpackChunkName', /webpackChunkName/],
  ['list LATE_CHUNKS or ending -late', /LATE_CHUNKS =|-late\\?\./],
];
const CACHES: Shape[] = [
  ['LeastRecentlyUsed', /class LeastRecentlyUsed\b/],
  ['PromiseCache', /class (Kept|PromiseCache)\b/],
  ['StaleWhileRevalidate', /class StaleWhileRevalidate\b/],
];
const HUNG_PAGES: Shape[] = [
  ['second router in the start of the browser', /\broot\.render\(|router\.dispose\(/],
  ['reload timer', /location\.reload\(/],
  ['boundary of the page', /<PageBoundary\b/],
];

/** Counts the implementations of each task in the code. @returns one row per task */
export function waysIn(files: SourceFiles, remotes: readonly string[]): Ways[] {
  const browser = [...files].filter(([file]) => isBrowserCode(file));
  const code = [...files].filter(([file]) => isCode(file) && !file.startsWith('shared/tooling/src/checks/house/'));
  const shapes = (list: Shape[], among: [string, string][]) =>
    list.filter(([, pattern]) => among.some(([, content]) => pattern.test(content))).map(([name]) => name);
  const filesWith = (pattern: RegExp, among: Iterable<[string, string]> = code) =>
    [...among].filter(([, content]) => pattern.test(content)).map(([file]) => file);
  const product = [...files].filter(
    ([file]) =>
      (isCode(file) && !file.startsWith('shared/tooling/src/checks/house/')) || file.startsWith('shared/testing/'),
  );

  return [
    { what: 'deferral shapes', goal: 3, found: shapes(DEFERRAL_SHAPES, browser) },
    { what: 'click replays', goal: 1, found: shapes(CLICK_REPLAYS, browser) },
    { what: 'chunk-name conventions', goal: 0, found: shapes(CHUNK_NAMES, code) },
    { what: 'context populations', goal: 1, found: filesWith(/\.set\(apolloContext\b/, product) },
    { what: 'provider trees', goal: 1, found: filesWith(/<OperationsProvider\b/, product) },
    { what: 'own caches', goal: 0, found: shapes(CACHES, code) },
    {
      what: 'own static servers',
      goal: 0,
      found: filesWith(/createReadStream\(/).filter((file) => !file.startsWith('commerce-api/')),
    },
    {
      what: 'request preparations',
      goal: 1,
      found: filesWith(/= await (requestWorld|requestView|requestContext|createRequestContext)\(/),
    },
    { what: 'repairs of hung pages', goal: 1, found: shapes(HUNG_PAGES, browser) },
    { what: 'lists of remotes', goal: 1, found: listsOf(files, remotes) },
    {
      what: 'lists of shared modules',
      goal: 0,
      found: filesWith(/(^\s*(import )?'@(hemvaror|storefront)\/[^']+'[,;]\s*$\s*){5,}/m),
    },
  ];
}

/**
 * Lists the files, except tests and documents, that contain nearly all remote names, so that a new remote must be added there.
 * Expose ids (`mf-catalog/ListPage`) do not count: the route table needs them only for remotes with a page.
 */
export function listsOf(files: SourceFiles, remotes: readonly string[]): string[] {
  return [...files]
    .filter(([file]) => !/\.(test|spec)\.tsx?$|^docs\/|^e2e\/(tests|full)\/|\/src\/bench\/|^mf-/.test(file))
    .filter(([, content]) => remotes.filter((name) => namesRemote(content, name)).length >= remotes.length - 1)
    .map(([file]) => file);
}

function namesRemote(content: string, remote: string): boolean {
  return new RegExp(`${remote}(?!/[A-Z])`).test(content);
}

/** Lists the hand-written files that contain each setting, the most frequent first. Documents and tests are not counted. */
export function filesOfSettings(files: SourceFiles, names: readonly string[]): { name: string; files: string[] }[] {
  const among = [...files].filter(
    ([file]) =>
      !/\.(test|spec)\.tsx?$|\.md$|^e2e\/|^shared\/(testing|tooling\/src\/(bench|checks|screenshot))/.test(file),
  );
  return names
    .map((name) => ({
      name,
      files: among.filter(([, content]) => new RegExp(`\\b${name}\\b`).test(content)).map(([file]) => file),
    }))
    .toSorted((a, b) => b.files.length - a.files.length);
}
