import { sql } from 'kysely';
import * as z from 'zod';
import { shopDate } from '../../markets/shopDate.ts';
import { Refusal } from '../../model/refusal.ts';
import { defineCommand, type Command } from '../command.ts';
import { isCovered, isKnownPattern } from '../keys/commandPatterns.ts';
import { hashOfKey, keyState, newOperatorKey } from '../keys/operatorKeys.ts';
import { listOf } from '../values.ts';

/** Printable in a log, a header and a login token, whose clients read ASCII only. */
const name = z
  .string('is missing')
  .regex(/^[a-z0-9][a-z0-9._@-]{0,63}$/, 'expected a name or an email in small letters, like karin: a-z, 0-9, . _ @ -');

const list = defineCommand(
  {
    name: 'operator list',
    help: `operator list

Lists the keys of operators: their names, commands, ends and authors. Expired and removed keys stay in the list.`,
    reads: 'shop',
    input: z.strictObject({}),
  },
  async (_input, { db }) => {
    const rows = await db
      .selectFrom('operator_key')
      .select(['name', keyState.as('state'), 'commands', 'created_by as createdBy'])
      .select((of) => of.cast<string>(sql`(created_at at time zone 'Europe/Stockholm')::date`, 'text').as('created'))
      // The moment of the end is the midnight after the last day.
      .select((of) => of.cast<string>(sql`(expires_at at time zone 'Europe/Stockholm')::date - 1`, 'text').as('until'))
      .orderBy('name')
      .orderBy('id')
      .execute();
    return rows.map(({ commands, ...row }) => ({ ...row, commands: commands.join(', ') }));
  },
);

const remove = defineCommand(
  {
    name: 'operator remove',
    help: `operator remove <name>

Removes the key of an operator. All processes refuse it from now on.`,
    positionals: ['name'],
    input: z.strictObject({ name }),
  },
  ({ name: operatorName }, operator) =>
    operator.change('operator remove', async (tx) => {
      const removed = await tx
        .updateTable('operator_key')
        .set({ revoked_at: sql<Date>`now()` })
        .where('name', '=', operatorName)
        .where('revoked_at', 'is', null)
        .returning('name')
        .executeTakeFirst();
      if (!removed) throw new Error(`There is no key of ${operatorName}. See operator list.`);
      return { summary: { name: operatorName }, changed: { productIds: [] } };
    }),
);

/**
 * The commands for the keys of operators.
 *
 * @param commandNames called at each run, since the names of all commands include these
 */
export function operatorKeyCommands(commandNames: () => readonly string[]): readonly Command[] {
  const pattern = z
    .string()
    .refine((text) => isKnownPattern(text, commandNames()), 'expected a command, a group like "order *", or "*"');
  const add = defineCommand(
    {
      name: 'operator add',
      help: `operator add <name> --command <command>… --until <yyyy-mm-dd>

Creates the key of an operator and prints it once. --command opens a command ("order ship"), a group ("order *") or every command
("*"), and may be repeated. --until is the last day, at most a year ahead. A key creates other keys only for commands that it opens
itself. The changes and the reads of personal data with the key are recorded under the name.`,
      options: { command: { type: 'string', multiple: true }, until: { type: 'string' } },
      positionals: ['name'],
      input: z.strictObject({
        name,
        command: listOf(pattern).refine((patterns) => patterns.length > 0, 'is missing'),
        until: z.iso.date('expected a day like 2026-12-01').refine(isWithinAYear, 'expected a day in the next year'),
      }),
    },
    ({ name: operatorName, command: commands, until }, operator) =>
      operator.change('operator add', async (tx) => {
        const foreign = commands.find((one) => !isCovered(operator.commands, one));
        if (foreign !== undefined) throw new Refusal('FORBIDDEN', `Your key does not open ${foreign}.`);
        const key = newOperatorKey();
        await tx
          .updateTable('operator_key')
          .set({ revoked_at: sql<Date>`now()` })
          .where('name', '=', operatorName)
          .where('revoked_at', 'is', null)
          .where('expires_at', '<=', sql<Date>`now()`)
          .execute();
        const created = await tx
          .insertInto('operator_key')
          .values({
            name: operatorName,
            key_hash: hashOfKey(key),
            commands,
            expires_at: sql<Date>`(${until}::date + 1)::timestamp at time zone 'Europe/Stockholm'`,
            created_by: operator.actor,
          })
          .onConflict((on) => on.column('name').where('revoked_at', 'is', null).doNothing())
          .returning('name')
          .executeTakeFirst();
        if (!created)
          throw new Error(`${operatorName} has a key. Remove it with operator remove, or choose another name.`);
        return { summary: { name: operatorName, commands, until }, secret: { key }, changed: { productIds: [] } };
      }),
  );
  return [add, list, remove];
}

/** @param day `yyyy-mm-dd` in the time zone of the shop */
function isWithinAYear(day: string): boolean {
  const today = shopDate();
  const last = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return today <= day && day <= last;
}
