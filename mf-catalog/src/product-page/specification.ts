import { compact } from '@hemvaror/domain/compact';

interface Parameter {
  name: string | null;
  value: string | null;
  show: boolean;
}

/**
 * What a product's specification lists: parameters that may be shown and say something; several values of one name stand
 * together, in the order they came.
 */
export function specification(
  groups: readonly ({ parameters: readonly (Parameter | null)[] | null } | null)[] | null | undefined,
): { name: string; value: string }[] {
  const values = new Map<string, string[]>();
  for (const { name, value, show } of compact(groups).flatMap(({ parameters }) => compact(parameters))) {
    if (show && name && value) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return [...values].map(([name, all]) => ({ name, value: all.join(', ') }));
}
