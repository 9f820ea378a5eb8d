import { sql } from 'kysely';
import type { Db } from '../../platform/db/openDatabase.ts';
import type { LanguageCode } from '../../markets/channels.ts';
import { Synonyms } from '../text/synonyms.ts';

interface SynonymRow {
  language: LanguageCode;
  word: string;
  stems: string[];
  synonym: string;
  synonymStems: string[];
}

export async function readSynonyms(db: Db): Promise<Record<LanguageCode, Synonyms>> {
  const { rows } = await sql<SynonymRow>`
    select language, word, ts_lexize(dictionary, word) as stems, synonym, ts_lexize(dictionary, synonym) as "synonymStems"
    from search_synonym
    cross join lateral (
      select case language when 'sv' then 'swedish_stem'::regdictionary else 'english_stem'::regdictionary end as dictionary
    ) d
    order by language, word, synonym
  `.execute(db);
  const synonyms = { sv: new Synonyms(), en: new Synonyms() };
  for (const { language, word, stems, synonym, synonymStems } of rows) {
    synonyms[language].add({ word, stems }, { word: synonym, stems: synonymStems });
  }
  return synonyms;
}
