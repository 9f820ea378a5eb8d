import type { WidgetAreaChoice } from '../widget-area/areaVariables.ts';

/** Far longer than any area name or alias. Longer values are ignored. */
const MAX_LENGTH = 200;

/**
 * Parses the area of a preview: `?family=Frontpage&areaName=…`, or `?alias=garanti` for a content page.
 *
 * @returns null if the query string has no area
 */
export function previewChoiceFrom(query: URLSearchParams): WidgetAreaChoice | null {
  const [alias, family, areaName] = ['alias', 'family', 'areaName'].map((name) => nameFrom(query.get(name)));
  if (alias) return { alias, preview: true };
  return family && areaName ? { family, areaName, preview: true } : null;
}

function nameFrom(text: string | null): string | null {
  const name = text?.trim() ?? '';
  return name !== '' && name.length <= MAX_LENGTH ? name : null;
}
