import { growth, leftInProcess, type Left, type Tolerance } from '../../support/leftInProcess.ts';
import { AT_ONCE, LOADS } from '../../support/memoryLoads.ts';
import { startMemorySite, type MemorySite } from '../../support/memorySite.ts';
import { expect, test } from '../../support/siteTest.ts';

/** Pages of each sort before the first measurement: they fill the caches, and code is compiled. */
const WARM_UP = 200;
const PAGES = Number(process.env['MEMORY_PAGES'] ?? 600);
/** Less than a tenth of what 400 kept renders take. The same pages, all released, differ by 1 MB and 4 objects. */
const TOLERANCE: Tolerance = { heapBytes: 3_000_000, count: 40 };

// One process renders all sorts, one after the other. The limit of time is for a request that never ends.
test.describe.configure({ mode: 'default', timeout: 900_000 });

let site: MemorySite;
test.beforeAll(async () => {
  site = await startMemorySite(`e2e/.work/memory-${test.info().parallelIndex}`);
});
test.afterAll(async () => site.stop());

for (const [sort, load] of Object.entries(LOADS)) {
  test(`${sort} leave nothing in the process that renders them`, async () => {
    const render = async (from: number, to: number) => {
      for (let at = from; at < to; at += AT_ONCE) {
        await Promise.all(Array.from({ length: AT_ONCE }, async (_, index) => load(site, at + index)));
      }
    };

    await render(0, WARM_UP);
    const early = await leftInProcess(site.inspector);
    await render(WARM_UP, PAGES);

    let late: Left | undefined;
    // Work of the last requests may still be under way, and connections to the API are closed after a while.
    await expect(async () => {
      late = await leftInProcess(site.inspector);
      expect(growth(early, late, TOLERANCE)).toEqual({});
    }).toPass({ timeout: 30_000 });
    const megabytes = [early, late].map((left) => ((left?.heapBytes ?? 0) / 1e6).toFixed(1));
    test.info().annotations.push({ type: 'memory', description: `${megabytes.join(' → ')} MB` });
  });
}
