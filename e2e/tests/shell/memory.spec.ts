import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { growth, leftInProcess, type Left, type Tolerance } from '../../support/leftInProcess.ts';
import { CONCURRENCY, LOADS } from '../../support/memoryLoads.ts';
import { startMemorySite, type MemorySite } from '../../support/memorySite.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { expect, test } from '../../support/siteTest.ts';

/** Pages of each sort before the first measurement: they fill the caches, and code is compiled. */
const WARM_UP = 150;
const PAGES = Number(process.env['MEMORY_PAGES'] ?? 300);
/** A quarter of what the 150 renders between two measurements would take. The same pages, all released, differ by 1 MB and 4 objects. */
const TOLERANCE: Tolerance = { heapBytes: 3_000_000, count: 40 };

/** A busy machine may take minutes. */
const TIMEOUT_MS = 5 * TEST_TIMEOUT_MS;

// One process renders all sorts, one after the other.
test.describe.configure({ mode: 'default', timeout: TIMEOUT_MS });

let site: MemorySite | undefined;
test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  site = await startMemorySite(`e2e/.work/memory-${test.info().parallelIndex}`);
});
test.afterAll(async () => site?.stop());

// `npm run test:full` runs all sorts.
for (const [sort, load] of sampleVariants('memory', Object.entries(LOADS), 3)) {
  test(`${sort} leave nothing in the process that renders them`, async () => {
    const started = site;
    if (!started) throw new Error('The site has not started.');
    const { inspector } = started;
    const render = async (from: number, to: number) => {
      for (let at = from; at < to; at += CONCURRENCY) {
        await Promise.all(Array.from({ length: CONCURRENCY }, async (_, index) => load(started, at + index)));
      }
    };

    await render(0, WARM_UP);
    const early = await leftInProcess(inspector);
    await render(WARM_UP, PAGES);

    let late: Left | undefined;
    // Work of the last requests may still be under way, and connections to the API are closed after a while.
    await expect(async () => {
      late = await leftInProcess(inspector);
      expect(growth(early, late, TOLERANCE)).toEqual({});
    }).toPass({ timeout: TEST_TIMEOUT_MS });
    const megabytes = [early, late].map((left) => ((left?.heapBytes ?? 0) / 1e6).toFixed(1));
    test.info().annotations.push({ type: 'memory', description: `${megabytes.join(' → ')} MB` });
  });
}
