import { sql } from 'kysely';
import type { Tx } from '../../db/openDatabase.ts';
import type { LanguageCode } from '../../markets/channels.ts';
import type { Localized, SeedProduct } from '../../seed/seedTypes.ts';
import { cleanHtml } from './cleanHtml.ts';
import { sortKey } from './sortKey.ts';

const LANGUAGES: readonly LanguageCode[] = ['sv', 'en'];

/** What the text of a product is found by beside its own words. */
export interface Named {
  brands: readonly { id: number; name: string }[];
  categories: readonly { id: number; parentId: number; name: Localized }[];
}

/** Names, descriptions and what they are searched by, in both languages. */
export async function writeTexts(tx: Tx, products: readonly SeedProduct[], named: Named): Promise<void> {
  // All go before any comes back: two products may have swapped their aliases.
  const ids = products.map(({ id }) => id);
  await sql`delete from product_text where product_id = any(${ids}::int[])`.execute(tx);
  for (const product of products) for (const language of LANGUAGES) await seedTexts(tx, product, named, language);
}

async function seedTexts(tx: Tx, product: SeedProduct, data: Named, language: LanguageCode): Promise<void> {
  const { id, name, texts, color, articleNumber } = product;
  const brand = data.brands.find((one) => one.id === product.brandId)?.name ?? '';
  const categories = data.categories
    .filter((category) => withParents(product.categoryIds, data.categories).has(category.id))
    .map((category) => category.name[language]);
  const values = product.parameters.map(({ value }) => value[language]);
  const keywords = [brand, color?.name[language] ?? '', articleNumber, ...categories, ...values].join(' ');
  const haystack = `${name[language]} ${keywords}`.toLowerCase();
  const dictionary = language === 'sv' ? sql.lit('swedish') : sql.lit('english');
  const text2 = cleanHtml(texts.text2[language]);
  await sql`
    insert into product_text
      (product_id, language, alias, name, sort_key, text1, text2, text3, meta_title, meta_description, haystack, search)
    values (
      ${id}, ${language}, ${product.alias[language]}, ${name[language]}, ${sortKey(name[language])},
      ${texts.text1[language]}, ${text2}, ${cleanHtml(texts.text3[language])},
      ${product.meta.title[language]}, ${product.meta.description[language]}, ${haystack},
      setweight(to_tsvector(${dictionary}, ${name[language]}), 'A')
        || setweight(to_tsvector(${dictionary}, ${keywords}), 'B')
        || setweight(to_tsvector(${dictionary}, ${`${texts.text1[language]} ${text2.replaceAll(/<[^>]*>/g, ' ')}`}), 'D')
    )
  `.execute(tx);
}

/** Category ids with their position; ancestors come along without one. */
function withParents(ids: readonly number[], categories: Named['categories']): Map<number, number | null> {
  const found = new Map<number, number | null>(ids.map((id, position) => [id, position]));
  for (const id of ids) {
    let at = categories.find((category) => category.id === id)?.parentId;
    while (at && !found.has(at)) {
      found.set(at, null);
      const parent: number = at;
      at = categories.find((category) => category.id === parent)?.parentId;
    }
  }
  return found;
}
