/** Validated by the settings, which stop the start with an invalid value. */
const factor = Number(process.env['TIME_FACTOR'] ?? 1) || 1;

/**
 * A limit of time on this machine: `TIME_FACTOR` makes all of them longer on a slow one.
 *
 * @param ms the limit on a machine that is not busy
 */
export function timeLimit(ms: number): number {
  return ms * factor;
}
