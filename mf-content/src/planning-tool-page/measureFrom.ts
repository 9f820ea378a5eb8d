export interface MeasureLimits {
  min: number;
  max: number;
  whole?: boolean;
}

/** Parses a measure such as `240`, `240,5` or `240.5`. @returns null for other texts and values outside the limits */
export function measureFrom(text: string, { min, max, whole = false }: MeasureLimits): number | null {
  const normalized = text.trim().replace(',', '.');
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(normalized)) return null;
  const value = Number(normalized);
  if (whole && !Number.isInteger(value)) return null;
  return value >= min && value <= max ? value : null;
}
