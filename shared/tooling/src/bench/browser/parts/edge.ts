import type { Case } from '../../measure/cases.ts';
import type { SiteBench } from '../../parts/part.ts';
import type { Table } from '../../table.ts';
import { startEdgeSite } from '../edgeSite.ts';
import { SCREENS } from '../screens.ts';
import { viewWalls } from '../view.ts';
import { visitorOf } from '../visitors.ts';

const PAGES = ['front', 'list', 'product'] as const;

/** `edge`: first views from the shell itself, as with `npm start`, beside those through the edge, over HTTP/2. */
export async function* edge({ browser, logDir, measure, targets: [own] }: SiteBench): AsyncGenerator<Table> {
  const behind = await startEdgeSite(logDir);
  if (!behind) throw new Error('The part "edge" needs nginx, which is missing and cannot be installed.');
  const [screen] = SCREENS;
  const origins = { 'npm start': own.origin, 'through the edge': behind.origin };
  try {
    yield await measure({
      title: `First view on a ${screen.name}: npm start and the edge`,
      note: `${screen.width} px, empty cache, 562 ms for each request, 1.44 Mbit/s, a processor at a quarter. HTTP/1.1 with npm start, HTTP/2 through the edge.`,
      columns: [
        { figure: 'firstPaintMs', heading: 'first paint', unit: 'ms' },
        { figure: 'largestPaintMs', heading: 'largest paint', unit: 'ms', budget: { max: 2_500 } },
        { figure: 'hydratedMs', heading: 'hydrated', unit: 'ms' },
      ],
      cases: PAGES.flatMap((page) =>
        Object.entries(origins).map(([place, origin]): Case => ({
          name: `${page}, ${place}`,
          on: (target) => {
            const path = target.pages[page];
            if (target !== own || path === undefined) return undefined;
            return async () => viewWalls(browser, origin + path, visitorOf({ ...own, origin }, screen));
          },
        })),
      ),
    });
  } finally {
    await behind.stop();
  }
}
