import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import * as z from 'zod';
import { configFrom } from '../platform/config/config.ts';
import type { Tables } from '../platform/db/tables.ts';
import { defineCommand, type Command } from './command.ts';
import type { Operator } from './operator.ts';

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

function run(command: Command, isDryRun = false): Promise<object> {
  return command.run(
    {},
    {
      db,
      config: configFrom({ NODE_ENV: 'development' }),
      actor: 'karin',
      isDryRun,
      commands: ['*'],
      change: async () => ({ changed: true }),
      recordRead: async () => undefined,
    },
  );
}

const form = { name: 'note', help: 'note', input: z.strictObject({}) };
const change = (_input: object, operator: Operator) =>
  operator.change('note', async () => ({ summary: {}, changed: { productIds: [] } }));
const print = async () => [{ email: 'eva@example.se' }];
const printRecorded = async (_input: object, operator: Operator) => {
  await operator.recordRead('note', { customers: [1] });
  return print();
};

test('a command returns its result after it has recorded a change or a read', async () => {
  expect(await run(defineCommand(form, change))).toEqual({ changed: true });
  expect(await run(defineCommand({ ...form, reads: 'shoppers' }, printRecorded))).toEqual(await print());
  expect(await run(defineCommand({ ...form, reads: 'shop' }, print))).toEqual(await print());
});

test.each([
  ['that prints data without declaring it', defineCommand(form, print), 'note recorded nothing.'],
  [
    'that prints data of shoppers without recording it',
    defineCommand({ ...form, reads: 'shoppers' }, print),
    'note recorded nothing. Call recordRead.',
  ],
  ['that changes data and declares a read', defineCommand({ ...form, reads: 'shop' }, change), 'note changes data.'],
])('a command %s fails', async (_name, command, message) => {
  await expect(run(command)).rejects.toThrow(message);
});

test('a command without a dry run is not run by one', async () => {
  await expect(run(defineCommand({ ...form, hasNoDryRun: true }, change), true)).rejects.toThrow(
    'note has no dry run.',
  );
});
