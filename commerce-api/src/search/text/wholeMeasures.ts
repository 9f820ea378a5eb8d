import { UNITS } from './measures.ts';

/** `0,8 m`, `0.8m`: a number with decimals and its unit. */
const DECIMAL_MEASURE = /(?<![\p{L}\p{N}.,])(\d{1,3})[.,](\d{1,3})\s*(mm|cm|m)(?![\p{L}\p{N}])/giu;

/** Writes measures with decimals in whole millimeters, as words have no decimals: `0,8 m` becomes `800 mm`. */
export function wholeMeasures(text: string): string {
  return text.replaceAll(DECIMAL_MEASURE, (measure, whole: string, decimals: string, unit: string) => {
    // Integers, because 1.1 * 1000 is not 1100.
    const millimeters = (Number(whole + decimals) * (UNITS.get(unit.toLowerCase()) ?? 0)) / 10 ** decimals.length;
    return Number.isInteger(millimeters) ? `${millimeters} mm` : measure;
  });
}
