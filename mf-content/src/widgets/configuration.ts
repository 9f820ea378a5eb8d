import type { Configuration } from '../widget-area/widget.ts';

/** Readers for what editors fill in: a field of another type counts as missing, so that it costs no page. */

export function isConfiguration(value: unknown): value is Configuration {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns an empty text when the field is missing */
export function textOf(configuration: Configuration, field: string): string {
  const value = configuration[field];
  return typeof value === 'string' ? value.trim() : '';
}

/** @returns the fallback when the field is missing; numbers written as text count */
export function numberOf(configuration: Configuration, field: string, fallback: number): number {
  const value = configuration[field];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** @returns an empty configuration when the field is missing */
export function partOf(configuration: Configuration, field: string): Configuration {
  const value = configuration[field];
  return isConfiguration(value) ? value : {};
}

export function partsOf(configuration: Configuration, field: string): Configuration[] {
  const value = configuration[field];
  return Array.isArray(value) ? value.filter(isConfiguration) : [];
}
