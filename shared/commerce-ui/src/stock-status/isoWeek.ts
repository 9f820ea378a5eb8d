const DAY_MS = 86_400_000;

/**
 * ISO 8601 week number of a date: weeks start on Monday, and week 1 contains 4 January.
 *
 * @param date ISO date; read as UTC, so that server and browser return the same week
 * @returns 1 to 53, or null for a missing or invalid date
 */
export function isoWeek(date: string | null | undefined): number | null {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return null;

  // A week belongs to the year of its Thursday.
  const thursday = new Date(time);
  thursday.setUTCHours(0, 0, 0, 0);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - yearStart) / DAY_MS / 7) + 1;
}
