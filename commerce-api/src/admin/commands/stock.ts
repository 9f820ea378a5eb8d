import * as z from 'zod';
import { setStock } from '../../catalog/write/setStock.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { defineCommand } from '../command.ts';
import { findSku } from '../find/findSku.ts';
import { countText } from '../values.ts';

const NOT_EXPECTED = 'none';
const day = z.union([z.iso.date(), z.literal(NOT_EXPECTED)], 'expected a day like 2026-12-01, or none');

export const stock = defineCommand(
  {
    name: 'stock',
    help: `stock --sku <id or article number> --in-stock <n> [--incoming <yyyy-mm-dd>|none] [--oversellable <n>] [--static <n>]

Sets the stock of a SKU. Omitted options do not change: --incoming is the day of the next delivery, --oversellable the
number that may be sold beyond the stock, --static a stock that orders do not reduce.`,
    options: {
      sku: { type: 'string' },
      'in-stock': { type: 'string' },
      incoming: { type: 'string' },
      oversellable: { type: 'string' },
      static: { type: 'string' },
    },
    input: z.strictObject({
      sku: z.coerce.string('is missing').min(1),
      'in-stock': countText,
      incoming: day.optional(),
      oversellable: countText.optional(),
      static: countText.optional(),
    }),
  },
  (values, operator) =>
    operator.change('stock', async (tx) => {
      const { id: skuId } = await findSku(tx, values.sku);
      const current = await currentStock(tx, skuId);
      const next = {
        inStock: values['in-stock'],
        oversellable: values.oversellable ?? current.oversellable,
        static: values.static ?? current.static,
        incoming: values.incoming === NOT_EXPECTED ? null : (values.incoming ?? current.incoming),
      };
      const productIds = await setStock(tx, { skuId, ...next });
      return { summary: { skuId, ...next }, changed: { productIds } };
    }),
);

async function currentStock(tx: Tx, skuId: number) {
  return tx
    .selectFrom('sku')
    .select(['oversellable', 'static_stock as static'])
    .select((expression) => expression.cast<string | null>('incoming', 'text').as('incoming'))
    .where('id', '=', skuId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
