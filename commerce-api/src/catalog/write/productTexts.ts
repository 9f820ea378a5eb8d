import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { insertAll } from '../../platform/db/writeAll.ts';
import type { LanguageCode } from '../../markets/channels.ts';
import type { ProductEntry } from '../../model/catalogEntries.ts';
import { cleanHtml } from './cleanHtml.ts';
import { sortKey } from '../../model/sortKey.ts';

const LANGUAGES: readonly LanguageCode[] = ['sv', 'en'];

/** Writes names and descriptions in both languages. `fillSearchTexts` writes the search documents. */
export async function writeTexts(tx: Tx, products: readonly ProductEntry[]): Promise<void> {
  // Delete all rows before inserting any: two products may have swapped their aliases.
  const ids = products.map(({ id }) => id);
  await sql`delete from product_text where product_id = any(${ids}::int[])`.execute(tx);
  await insertAll(
    tx,
    'product_text',
    products.flatMap((product) => LANGUAGES.map((language) => textRow(product, language))),
  );
}

function textRow({ id, alias, name, texts, meta }: ProductEntry, language: LanguageCode) {
  return {
    product_id: id,
    language,
    alias: alias[language],
    name: name[language],
    sort_key: sortKey(name[language]),
    text1: texts.text1[language],
    text2: cleanHtml(texts.text2[language]),
    text3: cleanHtml(texts.text3[language]),
    meta_title: meta.title[language],
    meta_description: meta.description[language],
  };
}
