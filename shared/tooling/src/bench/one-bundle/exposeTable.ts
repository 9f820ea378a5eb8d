/** Expose id → its module, or a function that loads it. The build fills it (`exposes.ts`), so that no list can go stale. */
export const EXPOSES: Readonly<Record<string, unknown>> = {};
