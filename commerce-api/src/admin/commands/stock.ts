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

Sets what is in stock of a SKU. What is not given stays: the day more comes, how many may be sold beyond what is there,
and the part that never falls.`,
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
      const present = await presentStock(tx, values.sku);
      const next = {
        inStock: values['in-stock'],
        oversellable: values.oversellable ?? present.oversellable,
        static: values.static ?? present.static,
        incoming: values.incoming === NOT_EXPECTED ? null : (values.incoming ?? present.incoming),
      };
      const productIds = await setStock(tx, { skuId: values.sku, ...next });
      return { summary: { skuId: values.sku, ...next }, changed: { productIds } };
    });
  },
};

async function presentStock(tx: Tx, skuId: number) {
  const found = await tx
    .selectFrom('sku')
    .select(['oversellable', 'static_stock as static'])
    .select((expression) => expression.cast<string | null>('incoming', 'text').as('incoming'))
    .where('id', '=', skuId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Error(`There is no sku ${skuId}.`);
  return found;
}
