import * as z from 'zod';
import { setPrice } from '../../catalog/write/setPrice.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { argumentsOf } from '../argumentsOf.ts';
import { assertKnown } from '../assertKnown.ts';
import { change } from '../change.ts';
import type { Command } from '../command.ts';
import { amountText, idText } from '../values.ts';

const ids = z.array(idText).default([]);
const shape = z
  .object({
    sku: ids,
    product: ids,
    list: z.string('is missing').min(1),
    regular: amountText,
    selling: amountText.optional(),
    positionals: z.tuple([], 'expected options only'),
  })
  .refine(({ sku, product }) => sku.length + product.length > 0, '--sku or --product is missing');

export const price: Command = {
  help: `price --product <id>|--sku <id> --list <price list> --regular <199.00> [--selling <149.00>]

Sets the price, including VAT, of products in one price list; without --selling a reduction ends. A price belongs to the
product: --sku selects the product of the SKU. Both options may be repeated. Campaigns still apply to the new price.`,
  async run(args) {
    const { values, author } = argumentsOf(
      args,
      {
        sku: { type: 'string', multiple: true },
        product: { type: 'string', multiple: true },
        list: { type: 'string' },
        regular: { type: 'string' },
        selling: { type: 'string' },
      },
      shape,
    );
    const { list, regular } = values;
    const sale = values.selling === undefined || values.selling === regular ? null : values.selling;
    await change('price', author, async (tx) => {
      const priceList = await identifierOf(tx, list);
      const productIds = await productsOf(tx, values);
      for (const productId of productIds) await setPrice(tx, { productId, priceList, regular, sale });
      return { summary: { productIds, priceList, regular, sale }, changed: { productIds } };
    });
  },
};

/** Ignores case, since identifiers are typed by hand. */
async function identifierOf(tx: Tx, requested: string): Promise<string> {
  const lists = await tx.selectFrom('price_list').select('identifier').orderBy('identifier').execute();
  const found = lists.find(({ identifier }) => identifier.toLowerCase() === requested.toLowerCase());
  if (!found) {
    const known = lists.map(({ identifier }) => identifier).join(', ');
    throw new Error(`Unknown price list ${requested}. Known lists: ${known}.`);
  }
  return found.identifier;
}

async function productsOf(tx: Tx, { sku, product }: { sku: number[]; product: number[] }): Promise<number[]> {
  await assertKnown(tx, 'product', product, '--product');
  await assertKnown(tx, 'sku', sku, '--sku');
  const rows = sku.length > 0 ? await tx.selectFrom('sku').select('product_id').where('id', 'in', sku).execute() : [];
  return [...new Set([...product, ...rows.map(({ product_id }) => product_id)])].toSorted((a, b) => a - b);
}
