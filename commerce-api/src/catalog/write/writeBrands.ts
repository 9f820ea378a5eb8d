import { upsertAll } from '../../db/writeAll.ts';
import type { Tx } from '../../db/openDatabase.ts';
import type { SeedBrand } from '../../seed/seedTypes.ts';
import { brandUrl } from '../urls.ts';
import { cleanTexts } from './cleanHtml.ts';
import { movesBetween, writeUrlHistory, type Addresses } from './urlHistory.ts';

/** Adds brands or replaces those with the same id; the others stay. */
export async function writeBrands(tx: Tx, brands: readonly SeedBrand[]): Promise<void> {
  const before = await addresses(tx);
  await upsertAll(
    tx,
    'brand',
    ['id'],
    brands.map(({ id, alias, name, description, primaryImage }) => ({
      id,
      alias,
      name,
      description: JSON.stringify(cleanTexts(description)),
      primary_image: primaryImage,
    })),
  );
  await writeUrlHistory(tx, movesBetween(before, await addresses(tx)));
}

async function addresses(tx: Tx): Promise<Addresses> {
  const rows = await tx.selectFrom('brand').select(['id', 'alias']).execute();
  return new Map(rows.map((brand) => [brand.id, brandUrl(brand)]));
}
