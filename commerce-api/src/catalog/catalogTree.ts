import type { LanguageCode } from '../markets/channels.ts';
import type { Localized, PackageEntry } from '../model/catalogEntries.ts';
import type { SafetyContacts } from '../model/safetyContacts.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { campaignFrom, type Campaign } from './campaign.ts';
import { readPriceLists, type PriceList } from './priceLists.ts';
import { readVatRates, type VatRate } from './readVatRates.ts';

/** The small tables that most requests need: categories, brands, active campaigns, parameters, price lists and VAT. */
export interface CatalogTree {
  categories: ReadonlyMap<number, Category>;
  brands: ReadonlyMap<number, Brand>;
  campaigns: ReadonlyMap<number, Campaign>;
  parameters: ReadonlyMap<number, Parameter>;
  /** By the product whose page offers them. */
  packages: ReadonlyMap<number, PackageEntry>;
  priceLists: readonly PriceList[];
  vatRates: readonly VatRate[];
}

export interface Category {
  id: number;
  parentId: number;
  order: number;
  hidden: boolean;
  alias: Localized;
  name: Localized;
  description: Localized;
  metaTitle: Localized;
  metaDescription: Localized;
  primaryImage: string | null;
  /** From the root to the category itself. */
  path: Category[];
}

export interface Brand extends SafetyContacts {
  id: number;
  alias: string;
  name: string;
  description: Localized;
  /** Title and description of its page; null derives them from name and description. */
  metaTitle: Localized | null;
  metaDescription: Localized | null;
  primaryImage: string | null;
}

interface Parameter {
  id: number;
  key: string;
  name: Localized;
  /** Whether lists offer it as a filter. */
  filter: boolean;
  /** Whether product pages show it. */
  show: boolean;
}

export async function readCatalogTree(db: Db): Promise<CatalogTree> {
  const categoryRows = await db.selectFrom('category').selectAll().orderBy('sort_order').orderBy('id').execute();
  const brandRows = await db.selectFrom('brand').selectAll().orderBy('id').execute();
  const campaignRows = await db
    .selectFrom('campaign')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
  const parameterRows = await db.selectFrom('parameter').selectAll().orderBy('id').execute();
  const packages = await db
    .selectFrom('product_package')
    .select(['product_id as productId', 'name', 'percent', 'groups'])
    .execute();
  const priceLists = await readPriceLists(db);
  const vatRates = await readVatRates(db);

  const categories = new Map<number, Category>();
  for (const row of categoryRows) {
    categories.set(row.id, {
      id: row.id,
      parentId: row.parent_id,
      order: row.sort_order,
      hidden: row.hidden,
      alias: row.alias,
      name: row.name,
      description: row.description,
      metaTitle: row.meta_title,
      metaDescription: row.meta_description,
      primaryImage: row.primary_image,
      path: [],
    });
  }
  for (const category of categories.values()) category.path = pathTo(category, categories);

  return {
    categories,
    brands: new Map(
      brandRows.map(({ primary_image, meta_title, meta_description, responsible_person, ...brand }) => [
        brand.id,
        {
          ...brand,
          primaryImage: primary_image,
          metaTitle: meta_title,
          metaDescription: meta_description,
          responsiblePerson: responsible_person,
        },
      ]),
    ),
    campaigns: new Map(campaignRows.map((row) => [row.id, campaignFrom(row)])),
    parameters: new Map(parameterRows.map((parameter) => [parameter.id, parameter])),
    packages: new Map(packages.map((found) => [found.productId, found])),
    priceLists,
    vatRates,
  };
}

function pathTo(category: Category, all: ReadonlyMap<number, Category>): Category[] {
  const path: Category[] = [];
  // A repeated parent would be a cycle: the path ends there.
  for (let next: Category | undefined = category; next && !path.includes(next); next = all.get(next.parentId))
    path.unshift(next);
  return path;
}

/** Finds an entity by its alias in either language; the requested language wins. */
export function byAlias<Entity extends { alias: Localized }>(
  entities: Iterable<Entity>,
  alias: string,
  language: LanguageCode,
): Entity | undefined {
  const all = [...entities];
  return (
    all.find((entity) => entity.alias[language] === alias) ??
    all.find(({ alias: { sv, en } }) => sv === alias || en === alias)
  );
}
