import { DAY_MS, dayOf, easterSunday, weekdayFrom, weekdayOf, type Day } from './calendar.ts';

const MONDAY = 1;
const FRIDAY = 5;

/** A holiday of a year. */
type Rule = (year: number) => Day;

/** A date, `mm-dd`. */
function date(text: string): Rule {
  const [month, day] = [Number(text.slice(0, 2)), Number(text.slice(3))];
  return (year) => dayOf(year, month, day);
}

function easter(days: number): Rule {
  return (year) => easterSunday(year) + days * DAY_MS;
}

function firstMonday(month: number): Rule {
  return (year) => weekdayFrom(dayOf(year, month, 1), MONDAY);
}

/** The holiday, or its substitute: Monday if it is on a weekend. */
function orMonday(rule: Rule): Rule {
  return (year) => (isWeekend(rule(year)) ? weekdayFrom(rule(year), MONDAY) : rule(year));
}

/** The holiday, or two days later if it is on a weekend: Christmas Day and the day after it have a substitute each. */
function orTwoDaysLater(rule: Rule): Rule {
  return (year) => rule(year) + (isWeekend(rule(year)) ? 2 * DAY_MS : 0);
}

/** February 1 if it is a Friday, otherwise the first Monday of February. */
function saintBrigidsDay(year: number): Day {
  const first = dayOf(year, 2, 1);
  return weekdayOf(first) === FRIDAY ? first : weekdayFrom(first, MONDAY);
}

/** The Friday from June 19 to 25. */
function midsummerEve(year: number): Day {
  return weekdayFrom(dayOf(year, 6, 19), FRIDAY);
}

/** The last Monday of October. */
function octoberHoliday(year: number): Day {
  return weekdayFrom(dayOf(year, 10, 25), MONDAY);
}

const dates = (...texts: string[]): Rule[] => texts.map(date);
const maundyThursday = easter(-3);
const goodFriday = easter(-2);
const easterMonday = easter(1);
const ascensionDay = easter(39);
const whitMonday = easter(50);
const corpusChristi = easter(60);
const eves = dates('12-24', '12-31');

/**
 * Days on which parcels are neither sent nor delivered in the whole country, apart from weekends: public holidays, and the eves on which
 * the carriers of the Nordic countries and Estonia do not work. Holidays of a region are not listed. By ISO 3166 code.
 */
const HOLIDAYS: Readonly<Record<string, readonly Rule[]>> = {
  AT: [
    ...dates('01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'),
    easterMonday,
    ascensionDay,
    whitMonday,
    corpusChristi,
  ],
  BE: [...dates('01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'), easterMonday, ascensionDay, whitMonday],
  DE: [...dates('01-01', '05-01', '10-03', '12-25', '12-26'), goodFriday, easterMonday, ascensionDay, whitMonday],
  DK: [
    ...dates('01-01', '06-05', '12-25', '12-26'),
    ...eves,
    maundyThursday,
    goodFriday,
    easterMonday,
    ascensionDay,
    whitMonday,
  ],
  EE: [...dates('01-01', '02-24', '05-01', '06-23', '06-24', '08-20', '12-25', '12-26'), ...eves, goodFriday],
  FI: [
    ...dates('01-01', '01-06', '05-01', '12-06', '12-25', '12-26'),
    ...eves,
    goodFriday,
    easterMonday,
    ascensionDay,
    midsummerEve,
  ],
  FR: [
    ...dates('01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'),
    easterMonday,
    ascensionDay,
    whitMonday,
  ],
  IE: [
    ...['01-01', '03-17'].map((text) => orMonday(date(text))),
    ...['12-25', '12-26'].map((text) => orTwoDaysLater(date(text))),
    saintBrigidsDay,
    easterMonday,
    firstMonday(5),
    firstMonday(6),
    firstMonday(8),
    octoberHoliday,
  ],
  NL: [...dates('01-01', '04-27', '12-25', '12-26'), easterMonday, ascensionDay, whitMonday],
  NO: [
    ...dates('01-01', '05-01', '05-17', '12-25', '12-26'),
    ...eves,
    maundyThursday,
    goodFriday,
    easterMonday,
    ascensionDay,
    whitMonday,
  ],
  SE: [
    ...dates('01-01', '01-06', '05-01', '06-06', '12-25', '12-26'),
    ...eves,
    goodFriday,
    easterMonday,
    ascensionDay,
    midsummerEve,
  ],
};

function isWeekend(day: Day): boolean {
  return weekdayOf(day) === 0 || weekdayOf(day) === 6;
}

/** Whether carriers work on a day in all of the countries. @param countries ISO 3166 codes; an unknown one has weekends only */
export function isWorkingDay(day: Day, countries: readonly string[]): boolean {
  const year = new Date(day).getUTCFullYear();
  return !isWeekend(day) && !countries.some((country) => HOLIDAYS[country]?.some((rule) => rule(year) === day));
}

/** The working day `count` working days after `day`; with 0 the day itself, or the next working day. */
export function addWorkingDays(day: Day, count: number, countries: readonly string[]): Day {
  let found = day;
  for (let left = count; left > 0;) {
    found += DAY_MS;
    if (isWorkingDay(found, countries)) left -= 1;
  }
  while (!isWorkingDay(found, countries)) found += DAY_MS;
  return found;
}
