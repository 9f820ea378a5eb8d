/**
 * `npm run start-check`: starts a clean clone as `npm start` does, on an empty data folder and on the filled one, beside no, four and
 * twelve busy processes. The first request of each page in each worker must succeed. `npm run start-check -- --loops 0,4`.
 * Reports the time until the addresses are printed, which has no limit. With `--containers` it starts the stack of the images that
 * `deploy/build.sh` has built: no page may fail when the shell is healthy.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asText, type Row } from '../bench/table.ts';
import { freeSettings } from '../site/freeSettings.ts';
import { startBusyLoops } from './busyLoops.ts';
import { createCleanClone } from './cleanClone.ts';
import { startComposedStack } from './composedStack.ts';
import { requestFirstPages, requestPagesOnce, type FirstPages } from './firstPages.ts';
import { startCheckOptions } from './options.ts';
import { startSiteIn } from './startedSite.ts';

/** SHELL_WORKERS of `npm start`. */
const WORKERS = 3;
const DISKS = ['empty', 'filled'] as const;

const { loops, inContainers } = startCheckOptions(process.argv.slice(2));
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

const rows: Row[] = [];
const failures: string[] = [];
try {
  await (inContainers ? startInContainers() : startClone());
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error));
}

console.log(
  asText({
    title: inContainers ? 'Starts of the stack in containers' : 'Starts of a clean clone',
    note: 'Busy processes beside the start; first requests of 10 pages in each worker.',
    columns: [
      { heading: 'ready after', unit: 's', digits: 1 },
      { heading: 'workers' },
      { heading: 'pages that respond' },
      { heading: 'pages that fail' },
    ],
    rows,
  }),
);
for (const failure of failures) console.log(`FAILED: ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);

async function startClone(): Promise<void> {
  console.log('Cloning the last commit, building releases that do not exist yet …');
  const clone = await createCleanClone();
  try {
    for (const count of loops) {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-start-data-'));
      const endLoops = startBusyLoops(count);
      try {
        for (const disk of DISKS) await start(clone.folder, dataDir, nameOf(count, disk));
      } finally {
        endLoops();
        await rm(dataDir, { recursive: true, force: true });
      }
    }
  } finally {
    await clone.remove();
  }
}

async function start(folder: string, dataDir: string, name: string): Promise<void> {
  stopping.signal.throwIfAborted();
  const settings = await freeSettings(dataDir);
  const site = await startSiteIn(folder, settings, stopping.signal);
  try {
    const { shellPort: port } = settings;
    note(name, site.seconds, [await requestFirstPages({ address: '127.0.0.1', port, publicPort: port }, WORKERS)]);
  } finally {
    await site.stop();
  }
}

async function startInContainers(): Promise<void> {
  for (const count of loops) {
    const endLoops = startBusyLoops(count);
    try {
      for (const disk of DISKS) {
        stopping.signal.throwIfAborted();
        const stack = await startComposedStack();
        try {
          const pages = [await requestFirstPages(stack.shell, WORKERS), await requestPagesOnce(stack.edge, 'edge')];
          note(nameOf(count, disk), stack.seconds, pages);
        } finally {
          await stack.stop(disk === 'empty');
        }
      }
    } finally {
      endLoops();
    }
  }
}

function nameOf(count: number, disk: (typeof DISKS)[number]): string {
  return `${count} loops, ${disk} data folder`;
}

function note(name: string, seconds: number, pages: readonly FirstPages[]): void {
  const sum = (figure: (one: FirstPages) => number) => pages.reduce((total, one) => total + figure(one), 0);
  const responding = sum((one) => one.passed);
  rows.push({ name, figures: [seconds, sum(({ workers }) => workers), responding, sum((one) => one.failures.length)] });
  failures.push(...pages.flatMap((one) => one.failures.map((failure) => `${name}: ${failure}`)));
  console.log(`${name}: ready after ${seconds.toFixed(1)} s, ${responding} pages respond`);
}
