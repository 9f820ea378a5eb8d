import { sql } from 'kysely';
import * as z from 'zod';
import { secretsOf } from '../../auth/secrets.ts';
import { applyErasures } from '../../erasure/applyErasures.ts';
import { eraseAccount } from '../../erasure/eraseAccount.ts';
import { eraseGuest } from '../../erasure/eraseGuest.ts';
import { eraseOrdersOf } from '../../erasure/eraseOrders.ts';
import { addressSubjects, erasuresSchema, readErasures, recordErasure } from '../../erasure/recordedErasures.ts';
import { defineCommand, type Command } from '../command.ts';
import { findCustomer } from '../find/findCustomer.ts';
import { buyer, namesOneBuyer, ONE_BUYER } from '../find/buyer.ts';
import { idText } from '../values.ts';

const eraseCustomer = defineCommand(
  {
    name: 'customer erase',
    help: `customer erase <id or email>|--email <address>

Erases a person who asks for it (GDPR, article 17): an account with all that belongs to it, or what is stored about a guest with this
address: --email. Verify before that the address is theirs, for example by a reply to a mail from you. Open payments are canceled. Closed
orders lose their personal data at once, open ones when they are closed; items, amounts and country stay for bookkeeping. A block stays:
see customer unblock. It cannot be undone, and a restore of a backup repeats it.`,
    options: { email: { type: 'string' } },
    positionals: ['account'],
    input: buyer.refine(namesOneBuyer, ONE_BUYER),
  },
  async ({ account, email }, operator) => {
    const secrets = await secretsOf(operator.config);
    return operator.change('customer erase', async (tx) => {
      if (email === undefined) {
        const { id } = await findCustomer(tx, account ?? '');
        const { productIds, ...erased } = await eraseAccount(tx, id);
        return { summary: { customerId: id, ...erased }, changed: { productIds } };
      }
      const { productIds, ...erased } = await eraseGuest(tx, email);
      const [subject] = addressSubjects(email, secrets);
      await recordErasure(tx, { kind: 'address', subject });
      const owner = await tx.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst();
      // The account is another request: its orders and its balance would be lost with it.
      const kept = owner ? { accountThatStays: owner.id } : {};
      return { summary: { address: subject, ...erased, ...kept }, changed: { productIds } };
    });
  },
);

const eraseOrder = defineCommand(
  {
    name: 'order erase',
    help: `order erase <order>

Erases the personal data of one order: at once if it is closed, otherwise when it will be. Items, amounts and country stay for
bookkeeping. It cannot be undone, and a restore of a backup repeats it.`,
    positionals: ['order'],
    input: z.strictObject({ order: idText }),
  },
  ({ order }, operator) =>
    operator.change('order erase', async (tx) => {
      const { orders, openOrders } = await eraseOrdersOf(tx, sql`id = ${order}`);
      if (orders + openOrders === 0) throw new Error(`There is no order ${order}. See order find.`);
      await recordErasure(tx, { kind: 'order', subject: String(order) });
      return {
        summary: { orderId: order, erased: orders > 0 ? 'now' : 'when it is closed' },
        changed: { productIds: [] },
      };
    }),
);

const listErasures = defineCommand(
  {
    name: 'erasure list',
    reads: 'shop',
    help: `erasure list

Lists the records of erasures of the last RETENTION_BACKUP_DAYS: with --json for erasure apply after a restore. They name accounts and
orders by number, addresses by a keyed hash.`,
    input: z.strictObject({}),
  },
  (_input, { db }) => readErasures(db),
);

const apply = defineCommand(
  {
    name: 'erasure apply',
    help: `erasure apply --file <file.json>|-

Repeats the erasures of the file that this database does not have, since it was restored from an older backup. Run it before the shop
opens; deploy/restore.sh does. A second run changes nothing.`,
    files: { file: 'json' },
    input: z.strictObject({ file: erasuresSchema }),
  },
  async ({ file }, operator) => {
    const secrets = await secretsOf(operator.config);
    return operator.change('erasure apply', async (tx) => {
      const { productIds, ...summary } = await applyErasures(tx, file, secrets);
      return { summary, changed: { productIds }, isUnchanged: summary.applied === 0 };
    });
  },
);

export const erasureCommands: readonly Command[] = [eraseCustomer, eraseOrder, listErasures, apply];
