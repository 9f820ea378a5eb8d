const DAY_MS = 86_400_000;

/** A calendar day without time and time zone: midnight in UTC, in ms. */
export type Day = number;

export function dayOf(year: number, month: number, date: number): Day {
  return Date.UTC(year, month - 1, date);
}

/** @returns 0 for Sunday to 6 for Saturday */
function weekday(day: Day): number {
  return new Date(day).getUTCDay();
}

/** Days on which parcels are sent and delivered: neither weekends nor Swedish public holidays. */
export function isWorkingDay(day: Day): boolean {
  const isWeekend = weekday(day) === 0 || weekday(day) === 6;
  return !isWeekend && !holidays(new Date(day).getUTCFullYear()).has(day);
}

/** The working day `count` working days after `day`; with 0 the day itself, or the next working day. */
export function addWorkingDays(day: Day, count: number): Day {
  if (!isWorkingDay(day)) return addWorkingDays(day + DAY_MS, count);
  return count === 0 ? day : addWorkingDays(nextWorkingDay(day), count - 1);
}

function nextWorkingDay(day: Day): Day {
  return addWorkingDays(day + DAY_MS, 0);
}

/** Holidays of a year on which carriers do not work, with Midsummer Eve, Christmas Eve and New Year's Eve. */
function holidays(year: number): ReadonlySet<Day> {
  const easter = easterSunday(year);
  // The Friday from June 19 to 25.
  const firstEve = dayOf(year, 6, 19);
  const midsummerEve = firstEve + ((5 - weekday(firstEve) + 7) % 7) * DAY_MS;
  return new Set([
    dayOf(year, 1, 1),
    dayOf(year, 1, 6),
    easter - 2 * DAY_MS,
    easter + DAY_MS,
    dayOf(year, 5, 1),
    easter + 39 * DAY_MS,
    dayOf(year, 6, 6),
    midsummerEve,
    dayOf(year, 12, 24),
    dayOf(year, 12, 25),
    dayOf(year, 12, 26),
    dayOf(year, 12, 31),
  ]);
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): Day {
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
