import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Secrets } from '../auth/secrets.ts';
import type { Db, Tx } from '../platform/db/openDatabase.ts';

/** More than a shop erases while it has a backup without them. */
const MAX_ERASURES = 100_000;

const erasureSchema = z.object({
  kind: z.enum(['account', 'order', 'address']),
  /** The id of the account or order; of an address a keyed hash. */
  subject: z.string().min(1).max(100),
});

/** The record of an erasure, which no longer names a person. */
export type Erasure = z.output<typeof erasureSchema>;

/** The records as a restore takes them over from the database that it replaces. */
export const erasuresSchema = z
  .array(erasureSchema.extend({ erasedAt: z.iso.datetime() }))
  .max(MAX_ERASURES, `expected at most ${MAX_ERASURES} erasures`);

export type RecordedErasure = z.output<typeof erasuresSchema>[number];

/** Records an erasure, so that it is repeated after a restore of a backup that still has the data. */
export async function recordErasure(tx: Tx, erasure: Erasure): Promise<void> {
  await addErasures(tx, [{ ...erasure, erasedAt: new Date().toISOString() }]);
}

/** Adds records. Of two of the same subject the later time stays. */
export async function addErasures(tx: Tx, erasures: readonly RecordedErasure[]): Promise<void> {
  await sql`
    insert into erasure (kind, subject, erased_at)
    select kind, subject, max("erasedAt") from jsonb_to_recordset(${JSON.stringify(erasures)}::jsonb)
      as given (kind text, subject text, "erasedAt" timestamptz)
    group by kind, subject
    on conflict (kind, subject) do update set erased_at = greatest(erasure.erased_at, excluded.erased_at)
  `.execute(tx);
}

export async function readErasures(db: Db | Tx): Promise<RecordedErasure[]> {
  const rows = await db
    .selectFrom('erasure')
    .select(['kind', 'subject', 'erased_at as erasedAt'])
    .orderBy('erased_at')
    .orderBy('kind')
    .orderBy('subject')
    .execute();
  return rows.map(({ erasedAt, ...erasure }) => ({ ...erasure, erasedAt: erasedAt.toISOString() }));
}

/** The subjects of an address: equal for equal addresses, and not computable without a secret. The first one is recorded. */
export function addressSubjects(
  email: string,
  { erasedAddresses }: Pick<Secrets, 'erasedAddresses'>,
): [string, ...string[]] {
  const [current, ...previous] = erasedAddresses;
  const subject = (key: Uint8Array) => createHmac('sha256', key).update(email).digest('base64url');
  return [subject(current), ...previous.map(subject)];
}
