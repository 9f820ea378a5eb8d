import { sql } from 'kysely';
import type { Db } from '../platform/db/openDatabase.ts';
import { segmentsOf } from './segmentsOf.ts';
import { saleUrl } from './urls.ts';

/** The address of the sale page for that of a campaign that has ended; undefined for any other address. */
export async function saleOfEndedCampaign(db: Db, url: string): Promise<string | undefined> {
  const segments = segmentsOf(url);
  const language = segments[0] === 'en' ? 'en' : 'sv';
  const [kind, ...rest] = language === 'en' ? segments.slice(1) : segments;
  const alias = rest.at(-1);
  if (kind !== 'dc' || alias === undefined) return undefined;
  const { rows } = await sql`
    select from campaign where ${alias} in (alias ->> 'sv', alias ->> 'en') and active_to <= now() limit 1
  `.execute(db);
  return rows.length > 0 ? saleUrl(language) : undefined;
}
