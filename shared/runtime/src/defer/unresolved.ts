/** Deferred code that is not loaded yet. */
interface Unresolved {
  load: () => Promise<unknown>;
  /** Whether the server renders it. */
  ssr: boolean;
  when: 'touch' | 'render' | 'demand';
}

/** By the release that it belongs to on a server; undefined for the shell, and in browsers. */
const notes = new Map<Unresolved, unknown>();
let currentOwner = (): unknown => undefined;

/**
 * Tells which release the code that runs now belongs to. Several may be imported at once, and each is refused for its own
 * code alone.
 */
export function setOwner(owner: () => unknown): void {
  currentOwner = owner;
}

/** Notes code until it is loaded. @returns what forgets the note */
export function noteUnresolved(note: Unresolved): () => void {
  notes.set(note, currentOwner());
  return () => void notes.delete(note);
}

/**
 * Loads everything that the server renders, so that rendering never suspends, and what that code defers in turn. Forgets
 * what it has loaded: a release that is replaced must not stay in memory.
 *
 * @param owner a release; the shell's own code without it
 * @throws the error of the first load that failed
 */
export async function resolveDeferred(owner?: unknown): Promise<void> {
  const own = [...notes].flatMap(([note, of]) => (of === owner ? [note] : []));
  if (own.length === 0) return;
  for (const note of own) notes.delete(note);
  await Promise.all(own.map(async ({ ssr, load }) => ssr && load()));
  await resolveDeferred(owner);
}

/** Loads what comes with the first touch. Never rejects: a failed load is asked for again by the part that needs it. */
export async function loadTouched(): Promise<void> {
  const loads = [...notes.keys()].filter(({ when }) => when === 'touch').map(async ({ load }) => load());
  await Promise.allSettled(loads);
}
