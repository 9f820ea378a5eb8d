import { compact } from '@hemvaror/domain/compact';

interface Parameter {
  name: string | null;
  value: string | null;
  show: boolean;
}

/**
 * Rows of a product's specification: the visible parameters that have a value. Joins the values of one name in the order
 * of the API.
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
