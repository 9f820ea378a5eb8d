import type { Browser, Locator, Page } from '@playwright/test';
import type { Figures } from '../measure/pairs.ts';
import { slowestInteraction } from './interaction.ts';
import { transferFigures } from './network.ts';
import { hover, pointOn, press, touchElsewhere, typeKeys } from './press.ts';
import { SLOWDOWN } from './screens.ts';
import { armTap, tapMoments, TAP_MARKS, type TapResult } from './tapResult.ts';
import { threadMsWithin } from './threadFigures.ts';
import { visit, type Visit, type VisitOptions } from './visit.ts';

/** A tap on one control of a page. */
export interface MeasuredTap {
  /** For messages. */
  name: string;
  url: string;
  /** Interactions that lead to the control. */
  before?: ((visit: Visit) => Promise<void>) | undefined;
  control: (page: Page) => Locator;
  /** Pressed by default. Otherwise the pointer rests on it, or keys are typed into it. */
  by?: 'hover' | { keys: string } | undefined;
  /** How long a mouse rests on the control before it presses. */
  restMs?: number | undefined;
  /** Undefined for a control of another shop: then only the next paint is known. */
  result?: TapResult | undefined;
}

/** Whether the tap is the shopper's first touch of the page, or follows another one, whose consequences are over. */
export type Occasion = 'first' | 'later';

/**
 * Measures a tap twice, each time by a visitor with an empty cache: the times on the clock with a slow processor, the processor
 * time without.
 *
 * @throws Error if the control is missing or covered, or its result does not show
 */
export async function measureTap(
  browser: Browser,
  options: VisitOptions,
  tap: MeasuredTap,
  occasion: Occasion,
): Promise<Figures> {
  const walls = await visit(browser, options, async (opened) => tapWalls(opened, tap, occasion));
  const threads = await visit(browser, options, async (opened) => tapThread(opened, tap, occasion));
  return { ...walls, ...threads };
}

async function tapWalls(opened: Visit, tap: MeasuredTap, occasion: Occasion): Promise<Figures> {
  const { page } = opened;
  const { tapNow, readyMs } = await prepareTap(opened, tap, occasion);
  await opened.slowDown(SLOWDOWN);
  await tapNow();
  await opened.slowDown(1);
  await opened.settle();
  const events = await page.evaluate(() => window.bench?.inputEvents ?? []);
  const moments = tap.result && (await tapMoments(page));
  // Resting on a control is no interaction for the browser, and a new document does not know of the tap.
  const isKnown = tap.by !== 'hover' && (await page.evaluate(() => window.benchTap !== undefined));
  const { nextPaintMs, delayMs, handlersMs } = slowestInteraction(events, readyMs);
  return {
    nextPaint: isKnown ? nextPaintMs : null,
    delay: isKnown ? delayMs : null,
    handlers: isKnown ? handlersMs : null,
    shown: moments ? moments.shownMs - moments.pressedMs : null,
  };
}

async function tapThread(opened: Visit, tap: MeasuredTap, occasion: Occasion): Promise<Figures> {
  const { tapNow } = await prepareTap(opened, tap, occasion);
  await opened.network.take();
  const { tasks, marks } = await opened.trace(async () => {
    await tapNow();
    await opened.settle();
  });
  const [inputMs, shownMs] = [marks.get(TAP_MARKS.input), marks.get(TAP_MARKS.shown)];
  const paintedMs = marks.get(TAP_MARKS.painted);
  if (inputMs === undefined) throw new Error(`${tap.name}: the page received no input.`);
  return {
    threadUntilPaint: paintedMs === undefined ? null : threadMsWithin(tasks, inputMs, paintedMs),
    threadUntilShown: shownMs === undefined ? null : threadMsWithin(tasks, inputMs, shownMs),
    threadUntilRest: threadMsWithin(tasks, inputMs),
    ...transferFigures(await opened.network.take()),
  };
}

interface PreparedTap {
  /** Taps and waits for the result. */
  tapNow: () => Promise<void>;
  /** When all was ready, by the clock of the page. */
  readyMs: number;
}

/** Opens the page and finds the control. */
async function prepareTap(opened: Visit, tap: MeasuredTap, occasion: Occasion): Promise<PreparedTap> {
  const { page, screen } = opened;
  const { name, url, by, restMs, result } = tap;
  await opened.open(url);
  if (occasion === 'later') {
    await touchElsewhere(page, screen);
    await opened.settle();
  }
  await tap.before?.(opened);
  const control = tap.control(page);
  await control.waitFor({ state: 'visible' }).catch((cause: unknown) => {
    throw new Error(`${name}: the control is not on ${url} (${screen.name}).`, { cause });
  });
  await control.scrollIntoViewIfNeeded();
  await opened.settle();
  const point = await pointOn(control);
  const readyMs = await armTap(page, result ?? NO_RESULT);
  const tapNow = async () => {
    if (by === 'hover') await hover(page, point);
    else if (by) await typeKeys(page, by.keys);
    else await press(page, screen, point, restMs);
    if (result) await tapMoments(page);
    else await opened.settle();
  };
  return { tapNow, readyMs };
}

/** Of a control of another shop: an element that no page has. */
const NO_RESULT: TapResult = { css: 'bench-no-result' };
