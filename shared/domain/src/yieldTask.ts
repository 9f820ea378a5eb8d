/** Ends the current task, so that the browser can paint first. Not all browsers support it: others go on in the same task. */
export async function yieldTask(): Promise<void> {
  if ('scheduler' in globalThis) await globalThis.scheduler.yield();
}
