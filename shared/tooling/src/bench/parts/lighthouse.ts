import path from 'node:path';
import type { BenchSite } from '../benchSite.ts';
import { withAndWithoutEdge } from '../edgeSite.ts';
import { runLighthouse, type LighthouseResult } from '../lighthouseRun.ts';
import { PAGES } from '../pages.ts';
import type { Row, Table } from '../table.ts';

const RUNS = 3;
const LIGHTHOUSE_PAGES = ['front', 'list', 'product'] as const;

/** `lighthouse`: its scores for a phone, from the shell itself as with `npm start`, and through the edge over HTTP/2. */
export async function* lighthouse(bench: BenchSite): AsyncGenerator<Table> {
  yield* withAndWithoutEdge(bench, async (place, origin) => {
    const rows: Row[] = [];
    const speeds: number[] = [];
    for (const name of LIGHTHOUSE_PAGES) {
      const runs: LighthouseResult[] = [];
      while (runs.length < RUNS) {
        runs.push(await runLighthouse(origin + PAGES[name], path.join(bench.logDir, 'lighthouse.json')));
      }
      speeds.push(...runs.map(({ benchmarkIndex }) => benchmarkIndex));
      const [median] = runs.toSorted((a, b) => a.score - b.score).slice(Math.floor(RUNS / 2));
      if (!median) throw new Error('Lighthouse was not run.');
      const { score, firstPaintMs, largestPaintMs, blockingMs, layoutShift } = median;
      rows.push({ name, figures: [score, firstPaintMs, largestPaintMs, blockingMs, layoutShift] });
    }
    return {
      title: `Lighthouse, mobile: ${place}`,
      note:
        `The run with the median score of ${RUNS}. Lighthouse slows the processor down to a quarter; it rated this one ` +
        `${Math.min(...speeds)} to ${Math.max(...speeds)}, where a desktop is at 1,500.`,
      columns: [
        { heading: 'performance', digits: 0, budget: { min: 98 } },
        { heading: 'first paint', unit: 'ms' },
        { heading: 'largest paint', unit: 'ms' },
        { heading: 'blocking', unit: 'ms' },
        { heading: 'CLS', digits: 4, budget: { max: 0.01 } },
      ],
      rows,
    };
  });
}
