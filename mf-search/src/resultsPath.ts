import { pathTo, type LocalePrefix } from '@hemvaror/runtime/routing/paths';
import { searchText } from './searchText.ts';

/** @returns the path of the results for a typed text (SRCH-01); null if the text is empty */
export function resultsPath(typed: string, localePrefix: LocalePrefix): string | null {
  const search = searchText(typed);
  return search === '' ? null : pathTo('search', localePrefix, { search });
}
