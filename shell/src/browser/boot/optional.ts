/**
 * Runs a part of the boot that a page works without. A browser may lack what it needs: then the error is logged, and the rest of the
 * page becomes interactive all the same.
 */
export function optional(part: () => void): void {
  try {
    part();
  } catch (error) {
    console.error('part of the page not started, going on without it', error);
  }
}
