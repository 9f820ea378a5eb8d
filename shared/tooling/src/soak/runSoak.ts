import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../site/site.ts';
import { headingRow, minuteRow, type Minute } from './minuteRow.ts';
import { kindAt } from './mix.ts';
import { runOpenLoop } from './openLoop.ts';
import { createRequests } from './requests.ts';
import { minuteMedians, type Sample } from './sample.ts';
import { readShopAddresses } from './shopAddresses.ts';
import { SiteProcesses } from './siteProcesses.ts';
import type { SoakOptions } from './options.ts';
import type { SoakRun } from './verdict.ts';

const SAMPLE_INTERVAL_MS = 10_000;
const SAMPLES_OF_A_MINUTE = 60_000 / SAMPLE_INTERVAL_MS;

/** Loads a site, prints a row for each minute, and measures its processes. */
export async function runSoak(
  site: Site,
  { minutes, rate, signal }: Pick<SoakOptions, 'minutes' | 'rate'> & { signal: AbortSignal },
): Promise<SoakRun & { table: Minute[] }> {
  const send = createRequests(site.origin, await readShopAddresses(site.origin));
  // Visitors with carts need one.
  await send('addToCart', 0);
  const processes = new SiteProcesses(site);
  const failures = new Map<string, number>();
  const samples: Sample[] = [];
  const table: Minute[] = [];
  let counts = { requests: 0, failed: 0, unsent: 0 };

  const sample = async () => {
    // Not the clock: each minute has the same number of samples, also on a machine that delays timers.
    samples.push(await processes.sample(((samples.length + 1) * SAMPLE_INTERVAL_MS) / 1_000));
    if (samples.length % SAMPLES_OF_A_MINUTE !== 0) return;
    const minute = samples.length / SAMPLES_OF_A_MINUTE;
    const row = { minute, ...counts, megabytes: minuteMedians(samples, minute) };
    counts = { requests: 0, failed: 0, unsent: 0 };
    table.push(row);
    if (minute === 1) console.log(headingRow(row));
    console.log(minuteRow(row));
  };
  const sampling = sampleRegularly(minutes * SAMPLES_OF_A_MINUTE, sample, signal);
  const loading = runOpenLoop({
    rate,
    seconds: minutes * 60,
    send: async (at) => {
      const kind = kindAt(at);
      counts.requests += 1;
      await send(kind, at).catch((error: unknown) => {
        counts.failed += 1;
        // Without the path, which differs by request.
        const message = (error instanceof Error ? error.message : String(error)).replace(/^\/\S*: /, '');
        const cause = `${kind}: ${message}`;
        failures.set(cause, (failures.get(cause) ?? 0) + 1);
      });
    },
    onUnsent: () => {
      counts.unsent += 1;
    },
    signal,
  });
  await Promise.all([sampling, loading]);
  return {
    samples,
    requests: table.map(({ requests }) => requests),
    endedWorkers: processes.endedWorkers,
    failures,
    table,
  };
}

async function sampleRegularly(count: number, sample: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const startedAt = performance.now();
  for (let at = 1; at <= count; at += 1) {
    const remainingMs = startedAt + at * SAMPLE_INTERVAL_MS - performance.now();
    await wait(Math.max(0, remainingMs), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await sample();
  }
}
