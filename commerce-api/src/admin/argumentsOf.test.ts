import * as z from 'zod';
import { argumentsOf } from './argumentsOf.ts';
import { UsageError } from './usageError.ts';
import { amountText, idText } from './values.ts';

const options = { sku: { type: 'string', multiple: true }, regular: { type: 'string' } } as const;
const shape = z.object({
  sku: z.array(idText).default([]),
  regular: amountText,
  positionals: z.tuple([z.enum(['page', 'menu'], 'expected page or menu')], 'expected page or menu'),
});
const parse = (line: string) => argumentsOf(line.split(' '), options, shape);

test('options are parsed, and the actor and dry run are returned separately', () => {
  expect(parse('page --sku 1 --sku 22 --regular 199.5 --actor karin --dry-run')).toEqual({
    values: { sku: [1, 22], regular: 19950, positionals: ['page'] },
    author: { actor: 'karin', isDryRun: true },
  });
  expect(parse('menu --regular 199').author).toEqual({ actor: undefined, isDryRun: false });
});

test.each([
  ['page --regular 1 --amount 2', "Unknown option '--amount'"],
  ['page', '--regular: is missing'],
  ['page --regular 1,50', '--regular: expected an amount like 199 or 199.00'],
  ['page --regular 1.505', '--regular: expected an amount like 199 or 199.00'],
  ['page --regular 1 --sku 1 --sku 0', '--sku: expected a whole number above 0'],
  ['pages --regular 1', 'expected page or menu'],
  ['page menu --regular 1', 'expected page or menu'],
  ['page --regular 1 --actor=', '--actor: '],
])('%s is rejected with "%s"', (line, message) => {
  expect(() => parse(line)).toThrow(UsageError);
  expect(() => parse(line)).toThrow(message);
});
