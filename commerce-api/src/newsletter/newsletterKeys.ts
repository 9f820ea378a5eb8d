import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/db/openDatabase.ts';
import type { LanguageCode } from '../markets/channels.ts';
import { languageOf } from '../markets/view.ts';

/** Effect of the link in a mail: confirm or end a newsletter subscription, or end the mails that ask for reviews. */
export type Purpose = 'confirm' | 'unsubscribe' | 'reviews';

/** A newsletter key belongs to a subscription; that of a mail that asks for reviews belongs to its order. */
type KeyOwner = { purpose: 'confirm' | 'unsubscribe'; email: string } | { purpose: 'reviews'; orderId: number };

/** Creates a key for a mail. Only its hash is stored. */
export async function newNewsletterKey(
  db: Db,
  { days, ...owner }: KeyOwner & { days: number | null },
): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const expires_at = days === null ? null : new Date(Date.now() + days * 86_400_000);
  await db
    .insertInto('newsletter_key')
    .values({
      key_hash: hashOf(key),
      purpose: owner.purpose,
      email: 'email' in owner ? owner.email : null,
      order_id: 'orderId' in owner ? owner.orderId : null,
      expires_at,
    })
    .execute();
  return key;
}

/** The language of the subscription or order that a key belongs to; undefined for an unknown or expired key. */
export async function languageOfKey(db: Db, key: string, purpose: Purpose): Promise<LanguageCode | undefined> {
  const { rows } = await sql<{ language: string }>`
    select coalesce(s.language, o.language) as language from newsletter_key k
    left join newsletter_subscription s on s.email = k.email
    left join shop_order o on o.id = k.order_id
    where (s.email is not null or o.customer_id is not null)
      and k.key_hash = ${hashOf(key)} and k.purpose = ${purpose} and (k.expires_at is null or k.expires_at > now())
  `.execute(db);
  const [row] = rows;
  return row && (languageOf(row.language)?.code ?? 'sv');
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

/** Withdraws the customer's consent to mails that ask for reviews. Idempotent. */
export async function endReviewInvitations(db: Db, key: string): Promise<void> {
  await sql`
    update customer set review_invitations = false
    where id in (
      select o.customer_id from newsletter_key k join shop_order o on o.id = k.order_id
      where k.key_hash = ${hashOf(key)} and k.purpose = 'reviews' and (k.expires_at is null or k.expires_at > now())
    )
  `.execute(db);
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
