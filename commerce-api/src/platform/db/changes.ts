import { sql } from 'kysely';
import * as z from 'zod';
import type { Database, Tx } from './openDatabase.ts';

const change = z.union([z.object({ productIds: z.array(z.number()) }), z.object({ everything: z.literal(true) })]);

/** What a transaction changed for readers: the stock or reviews of some products, or the catalogue at large. */
export type Change = z.infer<typeof change>;

const notice = z.union([change, z.object({ mailWaits: z.literal(true) })]);

/** A change for readers, or a mail that was left to be sent. */
export type Notice = z.infer<typeof notice>;

/** PostgreSQL takes notices of less than 8 000 bytes. */
const MAX_LENGTH = 7_999;

/** Tells every process, this one too, once the transaction commits. Too many products at once are `everything`. */
export async function announce(tx: Tx, what: Notice): Promise<void> {
  const text = JSON.stringify(what);
  const everything: Change = { everything: true };
  const payload = text.length <= MAX_LENGTH ? text : JSON.stringify(everything);
  await sql`select pg_notify('commerce_changes', ${payload})`.execute(tx);
}

/** @param onNotice also told `everything` when messages may have been missed */
export async function subscribeToChanges(database: Database, onNotice: (what: Notice) => void): Promise<void> {
  const everything: Change = { everything: true };
  await database.listen(
    (payload) => {
      const parsed = notice.safeParse(jsonOrNull(payload));
      onNotice(parsed.success ? parsed.data : everything);
    },
    () => onNotice(everything),
  );
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's message on our channel: the caller then forgets everything, which is always safe.
    return null;
  }
}
