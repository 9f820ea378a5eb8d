import { processorTime } from '../../site/ready/processorTime.ts';
import { httpGet } from '../../site/httpGet.ts';
import { longTail } from '../server/longTail.ts';
import { CODINGS } from '../server/pageCases.ts';
import type { Row, Table } from '../table.ts';
import type { Target } from '../targets.ts';
import type { SiteBench } from './part.ts';

const VIEWS = 4_000;
const CONNECTIONS = 8;
/** The first misses among the pages that were requested latest: a few may have been replaced while they were counted. */
const MAX_MISSES = 5;

/** `cache`: how many pages of a large catalog the page cache keeps, and how many views it serves. */
export async function* cache({ targets }: SiteBench): AsyncGenerator<Table> {
  const rows: Row[] = [];
  for (const target of targets) if (target) rows.push(await longTailOn(target));
  yield {
    title: 'Page cache: long tail',
    note: `${VIEWS} views, after as many others, of 23,002 addresses: 45 % products, 35 % lists, 10 % searches, 10 % front pages, each kind by Zipf's law. A third of them in Brotli. Old pages are hits, too: they are rendered again afterwards.`,
    columns: [
      { heading: 'addresses' },
      { heading: 'pages kept' },
      { heading: 'hits', unit: '%' },
      { heading: 'fresh hits', unit: '%' },
      { heading: 'processor time for a view', unit: 'ms', digits: 2 },
    ],
    rows,
  };
}

async function longTailOn(target: Target): Promise<Row> {
  const nextPath = longTail();
  /** The latest is the last. */
  const requested = new Map<string, Record<string, string>>();
  const view = async (nth: number) => {
    const path = nextPath();
    const headers = { 'accept-encoding': nth % 3 === 0 ? CODINGS['br (Safari)'] : CODINGS['zstd (Chromium, Firefox)'] };
    requested.delete(path);
    requested.set(path, headers);
    return statusOf(target, path, headers);
  };
  await inParallel(VIEWS, view);
  const before = timeOf(target);
  const statuses = await inParallel(VIEWS, view);
  const cpuMs = (timeOf(target) - before) / VIEWS;
  const hits = statuses.filter((status) => status.includes('hit'));
  const addresses = requested.size;
  return {
    name: target.name,
    figures: [
      addresses,
      await countKept(target, [...requested].toReversed()),
      (100 * hits.length) / VIEWS,
      (100 * hits.filter((status) => !status.includes('ttl=-')).length) / VIEWS,
      cpuMs,
    ],
  };
}

/** Requests pages from the latest on, until they are no longer kept. */
async function countKept(
  target: Target,
  latest: readonly (readonly [string, Record<string, string>])[],
): Promise<number> {
  let [kept, misses] = [0, 0];
  for (const [path, headers] of latest) {
    if ((await statusOf(target, path, headers)).includes('hit')) kept += 1;
    else if ((misses += 1) === MAX_MISSES) break;
  }
  return kept;
}

/** @returns the status of the cache (RFC 9211); empty without one */
async function statusOf({ origin }: Target, path: string, headers: Record<string, string>): Promise<string> {
  const response = await httpGet(origin + path, headers);
  return String(response.headers['cache-status'] ?? '');
}

async function inParallel<Result>(count: number, run: (nth: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let started = 0;
  const worker = async () => {
    while (started < count) results.push(await run((started += 1)));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return results;
}

function timeOf({ pids }: Target): number {
  return Object.values(pids)
    .flat()
    .reduce((sum, pid) => sum + (processorTime(pid) ?? 0), 0);
}
