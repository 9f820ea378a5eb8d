import { assertNever } from '@hemvaror/domain/assertNever';
import { emailFrom } from '@hemvaror/domain/validation/email';
import { sql } from 'kysely';
import { inTransaction, type Db, type Tx } from '../platform/db/openDatabase.ts';

/** Addresses that this pattern matches are in canonical form, or have none. */
const ASCII = "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+$";
const TABLES = [
  'customer',
  'blocked_customer',
  'newsletter_subscription',
  'availability_request',
  'shop_order',
] as const;

/** An address as it is stored, and its canonical form. */
interface Rewriting {
  old: string;
  canonical: string;
}

/**
 * Rewrites the addresses that earlier releases stored in lower case only, such as one with å in its domain: logins, limits and
 * the block list compare canonical addresses. Runs once per database.
 *
 * @returns ids of accounts that cannot log in any more: another account has the same mailbox, or the text is not an address
 */
export async function rewriteEmails(db: Db): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql`delete from pending_work where name = 'rewrite emails' returning name`.execute(tx);
    if (rows.length === 0) return [];
    for (const table of TABLES) {
      for (const rewriting of await rewritingsOf(tx, table)) await rewrite(tx, table, rewriting);
    }
    const left = await sql<{ id: number; email: string }>`
      select id, email from customer where email !~ ${ASCII} order by id
    `.execute(tx);
    return left.rows.filter(({ email }) => emailFrom(email) !== email).map(({ id }) => id);
  });
}

async function rewritingsOf(tx: Tx, table: (typeof TABLES)[number]): Promise<Rewriting[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct email from ${sql.table(table)} where email <> '' and email !~ ${ASCII} order by email
  `.execute(tx);
  return rows.flatMap(({ email: old }) => {
    const canonical = emailFrom(old);
    return canonical === undefined || canonical === old ? [] : [{ old, canonical }];
  });
}

/** A row whose canonical address is stored already stays only if it is an account. */
async function rewrite(tx: Tx, table: (typeof TABLES)[number], { old, canonical }: Rewriting): Promise<void> {
  switch (table) {
    case 'shop_order':
      await sql`update shop_order set email = ${canonical} where email = ${old}`.execute(tx);
      return;
    case 'customer':
      await sql`
        update customer set email = ${canonical}
        where email = ${old} and not exists (select from customer where email = ${canonical})
      `.execute(tx);
      return;
    case 'blocked_customer':
      await sql`
        insert into blocked_customer (email, reason, created_at)
        select ${canonical}, reason, created_at from blocked_customer where email = ${old}
        on conflict (email) do nothing
      `.execute(tx);
      await sql`delete from blocked_customer where email = ${old}`.execute(tx);
      return;
    case 'availability_request':
      await sql`
        insert into availability_request (email, sku_id, language, created_at, notified_at)
        select ${canonical}, sku_id, language, created_at, notified_at from availability_request where email = ${old}
        on conflict (email, sku_id) do nothing
      `.execute(tx);
      await sql`delete from availability_request where email = ${old}`.execute(tx);
      return;
    case 'newsletter_subscription':
      await sql`
        insert into newsletter_subscription (email, language, tags, created_at, confirmed_at)
        select ${canonical}, language, tags, created_at, confirmed_at from newsletter_subscription where email = ${old}
        on conflict (email) do update
          set confirmed_at = coalesce(newsletter_subscription.confirmed_at, excluded.confirmed_at)
      `.execute(tx);
      // The links of mails that were sent keep working.
      await sql`update newsletter_key set email = ${canonical} where email = ${old}`.execute(tx);
      await sql`delete from newsletter_subscription where email = ${old}`.execute(tx);
      return;
    default:
      assertNever(table);
  }
}
