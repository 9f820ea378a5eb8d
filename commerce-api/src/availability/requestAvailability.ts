import { sql } from 'kysely';
import { emailFrom } from '@hemvaror/domain/validation/email';
import { LONGEST_FIXED_WINDOW_SECONDS } from '../platform/config/fixedAges.ts';
import { countAttempt, retryAfterSeconds } from '../platform/limits/attempts.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { Refusal } from '../model/refusal.ts';
import type { LanguageCode } from '../markets/channels.ts';

/** Limits per client and per address, since anybody can enter any address. */
const LIMITS = {
  perClient: { limit: 30, seconds: 900 },
  perAddress: { limit: 20, seconds: LONGEST_FIXED_WINDOW_SECONDS },
};
/** Max number of skus per address. */
const MAX_SUBSCRIPTIONS = 50;

interface ClientInfo {
  db: Db;
  /** Network address of the client. */
  address: string;
}

/**
 * Subscribes an address to one mail when a sku can be bought again. Repeated requests cause one mail; after that mail, a new
 * request causes another. The result is the same for an address that is known, new or above its limit.
 *
 * @throws Refusal BAD_INPUT, SKU_NOT_FOUND, TOO_MANY_ATTEMPTS for a client with too many requests
 */
export async function requestAvailability(
  { db, address }: ClientInfo,
  { email: typed, skuId, language }: { email: string; skuId: number; language: LanguageCode },
): Promise<true> {
  const email = emailFrom(typed);
  if (!email) throw new Refusal('BAD_INPUT', 'The e-mail address is not valid.');
  await countAttempt(db, `monitor ${address}`, LIMITS.perClient);
  const sku = await db.selectFrom('sku').select('id').where('id', '=', skuId).executeTakeFirst();
  if (!sku) throw new Refusal('SKU_NOT_FOUND', `There is no sku ${skuId}.`);
  if ((await retryAfterSeconds(db, `monitor ${email}`, LIMITS.perAddress)) > 0) return true;

  await sql`
    insert into availability_request (email, sku_id, language)
    select ${email}::text, ${skuId}::int, ${language}::text
    where (select count(*) from availability_request where email = ${email} and sku_id <> ${skuId}) < ${MAX_SUBSCRIPTIONS}
    on conflict (email, sku_id) do update set notified_at = null, language = excluded.language
  `.execute(db);
  return true;
}
