import * as z from 'zod';
import { setStock } from '../../catalog/write/setStock.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { argumentsOf } from '../argumentsOf.ts';
import { change } from '../change.ts';
import type { Command } from '../command.ts';
import { countText, idText } from '../values.ts';

const NOT_EXPECTED = 'none';
const day = z.union([z.iso.date(), z.literal(NOT_EXPECTED)], 'expected a day like 2026-12-01, or none');

const shape = z.object({
  sku: idText,
  'in-stock': countText,
  incoming: day.optional(),
  oversellable: countText.optional(),
  static: countText.optional(),
  positionals: z.tuple([], 'expected options only'),
});

export const stock: Command = {
  help: `stock --sku <id> --in-stock <n> [--incoming <yyyy-mm-dd>|none] [--oversellable <n>] [--static <n>]

Sets the stock of a SKU. Omitted options do not change: --incoming is the day of the next delivery, --oversellable the
number that may be sold beyond the stock, --static a stock that orders do not reduce.`,
  async run(args) {
    const { values, author } = argumentsOf(
      args,
      {
        sku: { type: 'string' },
        'in-stock': { type: 'string' },
        incoming: { type: 'string' },
        oversellable: { type: 'string' },
        static: { type: 'string' },
      },
      shape,
    );
    await change('stock', author, async (tx) => {
      const current = await currentStock(tx, values.sku);
      const next = {
        inStock: values['in-stock'],
        oversellable: values.oversellable ?? current.oversellable,
        static: values.static ?? current.static,
        incoming: values.incoming === NOT_EXPECTED ? null : (values.incoming ?? current.incoming),
      };
      const productIds = await setStock(tx, { skuId: values.sku, ...next });
      return { summary: { skuId: values.sku, ...next }, changed: { productIds } };
    });
  },
};

async function currentStock(tx: Tx, skuId: number) {
  const found = await tx
    .selectFrom('sku')
    .select(['oversellable', 'static_stock as static'])
    .select((expression) => expression.cast<string | null>('incoming', 'text').as('incoming'))
    .where('id', '=', skuId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Error(`Unknown SKU ${skuId}.`);
  return found;
}
