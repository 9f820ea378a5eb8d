import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod';
import type { Database, Tx } from './openDatabase.ts';

const change = z.union([z.object({ productIds: z.array(z.number()) }), z.object({ everything: z.literal(true) })]);

/** A committed change: the stock or reviews of some products, or any part of the catalog. */
export type Change = z.infer<typeof change>;

const notice = z.union([change, z.object({ mailWaits: z.literal(true) })]);

/** A change of the catalog, or an enqueued mail. */
export type Notice = z.infer<typeof notice>;

/** PostgreSQL accepts payloads of less than 8 000 bytes. */
const MAX_LENGTH = 7_999;

/** Notifies every process, including this one, when the transaction commits. */
export async function announce(tx: Tx, message: Notice): Promise<void> {
  await sql`select ${notification(message)}`.execute(tx);
}

/** The call that notifies, for a statement with other effects. Too many products become `everything`. */
export function notification(message: Notice): RawBuilder<unknown> {
  const text = JSON.stringify(message);
  const everything: Change = { everything: true };
  const payload = text.length <= MAX_LENGTH ? text : JSON.stringify(everything);
  return sql`pg_notify('commerce_changes', ${payload})`;
}

/** @param onNotice also called with `everything` when messages may have been missed */
export async function subscribeToChanges(database: Database, onNotice: (message: Notice) => void): Promise<void> {
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
    // An unknown message on the channel: the caller then invalidates everything, which is always safe.
    return null;
  }
}
