/** A part of the browser tests. It lasts at most a quarter of an hour on two quiet cores. */
export interface BrowserPart {
  name: string;
  what: string;
  /** Pattern of its files' paths. A test checks that each file belongs to one part. */
  files: string;
}

export const BROWSER_PARTS: readonly BrowserPart[] = [
  {
    name: 'routes',
    what: 'every route × language × width, every address of the sitemaps, equal documents of processes and machines',
    files: 'e2e/full/(routes|sitemap|equal-documents)\\.spec\\.ts$',
  },
  {
    name: 'failures',
    what: 'pages, slots and chunks that fail in every way, on the server and in the browser',
    files: 'e2e/full/(failing-pages|failing-slots|lost-chunks)\\.spec\\.ts$',
  },
  {
    name: 'releases',
    what: 'every fault of a release × every remote, at 20 requests per second',
    files: 'e2e/full/broken-releases\\.spec\\.ts$',
  },
  {
    name: 'changed-realms',
    what: 'every change of shared objects by a release in a request, and each remote, at 20 requests per second',
    files: 'e2e/full/changed-realms\\.spec\\.ts$',
  },
  {
    name: 'watched-releases',
    what: 'every release that passes its rehearsal and is worse in service, at 20 requests per second',
    files: 'e2e/full/watched-releases\\.spec\\.ts$',
  },
  {
    name: 'candidates',
    what: 'every fault of a candidate, on the server and in browsers, at 20 requests per second',
    files: 'e2e/full/candidates\\.spec\\.ts$',
  },
  {
    name: 'registry-service',
    what: 'the stages of a candidate, two shells on one registry, a restored registry',
    files: 'e2e/full/registry-service\\.spec\\.ts$',
  },
  {
    name: 'many-releases',
    what: 'what hundreds of releases and a leaking one leave in a process',
    files: 'e2e/full/(many-releases|leaking-release)\\.spec\\.ts$',
  },
  {
    name: 'journeys',
    what: 'orders in each browser, totals of every step, changes in two tabs, a new remote, the workshop',
    files: 'e2e/full/(browsers|totals|tabs|new-remote|workshop)\\.spec\\.ts$',
  },
  { name: 'account', what: 'e2e/tests/account in all variants', files: 'e2e/tests/account/' },
  { name: 'cart-checkout', what: 'e2e/tests/cart-checkout in all variants', files: 'e2e/tests/cart-checkout/' },
  {
    name: 'catalog',
    what: 'e2e/tests of catalog, content and search in all variants',
    files: 'e2e/tests/(catalog|content|search)/',
  },
  { name: 'federation', what: 'e2e/tests/federation in all variants', files: 'e2e/tests/federation/' },
  { name: 'shell', what: 'e2e/tests/shell in all variants', files: 'e2e/tests/shell/' },
];
