import { sql } from 'kysely';
import type { Tx } from '../../platform/db/openDatabase.ts';

/** Categories, brands and redirected addresses, in the form of a catalog file. */
export async function readTree(tx: Tx) {
  const categories = await tx
    .selectFrom('category')
    .select(['id', 'parent_id as parentId', 'sort_order as order', 'alias', 'name', 'description', 'hidden'])
    .select(['primary_image as primaryImage'])
    .select(sql`jsonb_build_object('title', meta_title, 'description', meta_description)`.as('meta'))
    .orderBy('id')
    .execute();
  const brands = await tx
    .selectFrom('brand')
    .select(['id', 'alias', 'name', 'description', 'primary_image as primaryImage'])
    .select(['manufacturer', 'responsible_person as responsiblePerson'])
    .select(
      sql`case when meta_title is not null
        then jsonb_build_object('title', meta_title, 'description', meta_description) end`.as('meta'),
    )
    .orderBy('id')
    .execute();
  const urlHistory = await tx
    .selectFrom('url_history')
    .select(['old_url as oldUrl', 'new_url as newUrl'])
    .orderBy(sql`old_url collate "C"`)
    .execute();
  return { categories, brands, urlHistory };
}
