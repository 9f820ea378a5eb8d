import path from 'node:path';
import type { Case } from '../../measure/cases.ts';
import type { SiteBench } from '../../parts/part.ts';
import type { Table } from '../../table.ts';
import { runLighthouse } from '../lighthouseRun.ts';

const PAGES = ['front', 'list', 'product', 'search'] as const;

/** `lighthouse`: the scores of Lighthouse's phone. The other parts measure the times more closely. */
export async function* lighthouse({ logDir, measure }: SiteBench): AsyncGenerator<Table> {
  yield await measure({
    title: 'Lighthouse, mobile',
    note: 'Scores of 100. Performance depends on the machine, whose speed Lighthouse rates in the last column: a desktop is at 1,500.',
    columns: [
      { figure: 'accessibility', heading: 'accessibility', budget: { min: 100 }, better: 'higher' },
      { figure: 'bestPractices', heading: 'best practices', budget: { min: 100 }, better: 'higher' },
      { figure: 'seo', heading: 'SEO', budget: { min: 100 }, better: 'higher' },
      { figure: 'performance', heading: 'performance', better: 'higher' },
      { figure: 'benchmarkIndex', heading: 'speed', isCompared: false },
    ],
    cases: PAGES.map((page): Case => ({
      name: page,
      on: ({ origin, pages }) => {
        const url = pages[page];
        if (url === undefined) return undefined;
        return async () => runLighthouse(origin + url, path.join(logDir, 'lighthouse.json'));
      },
    })),
  });
}
