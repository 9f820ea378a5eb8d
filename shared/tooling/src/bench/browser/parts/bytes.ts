import type { Case } from '../../measure/cases.ts';
import { PAGE_NAMES, SCRIPT_BUDGETS } from '../../pages.ts';
import type { SiteBench } from '../../parts/part.ts';
import type { Table } from '../../table.ts';
import { SCREENS } from '../screens.ts';
import { viewTransfer } from '../view.ts';
import { visitorOf } from '../visitors.ts';

/** `bytes`: transfer of a first view. The checkout has another budget, and so another table. */
export async function* bytes({ browser, measure }: SiteBench): AsyncGenerator<Table> {
  for (const max of new Set(Object.values(SCRIPT_BUDGETS))) {
    const pages = PAGE_NAMES.filter((page) => SCRIPT_BUDGETS[page] === max);
    yield await measure({
      title: `First view: bytes (${max} KiB of scripts)`,
      note: 'Bodies as served to a browser with an empty cache, until the page is hydrated and at rest. The checkout has one line.',
      columns: [
        { figure: 'requests', heading: 'requests' },
        { figure: 'script', heading: 'scripts', unit: 'KiB', digits: 1, budget: { max } },
        { figure: 'shellScript', heading: 'of the shell', unit: 'KiB', digits: 1, isCompared: false },
        { figure: 'style', heading: 'styles', unit: 'KiB', digits: 1 },
        { figure: 'font', heading: 'fonts', unit: 'KiB', digits: 1 },
        { figure: 'image', heading: 'images', unit: 'KiB', digits: 1 },
        { figure: 'document', heading: 'document', unit: 'KiB', digits: 1 },
        { figure: 'total', heading: 'all', unit: 'KiB', digits: 1 },
      ],
      cases: pages.flatMap((page) =>
        SCREENS.map((screen): Case => ({
          name: `${page}, ${screen.name}`,
          on: (target) => {
            const path = target.pages[page];
            const cookie = page === 'checkout' ? target.cookies.cart : '';
            if (path === undefined || cookie === undefined) return undefined;
            return async () => viewTransfer(browser, target.origin + path, visitorOf(target, screen, cookie));
          },
        })),
      ),
    });
  }
}
