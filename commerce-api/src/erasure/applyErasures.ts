import { sql } from 'kysely';
import type { Secrets } from '../auth/secrets.ts';
import type { Tx } from '../platform/db/openDatabase.ts';
import { eraseAccount } from './eraseAccount.ts';
import { eraseGuest } from './eraseGuest.ts';
import { eraseOrdersOf } from './eraseOrders.ts';
import { addErasures, addressSubjects, readErasures, type RecordedErasure } from './recordedErasures.ts';

export interface AppliedErasures {
  /** Number of erasures that the database did not know. */
  applied: number;
  accounts: number;
  addresses: number;
  orders: number;
  /** Products whose stock or reviews changed. */
  productIds: number[];
}

/**
 * Repeats the erasures that happened after the backup from which this database was restored: those that its table does not have. Run
 * it before the shop opens. The database has only older data then, so all of a subject is erased.
 */
export async function applyErasures(
  tx: Tx,
  erasures: readonly RecordedErasure[],
  secrets: Pick<Secrets, 'erasedAddresses'>,
): Promise<AppliedErasures> {
  const known = new Map((await readErasures(tx)).map((erasure) => [keyOf(erasure), Date.parse(erasure.erasedAt)]));
  const missing = erasures.filter((erasure) => (known.get(keyOf(erasure)) ?? 0) < Date.parse(erasure.erasedAt));
  const subjectsOf = (kind: RecordedErasure['kind']) =>
    missing.filter((erasure) => erasure.kind === kind).map(({ subject }) => subject);

  const accounts = await eraseAccounts(tx, subjectsOf('account'));
  const addresses = await eraseAddresses(tx, new Set(subjectsOf('address')), secrets);
  const erased = await eraseOrdersOf(tx, sql`id::text = any(${subjectsOf('order')}::text[]) and email <> ''`);
  await addErasures(tx, missing);
  return {
    applied: missing.length,
    accounts: accounts.count,
    addresses: addresses.count,
    orders: erased.orders + erased.openOrders,
    productIds: [...new Set([...accounts.productIds, ...addresses.productIds])],
  };
}

interface Erased {
  count: number;
  productIds: number[];
}

async function eraseAccounts(tx: Tx, subjects: readonly string[]): Promise<Erased> {
  const { rows } = await sql<{ id: number }>`
    select id from customer where id::text = any(${[...subjects]}::text[]) order by id
  `.execute(tx);
  const productIds: number[] = [];
  for (const { id } of rows) productIds.push(...(await eraseAccount(tx, id)).productIds);
  return { count: rows.length, productIds };
}

/** A hash cannot be reversed, so every stored address is compared with it. */
async function eraseAddresses(
  tx: Tx,
  subjects: ReadonlySet<string>,
  secrets: Pick<Secrets, 'erasedAddresses'>,
): Promise<Erased> {
  if (subjects.size === 0) return { count: 0, productIds: [] };
  const { rows } = await sql<{ email: string }>`
    select email from shop_order where customer_id is null and email <> ''
    union select lower(draft ->> 'email') from payment where customer_id is null and draft is not null
    union select lower(state ->> 'email') from checkout where state ->> 'email' <> ''
    union select email from newsletter_subscription
    union select email from availability_request
    union select payload ->> 'email' from outbox where payload ->> 'email' <> ''
  `.execute(tx);
  const erased = rows.filter(({ email }) => addressSubjects(email, secrets).some((subject) => subjects.has(subject)));
  const productIds: number[] = [];
  for (const { email } of erased) productIds.push(...(await eraseGuest(tx, email)).productIds);
  return { count: erased.length, productIds };
}

function keyOf({ kind, subject }: RecordedErasure): string {
  return `${kind} ${subject}`;
}
