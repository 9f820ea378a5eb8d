import type { Locator, Page } from '@playwright/test';
import type { PageName } from '../../pages.ts';
import { pointOn, press } from '../press.ts';
import type { Screen } from '../screens.ts';
import type { MeasuredTap } from '../tap.ts';
import type { Visit } from '../visit.ts';

/** A control of our shop that buys, searches or opens. */
export interface OwnTap extends Pick<MeasuredTap, 'name' | 'before' | 'by'> {
  page: PageName;
  control: Find;
  /** By default that of the page. */
  path?: string;
  /** By default both. */
  screen?: Screen['name'];
  /** By default a new visitor who has declined cookies. */
  visitor?: 'cart' | 'undecided';
  result: NonNullable<MeasuredTap['result']>;
}

/** Finds a control by its role and name. */
type Find = (page: Page, screen: Screen) => Locator;

export const DIALOG = '[role=dialog]';

export const banner = (page: Page) => page.getByRole('banner');
export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('dialog');

/** Presses controls one after the other, each when the page is at rest. */
export function pressing(...controls: Find[]): (visit: Visit) => Promise<void> {
  return async (visit) => {
    for (const control of controls) {
      const found = control(visit.page, visit.screen);
      await found.scrollIntoViewIfNeeded();
      await press(visit.page, visit.screen, await pointOn(found));
      await visit.settle();
    }
  };
}
