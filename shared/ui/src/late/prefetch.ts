/** Asks for code before it is needed, as when a pointer comes near what will need it. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => {
    // Only a hint: whoever needs it asks again, and tells of the failure.
  });
}
