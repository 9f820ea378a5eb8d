import { compact } from '@hemvaror/domain/compact';

interface Parameter {
  name: string | null;
  value: string | null;
  show: boolean;
}

interface Specified {
  parameterGroups: readonly ({ parameters: readonly (Parameter | null)[] | null } | null)[] | null;
  skus: readonly ({ name: string | null } | null)[] | null;
}

/** A number with a unit: `78 g`, `2,4 kg`. */
const MEASURE = /^\d+(?:[.,]\d+)?\s\p{L}+$/u;

/**
 * Rows of a product's specification: the visible parameters that have a value. Joins the values of one name in the order
 * of the API.
 */
export function specification({ parameterGroups, skus }: Specified): { name: string; value: string }[] {
  const sizes = compact(skus).map(({ name }) => name ?? '');
  const values = new Map<string, string[]>();
  for (const { name, value, show } of compact(parameterGroups).flatMap(({ parameters }) => compact(parameters))) {
    if (show && name && value) values.set(name, [...(values.get(name) ?? []), withSizes(value, sizes)]);
  }
  return [...values].map(([name, all]) => ({ name, value: all.join(', ') }));
}

/** Adds the sizes to a list with one measure for each: `78 g, 94 g` becomes `78 g (96 mm), 94 g (128 mm)`. */
function withSizes(value: string, sizes: readonly string[]): string {
  const measures = value.split(', ');
  const isBySize =
    sizes.length > 1 && measures.length === sizes.length && measures.every((measure) => MEASURE.test(measure));
  return isBySize ? measures.map((measure, at) => `${measure} (${sizes[at]})`).join(', ') : value;
}
