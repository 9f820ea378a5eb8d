import { sql } from 'kysely';
import { upsertAll } from '../../platform/db/writeAll.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import type { UrlMoveEntry } from '../../model/catalogEntries.ts';
import type { UrlIn } from '../urls.ts';

/** Addresses by entity id. */
export type Addresses = ReadonlyMap<number, UrlIn>;

/** Finds the entities whose address changed, in either language. */
export function findUrlMoves(before: Addresses, after: Addresses): UrlMoveEntry[] {
  return [...before].flatMap(([id, old]) => {
    const now = after.get(id);
    if (!now) return [];
    return (['sv', 'en'] as const)
      .map((language) => ({ oldUrl: old(language), newUrl: now(language) }))
      .filter(({ oldUrl, newUrl }) => oldUrl !== newUrl);
  });
}

/** Stores redirects. Existing redirects to an old address get the new target; addresses in use are not redirected. */
export async function writeUrlHistory(tx: Tx, moves: readonly UrlMoveEntry[]): Promise<void> {
  if (moves.length === 0) return;
  const inUse = moves.map(({ newUrl }) => newUrl);
  await sql`
    update url_history set new_url = moved.new_url
    from unnest(${moves.map(({ oldUrl }) => oldUrl)}::text[], ${inUse}::text[]) as moved (old_url, new_url)
    where url_history.new_url = moved.old_url
  `.execute(tx);
  const last = new Map(moves.map(({ oldUrl, newUrl }) => [oldUrl, newUrl]));
  await upsertAll(
    tx,
    'url_history',
    ['old_url'],
    [...last].map(([old_url, new_url]) => ({ old_url, new_url })),
  );
  await sql`delete from url_history where old_url = any(${inUse}::text[])`.execute(tx);
}
