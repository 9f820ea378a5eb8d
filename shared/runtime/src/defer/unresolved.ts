/**
 * When the browser fetches deferred code: in idle time after the hydration, first that of the controls in sight (`soon`), then the
 * other (`idle`); when it is rendered; or when it is called for. Releases of remotes from before 2026-12 call `idle` `touch`.
 */
export type When = 'soon' | 'idle' | 'touch' | 'render' | 'demand';

/** Deferred code that is not loaded yet. */
interface Unresolved {
  load: () => Promise<unknown>;
  /** Whether the server renders it. */
  ssr: boolean;
  when: When;
}

/** Unresolved code → its release on a server; undefined for the shell, and in browsers. */
const unresolved = new Map<Unresolved, unknown>();
let currentOwner = (): unknown => undefined;

/**
 * Sets the function that returns the release of the running code. Several releases may be imported at once, and each is
 * refused only for a failure of its own code.
 */
export function setOwner(owner: () => unknown): void {
  currentOwner = owner;
}

/** Registers code until it is loaded. @returns a function that removes the registration */
export function noteUnresolved(entry: Unresolved): () => void {
  unresolved.set(entry, currentOwner());
  return () => void unresolved.delete(entry);
}

/**
 * Loads the deferred code that the server renders, recursively, so that rendering never suspends. Removes loaded code from the
 * registry: a replaced release must not stay in memory.
 *
 * @param owner a release; by default the shell
 * @throws the error of the first failed load
 */
export async function resolveDeferred(owner?: unknown): Promise<void> {
  const owned = [...unresolved].flatMap(([entry, of]) => (of === owner ? [entry] : []));
  if (owned.length === 0) return;
  for (const entry of owned) unresolved.delete(entry);
  await Promise.all(owned.map(async ({ ssr, load }) => ssr && load()));
  await resolveDeferred(owner);
}

/** Whether the browser fetches code without a call for it. */
export function isIdleCode(when: When): boolean {
  return when !== 'render' && when !== 'demand';
}

/** The unresolved code that the browser fetches in idle time, in the order in which it is likely to be needed. */
export function unresolvedIdleCode(): Unresolved[] {
  const entries = [...unresolved.keys()].filter(({ when }) => isIdleCode(when));
  const isSoon = ({ when }: Unresolved) => when === 'soon';
  return [...entries.filter(isSoon), ...entries.filter((entry) => !isSoon(entry))];
}

/** Loads the code that the browser would fetch in idle time. Never rejects: the component that needs the code retries a failed load. */
export async function loadIdleCode(): Promise<void> {
  await Promise.allSettled(unresolvedIdleCode().map(async ({ load }) => load()));
}
