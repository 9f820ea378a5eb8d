/**
 * Runs something when the next frame is on the screen: in the callbacks of the one after it.
 *
 * @returns what calls it off
 */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}
