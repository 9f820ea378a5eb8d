import { sql } from 'kysely';
import type { Db } from '../src/platform/db/openDatabase.ts';
import { personalIn } from '../src/privacy/register/entry.ts';
import { REGISTER } from '../src/privacy/register/register.ts';
import { SHOPPER_TABLES } from '../src/privacy/register/shopperTables.ts';

/** Begins each marker; the address of the person in the test has it, too. */
export const MARKER = 'zqmark';

/** Columns and keys of JSON whose values the software or the law defines: other values would break the flow of the test. */
const CODES: readonly string[] = [
  'status state kind provider currency channel_id market_id language country id type version checked',
  'customer_type customerType totals snapshot lines reservation refunds cartCampaigns deliveryDays deliveryDates guarantee supplies consents',
  'desiredDeliveryDate acceptedConsents',
  // Hashes and encrypted texts that the software compares.
  'key_hash token_hash successor_hash successor password_hash response reference email to ticket key message_id',
  // Names of carriers and methods of payment, and of the staff.
  'name payment.reason actor step order_event.details',
].flatMap((names) => names.split(' '));

/** Writes markers into all personal texts of all rows. @returns the filled columns */
export async function fillWithMarkers(db: Db): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", data_type as type from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'character varying')
  `.execute(db);
  const filled: string[] = [];
  for (const { table, column, type } of columns) {
    const entry = SHOPPER_TABLES[table]?.[column];
    const isCode = CODES.includes(column) || CODES.includes(`${table}.${column}`);
    if (!entry || personalIn(entry).length === 0 || isCode) continue;
    if (type === 'jsonb') await fillObjects(db, table, column);
    else await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${`${MARKER} ${table}.${column}`}`.execute(db);
    filled.push(`${table}.${column}`);
  }
  return filled;
}

async function fillObjects(db: Db, table: string, column: string): Promise<void> {
  const { rows } = await sql<{ at: string; value: unknown }>`
    select ctid::text as at, ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} is not null
  `.execute(db);
  const values = rows.map(({ value }) => JSON.stringify(marked(value, `${table}.${column}`)));
  // All at once: an update moves rows.
  await sql`
    update ${sql.table(table)} t set ${sql.ref(column)} = given.value::jsonb
    from unnest(${rows.map(({ at }) => at)}::text[], ${values}::text[]) as given (at, value) where t.ctid = given.at::tid
  `.execute(db);
}

/** The value with a marker in each text, which names its path. */
function marked(value: unknown, path: string): unknown {
  if (typeof value === 'string') return `${MARKER} ${path}`;
  if (Array.isArray(value)) return value.map((item) => marked(item, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, CODES.includes(key) ? item : marked(item, `${path}.${key}`)]),
  );
}

/** The columns of any table with a marker, with the keys of objects. */
export async function findMarkers(db: Db): Promise<string[]> {
  const found = new Set<string>();
  for (const table of Object.keys(REGISTER)) {
    const { rows } = await sql<{ column: string; text: string }>`
      select field.key as "column", field.value as text from ${sql.table(table)} t, jsonb_each_text(to_jsonb(t)) as field
      where field.value ilike ${`%${MARKER}%`}
    `.execute(db);
    for (const { column, text } of rows) {
      const keys = [...text.matchAll(new RegExp(`${MARKER} ${table}\\.${column}\\.([\\w.]+)`, 'g'))].map(
        ([, key]) => `.${key}`,
      );
      for (const key of keys.length > 0 ? keys : ['']) found.add(`${table}.${column}${key}`);
    }
  }
  return [...found].toSorted();
}
