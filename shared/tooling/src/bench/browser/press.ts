import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** A mouse that has reached a control rests on it before it presses. Code that a page loads on hover has this long. */
const HOVER_MS = 200;
/** Time between two keys of a fast typist. */
const KEY_INTERVAL_MS = 110;
/** A movement of the mouse has some events on its way. */
const MOVE_STEPS = 5;

export interface Point {
  x: number;
  y: number;
}

/**
 * The middle of a control.
 *
 * @throws Error if another element covers it: the tap would measure that one
 */
export async function pointOn(control: Locator): Promise<Point> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control.toString()} is not visible.`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const covering = await control.evaluate((element, { x, y }) => {
    const hit = document.elementFromPoint(x, y);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    if (hit && [element, ...labels].some((own) => own.contains(hit) || hit.contains(own))) return undefined;
    return hit?.outerHTML.slice(0, 120) ?? 'nothing in the window';
  }, point);
  if (covering !== undefined) throw new Error(`${control.toString()} is covered by ${covering}.`);
  return point;
}

/**
 * Presses as the shopper of the screen does, by input events of the browser.
 *
 * @param restMs how long a mouse rests on the control before
 */
export async function press(page: Page, { isTouch }: Screen, { x, y }: Point, restMs = HOVER_MS): Promise<void> {
  if (isTouch) {
    await page.touchscreen.tap(x, y);
    return;
  }
  await hover(page, { x, y });
  await setTimeout(restMs);
  await page.mouse.down();
  await page.mouse.up();
}

export async function hover(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y, { steps: MOVE_STEPS });
}

/** Presses keys one after the other; letters, or a key's name in braces at the end: `lam`, `{ArrowDown}`. */
export async function typeKeys(page: Page, keys: string): Promise<void> {
  for (const key of keys.match(/\{\w+\}|./g) ?? []) {
    await page.keyboard.press(key.replaceAll(/[{}]/g, ''));
    await setTimeout(KEY_INTERVAL_MS);
  }
}

/** Touches the page in its corner, where nothing reacts: the first touch of a shopper who does something else before. */
export async function touchElsewhere(page: Page, { isTouch }: Screen): Promise<void> {
  if (isTouch) await page.touchscreen.tap(2, 2);
  else await page.mouse.move(2, 2, { steps: MOVE_STEPS });
}
