import type { Case } from '../../measure/cases.ts';
import type { Figures } from '../../measure/pairs.ts';
import { PAGE_NAMES, type PageName } from '../../pages.ts';
import type { SiteBench } from '../../parts/part.ts';
import type { Table } from '../../table.ts';
import type { Visitor } from '../../targets.ts';
import { SCREENS } from '../screens.ts';
import type { VisitOptions } from '../visit.ts';
import { viewCost, viewWalls } from '../view.ts';
import { CONSENT_ANSWERED, visitorOf } from '../visitors.ts';

const NEUTRAL = PAGE_NAMES.filter((page) => page !== 'checkout');
/** Pages that are rendered for one visitor. An empty checkout is just a notice. */
const PERSONAL: readonly { page: PageName; visitor: Visitor; name: string }[] = [
  { page: 'checkout', visitor: 'cart', name: 'checkout' },
  { page: 'front', visitor: 'cart', name: 'front, with a cart' },
  { page: 'list', visitor: 'favorites', name: 'list, with favorites' },
  { page: 'product', visitor: 'cart', name: 'product, with a cart' },
];

/** `views`: first views of new visitors and of those with pages of their own. */
export async function* views({ browser, measure }: SiteBench): AsyncGenerator<Table> {
  for (const screen of SCREENS) {
    const cases = (view: (url: string, visitor: VisitOptions) => Promise<Figures>): Case[] => [
      ...NEUTRAL.map((page): Case => ({
        name: page,
        on: (target) => {
          const path = target.pages[page];
          return path === undefined ? undefined : async () => view(target.origin + path, visitorOf(target, screen));
        },
      })),
      ...PERSONAL.map(({ page, visitor, name }): Case => ({
        name,
        on: (target) => {
          const [path, cookie] = [target.pages[page], target.cookies[visitor]];
          if (path === undefined || cookie === undefined) return undefined;
          return async () => view(target.origin + path, visitorOf(target, screen, cookie, CONSENT_ANSWERED));
        },
      })),
    ];
    yield await measure({
      title: `First view on a ${screen.name}: on the clock`,
      note: `${screen.width} px, empty cache, 562 ms for each request, 1.44 Mbit/s, a processor at a quarter. CLS: the sum of all shifts, so at least the CLS.`,
      columns: [
        { figure: 'firstPaintMs', heading: 'first paint', unit: 'ms' },
        { figure: 'largestPaintMs', heading: 'largest paint', unit: 'ms', budget: { max: 2_500 } },
        { figure: 'hydratedMs', heading: 'hydrated', unit: 'ms' },
        { figure: 'requestsUntilHydrated', heading: 'requests until then', budget: { max: 14 } },
        { figure: 'layoutShift', heading: 'CLS', digits: 4, budget: { max: 0.1 } },
      ],
      cases: cases(async (url, visitor) => viewWalls(browser, url, visitor)),
    });
    yield await measure({
      title: `First view on a ${screen.name}: processor time of the main thread`,
      note: `${screen.width} px, empty cache, no slow line or processor, until the page is at rest. Blocking: of each task after the first paint, its time at a quarter of the speed over 50 ms.`,
      columns: [
        { figure: 'thread', heading: 'all', unit: 'ms' },
        { figure: 'threadBeforePaint', heading: 'until the first paint', unit: 'ms' },
        { figure: 'threadUntilHydrated', heading: 'then until hydrated', unit: 'ms' },
        { figure: 'threadAfterPaint', heading: 'after the first paint', unit: 'ms' },
        { figure: 'threadScript', heading: 'scripts', unit: 'ms' },
        { figure: 'threadStyle', heading: 'style and layout', unit: 'ms' },
        { figure: 'blocking', heading: 'blocking at ×4', unit: 'ms', budget: { max: 200 } },
      ],
      cases: cases(async (url, visitor) => viewCost(browser, url, visitor)),
    });
  }
}
