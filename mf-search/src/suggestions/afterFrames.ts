/**
 * Runs a callback in a later frame.
 *
 * @param frames number of frames painted before it, at least one
 * @returns a function that cancels it
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
