/**
 * `npm run soak`: a site as `npm start` runs it, under the load of visitors, crawlers and shoppers for half an hour. It must keep its
 * workers, fail no request and need no more memory at the end than after the first minutes. `npm run soak -- --minutes 8 --rate 40`.
 * Writes the curve to `.cache/soak/curve.json`.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../project/root.ts';
import { fillStock } from '../bench/api/fillStock.ts';
import { buildMissing } from '../release/build.ts';
import { freeSettings } from '../site/freeSettings.ts';
import { startSite } from '../site/site.ts';
import { WIDE_LIMITS } from '../site/wideLimits.ts';
import { soakOptions } from './options.ts';
import { runSoak } from './runSoak.ts';
import { faultsOf } from './verdict.ts';

const FOLDER = path.join(ROOT, '.cache/soak');
const LOGS = path.join(FOLDER, 'logs');

const { minutes, rate } = soakOptions(process.argv.slice(2));
// The verdict is about memory. On a busy machine, responses may take longer than the limits of time, also those of `httpGet`.
process.env['TIME_FACTOR'] ??= '20';
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

await buildMissing();
await mkdir(FOLDER, { recursive: true });
console.log(`${minutes} minutes, ${rate} requests per second. Logs: ${path.relative(ROOT, LOGS)}`);
const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-soak-'));
let faults: string[];
try {
  faults = await soak();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
for (const fault of faults) console.log(`FAILED: ${fault}`);
console.log(faults.length === 0 ? 'The site has held.' : 'The site has not held.');
process.exit(faults.length === 0 ? 0 : 1);

async function soak(): Promise<string[]> {
  const { signal } = stopping;
  await rm(LOGS, { recursive: true, force: true });
  const site = await startSite({ settings: await freeSettings(dataDir), env: WIDE_LIMITS, logDir: LOGS, signal });
  try {
    await fillStock(dataDir);
    const run = await runSoak(site, { minutes, rate, signal });
    const found = signal.aborted ? ['stopped early'] : faultsOf(run);
    const curve = { rate, faults: found, ...run, failures: Object.fromEntries(run.failures) };
    await writeFile(path.join(FOLDER, 'curve.json'), `${JSON.stringify(curve, null, 2)}\n`);
    return found;
  } finally {
    await site.stop();
  }
}
