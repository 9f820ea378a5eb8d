import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { emailFrom } from '@hemvaror/domain/validation/email';
import type { Config } from '../platform/config/config.ts';
import { inTransaction, type Db } from '../platform/db/openDatabase.ts';
import { Refusal } from '../model/refusal.ts';
import { countEach, secondsUntilAllowed } from '../platform/limits/countEach.ts';
import { enqueueMail } from '../platform/outbox/outbox.ts';
import type { LanguageCode } from '../markets/channels.ts';

interface ClientInfo {
  db: Db;
  config: Pick<Config, 'limits'>;
  /** Network of the client. */
  address: string;
}

interface Subscription {
  email: string;
  language: LanguageCode;
  tags: readonly string[];
}

/**
 * Enqueues a mail with a confirmation link, since anyone can type any address. The result is the same for a new or known
 * address and for one over its limit.
 *
 * @throws Refusal BAD_INPUT, TOO_MANY_ATTEMPTS for a network over its limit
 */
export async function subscribe(
  { db, config, address }: ClientInfo,
  { email: typed, language, tags }: Subscription,
): Promise<true> {
  const email = emailFrom(typed);
  if (!email) throw new Refusal('BAD_INPUT', 'The e-mail address is not valid.');
  const { perNetwork, perEmail } = config.limits.newsletter;
  await countEach(db, {
    key: `newsletter ${address}`,
    limits: perNetwork,
    text: 'Too many newsletter sign-ups from this network',
  });
  if ((await secondsUntilAllowed(db, `newsletter ${email}`, perEmail)) > 0) return true;
  await inTransaction(db, async (tx) => {
    await sql`
      insert into newsletter_subscription (email, language, tags)
      values (${email}, ${language}, ${JSON.stringify(tags.slice(0, 20))}::jsonb)
      on conflict (email) do update set language = excluded.language, tags = excluded.tags, created_at = now()
      where newsletter_subscription.confirmed_at is null
    `.execute(tx);
    await enqueueMail(tx, 'newsletterConfirmation', { email, language, ticket: randomUUID() });
  });
  return true;
}
