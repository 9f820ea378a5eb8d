import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/openDatabase.ts';
import type { LanguageCode } from '../../markets/channels.ts';
import type { Localized, ProductEntry } from '../../model/catalogEntries.ts';
import { nameFields, searchDocument } from './searchDocument.ts';
import { tokenize } from './tokenize.ts';
import { Stems } from './stems.ts';

const BATCH_SIZE = 500;
/** Only the beginning of longer texts is searchable. */
const MAX_TEXT_LENGTH = 50_000;

interface TextRow {
  productId: number;
  language: LanguageCode;
  name: string;
  /** Brand, color, article numbers, sizes, categories, and the parameters that lists can filter by. */
  filing: string;
  texts: string;
}

/** Rewrites the search documents of products, for example after their brand or category was renamed. */
export async function rewriteSearchTexts(tx: Tx, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx.updateTable('product_text').set({ search: null }).where('product_id', 'in', productIds).execute();
  await fillSearchTexts(tx);
}

/**
 * Writes the search document of every `product_text` row whose `search` is null. Code that changes a name, a text or filing
 * data sets it to null and calls this in the same transaction.
 *
 * @param given products whose rows and SKUs are not written yet: their brand, color and numbers are read from here
 */
export async function fillSearchTexts(db: Db | Tx, given: readonly ProductEntry[] = []): Promise<void> {
  const filings = new Map(given.map((product) => [product.id, filingOf(product)]));
  const stems = new Stems();
  const missing = await db
    .selectFrom('product_text')
    .select('product_id as id')
    .distinct()
    .where('search', 'is', null)
    .orderBy('id')
    .execute();
  for (let from = 0; from < missing.length; from += BATCH_SIZE) {
    const ids = missing.slice(from, from + BATCH_SIZE).map(({ id }) => id);
    const rows = await readTexts(
      db,
      ids,
      ids.flatMap((id) => filings.get(id) ?? []),
    );
    const documents = [
      ...(await documentsOf(rows, 'sv', { db, stems })),
      ...(await documentsOf(rows, 'en', { db, stems })),
    ];
    await writeDocuments(db, documents);
  }
}

interface Filing {
  id: number;
  brand_id: number;
  color_name: Localized | null;
  /** Article numbers of the product and its SKUs. */
  numbers: string;
  /** Names of the SKUs. */
  sizes: Localized;
}

function filingOf({ id, brandId, color, articleNumber, skus }: ProductEntry): Filing {
  const numbers = [articleNumber, ...skus.map((sku) => sku.articleNumber)].join(' ');
  const sizes = (language: LanguageCode) => skus.map(({ name }) => name[language]).join(' ');
  return {
    id,
    brand_id: brandId,
    color_name: color && color.name,
    numbers,
    sizes: { sv: sizes('sv'), en: sizes('en') },
  };
}

async function readTexts(db: Db | Tx, ids: readonly number[], filings: readonly Filing[]): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    select t.product_id as "productId", t.language, t.name,
      concat_ws(' ', b.name, case when g.id is null then p.color_name else g.color_name end ->> t.language,
        coalesce(g.numbers, concat_ws(' ', p.article_number,
          (select string_agg(s.article_number, ' ') from sku s where s.product_id = p.id))),
        coalesce(g.sizes ->> t.language,
          (select string_agg(s.name ->> t.language, ' ') from sku s where s.product_id = p.id)),
        (select string_agg(c.name ->> t.language, ' ') from product_category pc join category c on c.id = pc.category_id
          where pc.product_id = p.id),
        (select string_agg(v.value ->> t.language, ' ') from product_parameter v join parameter q on q.id = v.parameter_id
          where v.product_id = p.id and q.filter)) as filing,
      concat_ws(' ', t.text1, t.text2,
        (select string_agg(v.value ->> t.language, ' ') from product_parameter v join parameter q on q.id = v.parameter_id
          where v.product_id = p.id and not q.filter)) as texts
    from product_text t join product p on p.id = t.product_id
    left join jsonb_to_recordset(${JSON.stringify(filings)}::jsonb) as g (id int, brand_id int, color_name jsonb, numbers text, sizes jsonb)
      on g.id = p.id
    join brand b on b.id = coalesce(g.brand_id, p.brand_id)
    where t.product_id = any(${[...ids]}::int[]) and t.search is null
  `.execute(db);
  return rows;
}

interface Document {
  productId: number;
  language: LanguageCode;
  text: string;
}

async function documentsOf(
  rows: readonly TextRow[],
  language: LanguageCode,
  { db, stems }: { db: Db | Tx; stems: Stems },
): Promise<Document[]> {
  const fields = rows
    .filter((row) => row.language === language)
    .map(({ productId, name, filing, texts }) => {
      const text = texts.slice(0, MAX_TEXT_LENGTH).replaceAll(/<[^>]*>|&\w+;/g, ' ');
      return { productId, ...nameFields(name), C: tokenize(filing), D: tokenize(text) };
    });
  const words = new Set(fields.flatMap(({ A, B, C, D }) => [...A, ...B, ...C, ...D]));
  const stemmed = await stems.of(db, [...words], language);
  const stemsOf = new Map(stemmed.map((term) => [term.word, term.stems]));
  return fields.map(({ productId, ...field }) => {
    return { productId, language, text: searchDocument(field, (word) => stemsOf.get(word) ?? []) };
  });
}

async function writeDocuments(db: Db | Tx, documents: readonly Document[]): Promise<void> {
  await sql`
    update product_text t set search = d.text::tsvector
    from unnest(
      ${documents.map(({ productId }) => productId)}::int[],
      ${documents.map(({ language }) => language)}::text[],
      ${documents.map(({ text }) => text)}::text[]
    ) d (product_id, language, text)
    where t.product_id = d.product_id and t.language = d.language
  `.execute(db);
}
