/**
 * `npm run start-check`: starts a clean clone as `npm start` does, on an empty data folder and on the filled one, beside no, four and
 * twelve busy processes. The first request of each page in each worker must succeed. `npm run start-check -- --loops 0,4`.
 * Reports the time until the addresses are printed, which has no limit.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asText, type Row } from '../bench/table.ts';
import { freeSettings } from '../site/freeSettings.ts';
import { startBusyLoops } from './busyLoops.ts';
import { createCleanClone } from './cleanClone.ts';
import { requestFirstPages } from './firstPages.ts';
import { startCheckOptions } from './options.ts';
import { startSiteIn } from './startedSite.ts';

/** SHELL_WORKERS of `npm start`. */
const WORKERS = 3;

const { loops, result } = startCheckOptions(process.argv.slice(2));
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

const rows: Row[] = [];
const failures: string[] = [];
let passed = 0;
console.log('Cloning the last commit, building releases that do not exist yet …');
const clone = await createCleanClone();
try {
  for (const count of loops) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-start-data-'));
    const endLoops = startBusyLoops(count);
    try {
      for (const disk of ['empty', 'filled']) await start(`${count} loops, ${disk} data folder`, dataDir);
    } finally {
      endLoops();
      await rm(dataDir, { recursive: true, force: true });
    }
  }
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error));
} finally {
  await clone.remove();
}

console.log(
  asText({
    title: 'Starts of a clean clone',
    note: 'Busy processes beside the start; first requests of 10 pages in each worker.',
    columns: [
      { heading: 'addresses printed after', unit: 's', digits: 1 },
      { heading: 'workers' },
      { heading: 'pages that respond' },
      { heading: 'pages that fail' },
    ],
    rows,
  }),
);
for (const failure of failures) console.log(`FAILED: ${failure}`);
if (result !== undefined) await writeFile(result, JSON.stringify({ passed, failures }));
process.exit(failures.length === 0 ? 0 : 1);

async function start(name: string, dataDir: string): Promise<void> {
  stopping.signal.throwIfAborted();
  const settings = await freeSettings(dataDir);
  const site = await startSiteIn(clone.folder, settings, stopping.signal);
  try {
    const pages = await requestFirstPages(settings.shellPort, WORKERS);
    rows.push({ name, figures: [site.seconds, pages.workers, pages.passed, pages.failures.length] });
    passed += pages.passed;
    failures.push(...pages.failures.map((failure) => `${name}: ${failure}`));
    console.log(`${name}: addresses after ${site.seconds.toFixed(1)} s, ${pages.passed} pages respond`);
  } finally {
    await site.stop();
  }
}
