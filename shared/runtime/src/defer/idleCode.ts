import { observeNearness } from './observeNearness.ts';
import { gate } from './touch.ts';
import { loadIdleCode, unresolvedIdleCode } from './unresolved.ts';
import { whenIdle } from './whenIdle.ts';

/** Code that waits for its turn. */
interface WaitingCode {
  (): Promise<unknown>;
  requested: Promise<void>;
}

/** A browser fetches six files at once from an origin with HTTP/1.1. An interaction has the other two. */
const MAX_LOADS = 4;

/** Events of a shopper who uses a control, or is about to. */
const TOUCHES = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click', 'input'] as const;
const CONTROLS = 'a, button, input, label, select, textarea, summary';

/** The code of components and slots with server markup, by the id of the element around it. */
const waiting = new Map<string, WaitingCode>();
/** Controls that the shopper has touched while they were not hydrated. */
const touched = new Set<Element>();
/** Ids of the elements that are in the window, or near it. */
const near = new Set<string>();
/** Whether the shopper has touched the page. Before, code that is far from the window may never be needed. */
let isTouched = false;
let noteChange = () => {};

/** Watches the first view: a touched control whose code is not loaded loads it before all other code. Called before the hydration. */
export function watchTouches(): void {
  waiting.clear();
  touched.clear();
  near.clear();
  isTouched = false;
  for (const control of window.earlyInteractions?.controls() ?? []) touched.add(control);
  for (const type of TOUCHES) document.addEventListener(type, noteTouch, { passive: true, capture: true });
}

function noteTouch({ target }: Event): void {
  const control = target instanceof Element && target.closest(CONTROLS);
  // React stores properties on the elements that it has hydrated.
  if (!control || Object.keys(control).some((key) => key.startsWith('__react'))) return;
  touched.add(control);
  for (const [elementId, code] of waiting) if (contains(elementId, control)) void request(code);
}

function contains(elementId: string, control: Element): boolean {
  return document.getElementById(elementId)?.contains(control) ?? false;
}

async function request(load: () => Promise<unknown>): Promise<void> {
  // The component that waits for the code handles the failure.
  await load().catch(() => undefined);
}

/**
 * Waits until the code of a component or slot with server markup is requested: by a touch, in idle time once its markup is near the
 * window, or by a navigation.
 *
 * @param elementId of the element around the markup
 */
export async function waitForTurn(elementId: string, code: WaitingCode): Promise<void> {
  if (waiting.has(elementId)) return code.requested;
  waiting.set(elementId, code);
  const unobserve = observeNearness(document.getElementById(elementId), () => {
    near.add(elementId);
    noteChange();
  });
  for (const control of touched) if (contains(elementId, control)) void request(code);
  await code.requested;
  unobserve();
  waiting.delete(elementId);
  return undefined;
}

/**
 * Loads the deferred code of the first view, the likeliest to be needed first, so that no interaction waits for code. Starts a file in
 * each idle moment: what the shopper does comes first. Code of markup that is far from the window waits until it comes near, or until
 * the shopper touches the page. Called after the hydration.
 *
 * @param isAllowed false on a slow or metered connection: a control then loads its code when it is touched
 * @returns settles when the code of all controls near the window is loaded; never without permission
 */
export async function loadInIdleTime(isAllowed: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (!isAllowed) return;
    void loadUntilNavigation(resolve);
    void gate.touched.then(() => {
      isTouched = true;
      noteChange();
    });
  });
}

async function loadUntilNavigation(onRest: () => void): Promise<void> {
  const started = new Set<unknown>();
  const loading = new Set<Promise<void>>();
  let isAtRest = false;
  while (gate.isClosed) {
    const changed = new Promise<void>((resolve) => (noteChange = resolve));
    const load = nextCode(started, isAtRest);
    if (load && loading.size < MAX_LOADS) {
      await whenIdle();
      started.add(load);
      const settled: Promise<void> = request(load).then(() => void loading.delete(settled));
      loading.add(settled);
    } else {
      // Loaded code may defer further code.
      if (loading.size === 0) {
        isAtRest = true;
        onRest();
      }
      await Promise.race([...loading, changed]);
    }
  }
  onRest();
}

/** @param isAtRest whether the code of the first view is loaded: what is deferred later without markup belongs to a linked page */
function nextCode(started: ReadonlySet<unknown>, isAtRest: boolean): (() => Promise<unknown>) | undefined {
  return unresolvedIdleCode().find(({ load, ssr, when }) => {
    if (started.has(load)) return false;
    if (isTouched) return true;
    const elementIds = [...waiting].flatMap(([elementId, code]) => (code === load ? [elementId] : []));
    // The page may lack a component that no element waits for.
    if (elementIds.length === 0) return !isAtRest && (when === 'soon' || !ssr);
    return when === 'soon' || elementIds.some((elementId) => near.has(elementId));
  })?.load;
}

/** Ends the wait for deferred code, and loads what is left of it: a navigation renders the whole page. */
export function endFirstView(): void {
  if (!gate.isClosed) return;
  gate.isClosed = false;
  for (const type of TOUCHES) document.removeEventListener(type, noteTouch, { capture: true });
  noteChange();
  void loadIdleCode();
}
