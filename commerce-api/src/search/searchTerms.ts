import type { Db } from '../platform/db/openDatabase.ts';
import type { LanguageCode } from '../markets/channels.ts';
import type { QueryTerm } from '../catalog/words/queryTerm.ts';
import type { Stems } from '../catalog/words/stems.ts';
import { tokenize } from '../catalog/words/tokenize.ts';
import { wholeMeasures } from './text/wholeMeasures.ts';

const MAX_CHARACTERS = 200;
const MAX_WORDS = 8;

/** The words of a search text with their stems; undefined without a text. */
export async function searchTerms(
  searchText: string | null | undefined,
  language: LanguageCode,
  { db, stems }: { db: Db; stems: Stems },
): Promise<QueryTerm[] | undefined> {
  if (!searchText || searchText.trim() === '') return undefined;
  const words = tokenize(wholeMeasures(searchText.slice(0, MAX_CHARACTERS))).slice(0, MAX_WORDS);
  return stems.of(db, words, language);
}
