import type { Configuration } from '../widget-area/widget.ts';

/** Readers for fields of editors. A field of the wrong type counts as missing, so that it does not fail the page. */

export function isConfiguration(value: unknown): value is Configuration {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns an empty text if the field is missing */
export function textOf(configuration: Configuration, field: string): string {
  const value = configuration[field];
  return typeof value === 'string' ? value.trim() : '';
}

/** Accepts numeric text. @returns the fallback if the field is missing */
export function numberOf(configuration: Configuration, field: string, fallback: number): number {
  const value = configuration[field];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** @returns an empty configuration if the field is missing */
export function partOf(configuration: Configuration, field: string): Configuration {
  const value = configuration[field];
  return isConfiguration(value) ? value : {};
}

export function partsOf(configuration: Configuration, field: string): Configuration[] {
  const value = configuration[field];
  return Array.isArray(value) ? value.filter(isConfiguration) : [];
}
