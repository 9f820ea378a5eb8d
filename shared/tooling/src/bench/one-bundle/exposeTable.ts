/** Expose id → its module, or a function that loads it. The build generates its content (`exposes.ts`). */
export const EXPOSES: Readonly<Record<string, unknown>> = {};
