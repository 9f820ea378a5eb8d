import { zipNumber } from './zipCodes.ts';

/** Inclusive, of zip numbers. */
export type ZipRange = readonly [first: number, last: number];

/** The zips of a country that a carrier serves. */
export interface ZipRanges {
  /** Empty: the whole country. */
  serves: readonly ZipRange[];
  excludes: readonly ZipRange[];
}

const FORMAT = /^(\d+)(?:-(\d+))?$/;

/** Whether a text is a range of zip numbers: `10000-19999`, or `10100` for a single one. */
export function isZipRange(text: string): boolean {
  return FORMAT.test(text);
}

/** @throws Error for a text that is not a range */
export function zipRangeFrom(text: string): ZipRange {
  const [, first, last = first] = FORMAT.exec(text) ?? [];
  if (first === undefined) throw new Error(`"${text}" is not a range of zips. Expected 10000-19999 or 10100.`);
  return [Number(first), Number(last)];
}

export function servesZip({ serves, excludes }: ZipRanges, zip: string, country: string): boolean {
  const number = zipNumber(zip, country);
  if (number === undefined) return false;
  const isIn = ([first, last]: ZipRange): boolean => first <= number && number <= last;
  return (serves.length === 0 || serves.some(isIn)) && !excludes.some(isIn);
}
