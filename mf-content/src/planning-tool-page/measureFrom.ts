export interface MeasureLimits {
  min: number;
  max: number;
  whole?: boolean;
}

/** A measure as somebody writes it: `240`, `240,5` or `240.5`. @returns null for anything else, and beyond the limits */
export function measureFrom(text: string, { min, max, whole = false }: MeasureLimits): number | null {
  const written = text.trim().replace(',', '.');
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(written)) return null;
  const value = Number(written);
  if (whole && !Number.isInteger(value)) return null;
  return value >= min && value <= max ? value : null;
}
