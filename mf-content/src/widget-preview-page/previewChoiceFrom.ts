import type { WidgetAreaChoice } from '../widget-area/areaVariables.ts';

/** No name of an area or alias comes near; longer ones are no names. */
const MAX_LENGTH = 200;

/**
 * Which area an editor wants to see before it is published: `?family=Frontpage&areaName=…`, or `?alias=garanti` for a
 * content page.
 *
 * @returns null when the query names none
 */
export function previewChoiceFrom(query: URLSearchParams): WidgetAreaChoice | null {
  const [alias, family, areaName] = ['alias', 'family', 'areaName'].map((name) => named(query.get(name)));
  if (alias) return { alias, preview: true };
  return family && areaName ? { family, areaName, preview: true } : null;
}

function named(text: string | null): string | null {
  const name = text?.trim() ?? '';
  return name !== '' && name.length <= MAX_LENGTH ? name : null;
}
