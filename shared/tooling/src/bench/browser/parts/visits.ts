import type { Case, FigureColumn } from '../../measure/cases.ts';
import type { Figures } from '../../measure/pairs.ts';
import type { PageName } from '../../pages.ts';
import type { SiteBench } from '../../parts/part.ts';
import type { Table } from '../../table.ts';
import { NAVIGATIONS } from '../navigations.ts';
import { SCREENS, type Screen } from '../screens.ts';
import { measureTap } from '../tap.ts';
import { viewCost, viewWalls } from '../view.ts';
import { CONSENT_ANSWERED, isOurs, visitorOf } from '../visitors.ts';

/** Documents of a visitor who has opened others before; each has its own browser. */
const DOCUMENTS: readonly { name: string; earlier: readonly PageName[]; page: PageName }[] = [
  { name: 'list, first', earlier: [], page: 'list' },
  { name: 'list, again', earlier: ['list'], page: 'list' },
  { name: 'front, after a list', earlier: ['list'], page: 'front' },
  { name: 'product, after a list', earlier: ['list'], page: 'product' },
  { name: 'search, after list and product', earlier: ['list', 'product'], page: 'search' },
];

const TRANSFER: readonly FigureColumn[] = [
  { figure: 'requests', heading: 'requests' },
  { figure: 'total', heading: 'all', unit: 'KiB', digits: 1 },
  { figure: 'document', heading: 'document', unit: 'KiB', digits: 1 },
  { figure: 'script', heading: 'scripts', unit: 'KiB', digits: 1 },
  { figure: 'style', heading: 'styles', unit: 'KiB', digits: 1 },
  { figure: 'image', heading: 'images', unit: 'KiB', digits: 1 },
  { figure: 'data', heading: 'data', unit: 'KiB', digits: 1 },
];

/** `visits`: later documents of a visit, and navigations by the client. */
export async function* visits(bench: SiteBench): AsyncGenerator<Table> {
  for (const screen of SCREENS) {
    yield await documentTable(bench, screen);
    yield await navigationTable(bench, screen);
  }
}

async function documentTable({ browser, measure }: SiteBench, screen: Screen): Promise<Table> {
  return measure({
    title: `Documents of one visit on a ${screen.name}`,
    note: 'Paints: 562 ms for each request, 1.44 Mbit/s, a processor at a quarter. Bytes as served and processor time of the main thread: without, until the page is at rest.',
    columns: [
      { figure: 'firstPaintMs', heading: 'first paint', unit: 'ms' },
      { figure: 'largestPaintMs', heading: 'largest paint', unit: 'ms', budget: { max: 2_500 } },
      { figure: 'thread', heading: 'thread', unit: 'ms' },
      ...TRANSFER,
    ],
    cases: DOCUMENTS.map(({ name, earlier, page }): Case => ({
      name,
      on: (target) => {
        const paths = [...earlier, page].map((one) => target.pages[one]);
        const urls = paths.flatMap((path) => (path === undefined ? [] : [target.origin + path]));
        const url = urls.at(-1);
        if (url === undefined || urls.length < paths.length) return undefined;
        const visitor = visitorOf(target, screen, CONSENT_ANSWERED);
        return async (): Promise<Figures> => ({
          ...(await viewWalls(browser, url, visitor, urls.slice(0, -1))),
          ...(await viewCost(browser, url, visitor, urls.slice(0, -1))),
        });
      },
    })),
  });
}

async function navigationTable({ browser, measure }: SiteBench, screen: Screen): Promise<Table> {
  // A finger cannot rest on a link.
  const navigations = NAVIGATIONS.filter(({ restMs }) => restMs === undefined || !screen.isTouch);
  return measure({
    title: `Navigations by the client on a ${screen.name}`,
    note: 'From the press on a link. Next paint and page: a processor at a quarter; thread: processor time of the main thread without, from the first event of the pointer; transfer until the page is at rest.',
    columns: [
      { figure: 'nextPaint', heading: 'next paint', unit: 'ms', budget: { max: 200 } },
      { figure: 'shown', heading: 'page shown', unit: 'ms' },
      { figure: 'threadUntilShown', heading: 'thread until then', unit: 'ms' },
      { figure: 'threadUntilRest', heading: 'until at rest', unit: 'ms' },
      ...TRANSFER,
    ],
    cases: navigations.map(({ from, ...navigation }): Case => ({
      name: navigation.name,
      on: (target) => {
        if (!isOurs(target)) return undefined;
        const tap = { ...navigation, url: target.origin + from };
        const occasion = navigation.before ? 'later' : 'first';
        return async () => measureTap(browser, visitorOf(target, screen, CONSENT_ANSWERED), tap, occasion);
      },
    })),
  });
}
