import { emailFrom } from '@hemvaror/domain/validation/email';
import { sql } from 'kysely';
import * as z from 'zod';
import { exportCustomer } from '../../customers/export/exportCustomer.ts';
import { exportGuest } from '../../customers/export/exportGuest.ts';
import { CURRENCY_CODES } from '../../markets/channels.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { defineCommand, type Command } from '../command.ts';
import type { Operator } from '../operator.ts';
import { account, buyer, namesOneBuyer, ONE_BUYER, type Buyer } from '../find/buyer.ts';
import { findCustomer } from '../find/findCustomer.ts';
import { findOrders } from '../orders/findOrders.ts';
import { major } from '../orders/orderDetails.ts';
import { amountText } from '../values.ts';

const find = defineCommand(
  {
    name: 'customer find',
    reads: 'shoppers',
    help: `customer find <text>

Finds accounts by id, email or name.`,
    positionals: ['text'],
    input: z.strictObject({ text: account }),
  },
  async ({ text }, { db, recordRead }) => {
    const part = emailFrom(text) ?? text.toLowerCase();
    const { rows } = await sql<Record<string, unknown> & { id: number }>`
      select c.id, c.email, trim(coalesce(c.address ->> 'firstName', '') || ' ' || coalesce(c.address ->> 'lastName', '')) as name,
        c.customer_type as type, (select count(*)::int from shop_order o where o.customer_id = c.id) as orders,
        exists (select from blocked_customer b where b.email = c.email) as blocked
      from customer c where c.id::text = ${part} or position(${part} in c.email) > 0
        or position(${part} in lower(coalesce(c.address ->> 'firstName', '') || ' ' || coalesce(c.address ->> 'lastName', ''))) > 0
      order by c.id limit 50
    `.execute(db);
    await recordRead('customer find', { customers: rows.map(({ id }) => id) });
    return rows;
  },
);

const show = defineCommand(
  {
    name: 'customer show',
    reads: 'shoppers',
    help: `customer show <id or email>

Shows an account with its balance and orders.`,
    positionals: ['account'],
    input: z.strictObject({ account }),
  },
  async ({ account: text }, { db, recordRead }) => {
    const { id, email } = await findCustomer(db, text);
    const row = await db
      .selectFrom('customer')
      .select(['address', 'customer_type as type', 'newsletter', 'created_at as createdAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const balances = await db
      .selectFrom('customer_balance')
      .select(['currency', 'amount_minor as minor'])
      .where('customer_id', '=', id)
      .execute();
    const blocked = await db
      .selectFrom('blocked_customer')
      .select('reason')
      .where('email', '=', email)
      .executeTakeFirst();
    const orders = await findOrders(db, { text: email, limit: 50 });
    await recordRead('customer show', { customers: [id], orders: orders.map(({ order }) => order) });
    return {
      id,
      email,
      ...row,
      blocked: blocked ? blocked.reason || true : false,
      balances: balances.map(({ currency, minor }) => ({ currency, amount: major(minor) })),
      orders,
    };
  },
);

const exportAccount = defineCommand(
  {
    name: 'customer export',
    reads: 'shoppers',
    help: `customer export <id or email>|--email <address> --out <file.json>

Writes all data of an account, or of a guest with this address, into a file, for the right to a copy (GDPR, articles 15 and 20).
Send a guest's to this address only: it is all that proves who asks.`,
    options: { email: { type: 'string' } },
    positionals: ['account'],
    writesFile: true,
    input: buyer.refine(namesOneBuyer, ONE_BUYER),
  },
  ({ account: text = '', email }, operator) =>
    email === undefined ? exportOfAccount(text, operator) : exportOfGuest(email, operator),
);

async function exportOfAccount(text: string, { db, recordRead }: Operator): Promise<object> {
  const { id } = await findCustomer(db, text);
  const data = await exportCustomer(db, id);
  if (!data) throw new Error(`There is no account ${text}.`);
  await recordRead('customer export', { customers: [id] });
  return data;
}

async function exportOfGuest(email: string, { db, recordRead }: Operator): Promise<object> {
  const data = await exportGuest(db, email);
  await recordRead('customer export', { orders: data.orders.map(({ orderNumber }) => orderNumber) });
  return data;
}

/** The address to block, and the id of the account: only the id is recorded. */
async function buyerOf(tx: Tx, { account: text, email = '' }: Buyer): Promise<{ email: string; customerId?: number }> {
  if (text === undefined) return { email };
  const found = await findCustomer(tx, text);
  return { email: found.email, customerId: found.id };
}

const block = defineCommand(
  {
    name: 'customer block',
    help: `customer block <id or email>|--email <address> [--reason <text>]

Refuses orders with the address of an account, or with the address of a guest: --email. Open orders are not changed.`,
    options: { email: { type: 'string' }, reason: { type: 'string' } },
    positionals: ['account'],
    input: buyer.extend({ reason: z.string().trim().max(500).default('') }).refine(namesOneBuyer, ONE_BUYER),
  },
  ({ reason, ...named }, operator) =>
    operator.change('customer block', async (tx) => {
      const { email, ...ids } = await buyerOf(tx, named);
      await tx
        .insertInto('blocked_customer')
        .values({ email, reason })
        .onConflict((on) => on.column('email').doUpdateSet({ reason }))
        .execute();
      return { summary: { ...ids, blocked: true }, changed: { everything: true } };
    }),
);

const unblock = defineCommand(
  {
    name: 'customer unblock',
    help: `customer unblock <id or email>|--email <address>

Accepts orders of this account, or with this address, again.`,
    options: { email: { type: 'string' } },
    positionals: ['account'],
    input: buyer.refine(namesOneBuyer, ONE_BUYER),
  },
  (named, operator) =>
    operator.change('customer unblock', async (tx) => {
      const { email, ...ids } = await buyerOf(tx, named);
      const removed = await tx.deleteFrom('blocked_customer').where('email', '=', email).returning('email').execute();
      if (removed.length === 0) throw new Error('This customer is not blocked.');
      return { summary: { ...ids, blocked: false }, changed: { everything: true } };
    }),
);

const balance = defineCommand(
  {
    name: 'customer balance',
    help: `customer balance <id or email> --currency SEK (--add <100.00>|--subtract <100.00>)

Changes the balance of an account, which cannot fall below 0.`,
    options: { currency: { type: 'string' }, add: { type: 'string' }, subtract: { type: 'string' } },
    positionals: ['account'],
    input: z
      .strictObject({
        account,
        currency: z.enum(CURRENCY_CODES, `expected one of ${CURRENCY_CODES.join(', ')}`),
        add: amountText.optional(),
        subtract: amountText.optional(),
      })
      .refine(({ add, subtract }) => (add === undefined) !== (subtract === undefined), 'expected --add or --subtract'),
  },
  ({ account: text, currency, add = 0, subtract = 0 }, operator) =>
    operator.change('customer balance', async (tx) => {
      const { id } = await findCustomer(tx, text);
      await sql`
        insert into customer_balance (customer_id, currency, amount_minor) values (${id}, ${currency}, 0)
        on conflict (customer_id, currency) do nothing
      `.execute(tx);
      const { rows } = await sql<{ minor: number }>`
        update customer_balance set amount_minor = amount_minor + ${add - subtract}
        where customer_id = ${id} and currency = ${currency} and amount_minor + ${add - subtract} >= 0
        returning amount_minor as minor
      `.execute(tx);
      const [row] = rows;
      if (!row) throw new Error('The balance is lower than the amount to subtract.');
      const change = major(add - subtract);
      return { summary: { customerId: id, currency, change, balance: major(row.minor) }, changed: { productIds: [] } };
    }),
);

export const customerCommands: readonly Command[] = [find, show, exportAccount, block, unblock, balance];
