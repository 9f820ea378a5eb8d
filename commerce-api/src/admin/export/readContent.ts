import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';

/** Menus and pages, in the form of a catalog file. */
export async function readContent(tx: Tx) {
  const menus = await tx
    .selectFrom('menu')
    .select(['location', 'title', 'items'])
    .orderBy(sql`location collate "C"`)
    .execute();
  const pages = await tx
    .selectFrom('page')
    .select(['key', 'alias', 'family', 'area_name as areaName', 'filters', 'title', 'tags', 'containers'])
    .select(['active_from as activeFrom', 'active_to as activeTo'])
    .select(
      sql`jsonb_strip_nulls(jsonb_build_object('title', meta_title, 'description', meta_description, 'keywords', meta_keywords))`.as(
        'meta',
      ),
    )
    .orderBy('id')
    .execute();
  return {
    menus,
    pages: pages.map(({ activeFrom, activeTo, ...page }) => ({
      ...page,
      activeFrom: activeFrom?.toISOString() ?? null,
      activeTo: activeTo?.toISOString() ?? null,
    })),
  };
}
