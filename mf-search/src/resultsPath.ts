import { pathTo, type LocalePrefix } from '@hemvaror/runtime/routing/paths';
import { searchText } from './searchText.ts';

/** @returns the address of the results for what a shopper typed (SRCH-01); null when there is nothing to search for */
export function resultsPath(typed: string, place: LocalePrefix): string | null {
  const search = searchText(typed);
  return search === '' ? null : pathTo('search', place, { search });
}
