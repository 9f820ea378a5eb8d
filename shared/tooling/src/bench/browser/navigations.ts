import type { Page } from '@playwright/test';
import { PAGES } from '../pages.ts';
import type { MeasuredTap } from './tap.ts';
import { pressing } from './taps/ownTap.ts';
import type { Visit } from './visit.ts';

/** A navigation by a link of our shop, which shows the next page without a document. */
export interface Navigation extends Pick<MeasuredTap, 'name' | 'before' | 'control' | 'restMs' | 'result'> {
  /** Path of the first document. */
  from: string;
}

/** Time for the code and data of a page to arrive while the mouse rests on its link. */
const PREFETCH_MS = 1_500;

const listLink = (page: Page) => page.getByRole('main').locator('a[href^="/c/"]').filter({ visible: true }).first();
const productLink = (at: number) => (page: Page) =>
  page.getByRole('main').getByRole('article').nth(at).getByRole('heading').getByRole('link');

const OTHER_PAGE = { css: 'main h1', becomes: 'changed' } as const;

export const NAVIGATIONS: readonly Navigation[] = [
  { name: 'front → list, first', from: PAGES.front, control: listLink, result: OTHER_PAGE },
  {
    name: 'list → product, after it',
    from: PAGES.front,
    before: pressing(listLink),
    control: productLink(0),
    result: OTHER_PAGE,
  },
  { name: 'list → product, first', from: PAGES.list, control: productLink(0), result: OTHER_PAGE },
  {
    name: 'list → product, prefetched',
    from: PAGES.list,
    control: productLink(0),
    restMs: PREFETCH_MS,
    result: OTHER_PAGE,
  },
  {
    name: 'list → another product',
    from: PAGES.list,
    before: async (visit) => {
      await pressing(productLink(0))(visit);
      await goBack(visit);
    },
    control: productLink(1),
    result: OTHER_PAGE,
  },
];

async function goBack(visit: Visit): Promise<void> {
  await visit.page.goBack();
  await visit.settle();
}
