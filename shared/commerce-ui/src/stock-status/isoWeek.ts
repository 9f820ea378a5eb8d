const DAY_MS = 86_400_000;

/**
 * Number of the week (ISO 8601: Monday first, week 1 holds 4 January) that a date falls in.
 *
 * @param date ISO date; read as UTC, so that server and browser say the same
 * @returns 1 to 53, or null for no or an unreadable date
 */
export function isoWeek(date: string | null | undefined): number | null {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return null;

  // A week belongs to the year that its Thursday is in.
  const thursday = new Date(time);
  thursday.setUTCHours(0, 0, 0, 0);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - yearStart) / DAY_MS / 7) + 1;
}
