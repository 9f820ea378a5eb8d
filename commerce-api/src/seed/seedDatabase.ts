import { cleanConfiguration } from '../content/cleanPageHtml.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { inTransaction, type Db, type Tx } from '../db/openDatabase.ts';
import { fillSearchTexts } from '../search/load/fillSearchTexts.ts';
import { insertAll } from './insertAll.ts';
import { seedCatalog } from './seedCatalog.ts';
import { seedDemo } from './seedDemo.ts';
import { readSeed } from './readSeed.ts';
import type { SeedContainer, SeedData } from './seedTypes.ts';

/** Fills an empty database from the seed folder, all or nothing. Gives false when there were products already. */
export async function seedDatabase(db: Db, folder: string): Promise<boolean> {
  const present = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  if (present) return false;
  const data = await readSeed(folder);
  const images = await sizesOf(join(folder, 'images/pagewidget'));
  await inTransaction(db, async (tx) => {
    await seedCatalog(tx, data);
    await seedSynonyms(tx, data);
    await fillSearchTexts(tx);
    await seedContent(tx, data);
    await seedDemo(tx, data);
    if (images.length > 0) await tx.insertInto('content_image').values(images).execute();
  });
  return true;
}

async function sizesOf(folder: string): Promise<{ file_name: string; width: number; height: number }[]> {
  const names = (await readdir(folder)).filter((name) => /\.(webp|avif|jpe?g|png)$/.test(name));
  return Promise.all(
    names.map(async (file_name) => {
      const { width, height } = await sharp(join(folder, file_name)).metadata();
      return { file_name, width, height };
    }),
  );
}

function cleanContainer(container: SeedContainer): SeedContainer {
  const widgets = container.widgets.map((widget) => {
    const { sv, en } = widget.configuration;
    return { ...widget, configuration: { sv: cleanConfiguration(sv), en: cleanConfiguration(en) } };
  });
  return { ...container, widgets };
}

async function seedSynonyms(tx: Tx, { synonyms }: SeedData): Promise<void> {
  const rows = synonyms.flatMap(({ language, word, synonyms: others }) =>
    others.map((synonym) => ({ language, word, synonym })),
  );
  await insertAll(tx, 'search_synonym', rows);
}

async function seedContent(tx: Tx, { menus, pages }: SeedData): Promise<void> {
  for (const { location, title, items } of menus) {
    await tx
      .insertInto('menu')
      .values({ location, title: JSON.stringify(title), items: JSON.stringify(items) })
      .execute();
  }
  for (const page of pages) {
    await tx
      .insertInto('page')
      .values({
        key: page.key,
        alias: page.alias && JSON.stringify(page.alias),
        family: page.family,
        area_name: page.areaName,
        title: JSON.stringify(page.title),
        meta_title: JSON.stringify(page.meta.title),
        meta_description: JSON.stringify(page.meta.description),
        tags: JSON.stringify(page.tags),
        containers: JSON.stringify(page.containers.map(cleanContainer)),
      })
      .execute();
  }
}
