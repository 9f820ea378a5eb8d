/**
 * Runs something in a later frame.
 *
 * @param frames how many are painted before it, at least one
 * @returns what calls it off
 */
export function afterFrames(frames: number, run: () => void): () => void {
  let left = frames;
  let request = requestAnimationFrame(frame);

  // The callbacks of a frame run before it is painted.
  function frame(): void {
    if (left === 0) {
      run();
      return;
    }
    left -= 1;
    request = requestAnimationFrame(frame);
  }
  return () => cancelAnimationFrame(request);
}
