import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CODING_NAMES, pageCases, type PageCase } from '../server/pageCases.ts';
import { freeSettings } from '../../site/freeSettings.ts';
import { startSite } from '../../site/site.ts';
import { WIDE_LIMITS } from '../../site/wideLimits.ts';
import type { FigureColumn } from '../measure/cases.ts';
import { PAGE_NAMES } from '../pages.ts';
import type { Table } from '../table.ts';
import { ownTarget } from '../targets.ts';
import type { SiteBench } from './part.ts';

/** SHELL_WORKERS of `npm start`. */
const WORKERS = 3;
const [CHROMIUM = 'zstd (Chromium, Firefox)'] = CODING_NAMES;
const NOTE =
  'Eight connections, a second for each round; load generator, shell and API share the machine. Bytes are those of a response with its headers.';

const COLUMNS: readonly FigureColumn[] = [
  { figure: 'rate', heading: 'pages per second', better: 'higher', budget: { min: 100 } },
  { figure: 'p50Ms', heading: 'p50', unit: 'ms' },
  { figure: 'p975Ms', heading: 'p97.5', unit: 'ms' },
  { figure: 'cpuMs', heading: 'processor time', unit: 'ms', digits: 2 },
  { figure: 'shellMs', heading: 'shell', unit: 'ms', digits: 2, isCompared: false },
  { figure: 'apiMs', heading: 'API', unit: 'ms', digits: 2, isCompared: false },
  { figure: 'bytes', heading: 'bytes' },
];

/** The checkout is a visitor's own page; without a cart it is a notice. */
const SHARED_PAGES = PAGE_NAMES.filter((page) => page !== 'checkout');

/** `server`: throughput and cost of pages, cached and rendered, with the codings that browsers send. */
export async function* server(bench: SiteBench): AsyncGenerator<Table> {
  const { targets, measure } = bench;
  const cached: PageCase[] = SHARED_PAGES.flatMap((page) =>
    CODING_NAMES.map((coding) => ({ page, visit: 'cached' as const, coding })),
  );
  yield measure({
    title: 'Server: cached pages',
    note: `Visitors without an account. ${NOTE}`,
    columns: COLUMNS,
    cases: await pageCases(targets, [
      ...cached,
      { page: 'list', visit: 'cached', coding: CHROMIUM, isRevalidation: true },
    ]),
  });
  yield measure({
    title: 'Server: rendered pages',
    note: `An address of a campaign is rendered for each visitor, as is the checkout with a cart. Other pages with a cart or favorites are cached ones. ${NOTE}`,
    columns: COLUMNS,
    cases: await pageCases(targets, renderedPages()),
  });
  yield await severalWorkers(bench);
}

function renderedPages(): PageCase[] {
  return CODING_NAMES.flatMap((coding) => [
    ...SHARED_PAGES.flatMap((page) =>
      (['from a campaign', 'favorites', 'cart'] as const).map((visit) => ({ page, visit, coding })),
    ),
    { page: 'checkout' as const, visit: 'cart' as const, coding },
  ]);
}

/** The shell as `npm start` runs it, on the same API. */
async function severalWorkers({ targets: [, other], settings, pids, cookies, measure }: SiteBench): Promise<Table> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-bench-workers-'));
  const site = await startSite({
    settings: { ...(await freeSettings(dataDir)), apiPort: settings.apiPort },
    withApi: false,
    env: { ...WIDE_LIMITS, SHELL_WORKERS: String(WORKERS) },
    logDir: path.join(dataDir, 'logs'),
  });
  try {
    const own = ownTarget({ site, pids: { shell: site.shell.process.pid ?? 0, api: pids.api }, cookies });
    const pages = (['front', 'list', 'product'] as const).flatMap((page) =>
      (['cached', 'favorites'] as const).map((visit) => ({ page, visit, coding: CHROMIUM })),
    );
    return await measure({
      title: `Server: ${WORKERS} workers`,
      note: `The shell as \`npm start\` runs it, with its processes in one sum. ${NOTE}`,
      columns: COLUMNS,
      cases: await pageCases([own, other], pages, WORKERS),
      targets: other ? [own, other] : [own],
    });
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
