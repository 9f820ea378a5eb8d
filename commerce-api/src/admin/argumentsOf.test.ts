import * as z from 'zod';
import { argumentsOf } from './argumentsOf.ts';
import { defineCommand } from './command.ts';
import { UsageError } from './usageError.ts';
import { amountText, idText, listOf } from './values.ts';

const command = defineCommand(
  {
    name: 'test',
    help: 'test',
    options: { sku: { type: 'string', multiple: true }, regular: { type: 'string' } },
    positionals: ['kind'],
    input: z.strictObject({
      sku: listOf(idText),
      regular: amountText,
      kind: z.enum(['page', 'menu'], 'expected page or menu'),
    }),
  },
  async (input) => input,
);

async function parse(line: string): Promise<void> {
  const { input } = await argumentsOf(line.split(' '), command);
  command.assertInput(input);
}

test('options are parsed, and actor, dry run and JSON are returned separately', async () => {
  const parsed = await argumentsOf(
    'page --sku 1 --sku 22 --regular 199.5 --actor karin --dry-run --json'.split(' '),
    command,
  );

  expect(parsed).toEqual({
    input: { sku: ['1', '22'], regular: '199.5', kind: 'page' },
    actor: 'karin',
    isDryRun: true,
    isJson: true,
    out: undefined,
  });
});

test.each([
  ['page --regular 1 --amount 2', "Unknown option '--amount'"],
  ['page', '--regular: is missing'],
  ['page --regular 1,50', '--regular: expected an amount like 199 or 199.00'],
  ['page --regular 1.505', '--regular: expected an amount like 199 or 199.00'],
  ['page --regular 1 --sku 1 --sku 0', '--sku [1]: expected a whole number above 0'],
  ['pages --regular 1', '<kind>: expected page or menu'],
  ['page menu --regular 1', 'unexpected argument: menu'],
  ['page --regular 1 --actor=', 'Too small'],
])('%s is rejected with "%s"', async (line, message) => {
  await expect(parse(line)).rejects.toThrow(UsageError);
  await expect(parse(line)).rejects.toThrow(message);
});
