/** A calendar day without time and time zone: midnight in UTC, in ms. */
export type Day = number;

export const DAY_MS = 86_400_000;

export function dayOf(year: number, month: number, date: number): Day {
  return Date.UTC(year, month - 1, date);
}

/** @returns 0 for Sunday to 6 for Saturday */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

/** @returns `yyyy-mm-dd` */
export function isoDay(day: Day): string {
  return new Date(day).toISOString().slice(0, 10);
}

/** Parses `yyyy-mm-dd`. @returns null for other texts, and for days that do not exist */
export function parseIsoDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = Date.parse(text);
  return Number.isNaN(day) || isoDay(day) !== text ? null : day;
}

/** The first given weekday on or after a day. @param weekday 0 for Sunday to 6 for Saturday */
export function weekdayFrom(day: Day, weekday: number): Day {
  return day + ((weekday - weekdayOf(day) + 7) % 7) * DAY_MS;
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const days = moon + toSunday - 7 * late + 114;
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1);
}
