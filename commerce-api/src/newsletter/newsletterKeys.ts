import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/db/openDatabase.ts';
import type { LanguageCode } from '../markets/channels.ts';

export type Purpose = 'confirm' | 'unsubscribe';

/** Creates a key for a mail. Only its hash is stored. */
export async function newNewsletterKey(
  db: Db,
  { email, purpose, days }: { email: string; purpose: Purpose; days: number | null },
): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const expires_at = days === null ? null : new Date(Date.now() + days * 86_400_000);
  await db
    .insertInto('newsletter_key')
    .values({ key_hash: hashOf(key), email, purpose, expires_at })
    .execute();
  return key;
}

/** The language of the subscription that a key belongs to; undefined for an unknown or expired key. */
export async function languageOfKey(db: Db, key: string, purpose: Purpose): Promise<LanguageCode | undefined> {
  const { rows } = await sql<{ language: string }>`
    select s.language from newsletter_key k join newsletter_subscription s on s.email = k.email
    where k.key_hash = ${hashOf(key)} and k.purpose = ${purpose} and (k.expires_at is null or k.expires_at > now())
  `.execute(db);
  const [row] = rows;
  return row && (row.language === 'en' ? 'en' : 'sv');
}

/** Confirms the subscription. Idempotent. */
export async function confirmSubscription(db: Db, key: string): Promise<void> {
  await sql`
    update newsletter_subscription set confirmed_at = coalesce(confirmed_at, now())
    where email in (
      select email from newsletter_key
      where key_hash = ${hashOf(key)} and purpose = 'confirm' and (expires_at is null or expires_at > now())
    )
  `.execute(db);
}

/** Deletes the subscription with its keys, and clears the newsletter flag of the account with that address. */
export async function endSubscription(db: Db, key: string): Promise<void> {
  await sql`
    with ended as (
      delete from newsletter_subscription
      where email in (select email from newsletter_key where key_hash = ${hashOf(key)} and purpose = 'unsubscribe')
      returning email
    )
    update customer set newsletter = false where email in (select email from ended)
  `.execute(db);
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
