import { gate } from './touch.ts';
import { loadIdleCode, unresolvedIdleCode } from './unresolved.ts';
import { whenIdle } from './whenIdle.ts';

/** A component or a slot of the first view whose code is not requested yet. */
interface WaitingCode {
  load: () => Promise<unknown>;
  /** The id of the element around its markup; undefined for a slot of a remote, which has no such element. */
  elementId: string | undefined;
}

/** A browser fetches six files at once from an origin with HTTP/1.1. An interaction has the other two. */
const MAX_LOADS = 4;

/** Events of a shopper who uses a control, or is about to. */
const TOUCHES = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click', 'input'] as const;
const CONTROLS = 'a, button, input, label, select, textarea, summary';

const waiting = new Set<WaitingCode>();
/** Controls that the shopper has touched while they were not hydrated. */
const touched = new Set<Element>();
let isHydrated = false;

/**
 * Watches the first view: a touched control whose code is not loaded loads it before all other code. Called before the hydration.
 */
export function watchTouches(): void {
  isHydrated = false;
  waiting.clear();
  touched.clear();
  for (const control of window.earlyInteractions?.controls() ?? []) touched.add(control);
  for (const type of TOUCHES) document.addEventListener(type, noteTouch, { passive: true, capture: true });
}

function noteTouch({ target }: Event): void {
  const control = target instanceof Element && target.closest(CONTROLS);
  if (!control || isHydratedByReact(control)) return;
  touched.add(control);
  for (const code of waiting) if (isConcerned(code, control)) void request(code);
}

/** React stores properties on the elements that it has hydrated. */
function isHydratedByReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'));
}

/**
 * Whether the code may be that of a touched control. A slot of a remote has no element of its own: it may be concerned by each control
 * that is not hydrated with the page.
 */
function isConcerned({ elementId }: WaitingCode, control: Element): boolean {
  if (elementId === undefined) return isHydrated && !isHydratedByReact(control);
  return document.getElementById(elementId)?.contains(control) ?? false;
}

async function request({ load }: WaitingCode): Promise<void> {
  // The component that waits for the code handles the failure.
  await load().catch(() => undefined);
}

/** Waits for the turn of a component or slot of the first view. @param requested settles when its code is requested */
export async function waitForTurn(code: WaitingCode, requested: Promise<void>): Promise<void> {
  waiting.add(code);
  for (const control of touched) if (isConcerned(code, control)) void request(code);
  await requested;
  waiting.delete(code);
}

/**
 * Loads the deferred code of the first view, the likeliest to be needed first, so that no interaction waits for code. Starts a file in
 * each idle moment: what the shopper does comes first. Called after the hydration.
 *
 * @param isAllowed false on a slow or metered connection: a control then loads its code when it is touched
 * @returns settles when no code is left, and never without permission
 */
export async function loadInIdleTime(isAllowed: boolean): Promise<void> {
  isHydrated = true;
  for (const code of waiting) for (const control of touched) if (isConcerned(code, control)) void request(code);
  if (!isAllowed) return new Promise(() => {});

  const started = new Set<unknown>();
  const loading = new Set<Promise<void>>();
  for (;;) {
    const load = unresolvedIdleCode().find((one) => !started.has(one));
    // Loaded code may defer further code.
    if (!load && loading.size === 0) break;
    if (!load || loading.size >= MAX_LOADS) {
      await Promise.race(loading);
      continue;
    }
    await whenIdle();
    started.add(load);
    const settled: Promise<void> = request({ load, elementId: undefined }).then(() => void loading.delete(settled));
    loading.add(settled);
  }
  endFirstView();
  return undefined;
}

/** Ends the wait for deferred code, and loads what is left of it: a navigation renders the whole page. */
export function endFirstView(): void {
  if (!gate.isClosed) return;
  gate.isClosed = false;
  for (const type of TOUCHES) document.removeEventListener(type, noteTouch, { capture: true });
  void loadIdleCode();
}
