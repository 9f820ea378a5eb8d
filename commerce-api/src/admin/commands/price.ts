import * as z from 'zod';
import { setPrice } from '../../catalog/write/setPrice.ts';
import type { Tx } from '../../platform/db/openDatabase.ts';
import { defineCommand } from '../command.ts';
import { findProduct, findSku } from '../find/findSku.ts';
import { amountText, listOf } from '../values.ts';

const names = listOf(z.coerce.string().min(1));

export const price = defineCommand(
  {
    name: 'price',
    help: `price --product <id or article number>|--sku <id or article number> --list <price list> --regular <199.00> [--selling <149.00>]

Sets the price, including VAT, of products in one price list; without --selling a reduction ends. A price belongs to the
product: --sku selects the product of the SKU. Both options may be repeated. Campaigns still apply to the new price.`,
    options: {
      sku: { type: 'string', multiple: true },
      product: { type: 'string', multiple: true },
      list: { type: 'string' },
      regular: { type: 'string' },
      selling: { type: 'string' },
    },
    input: z
      .strictObject({
        sku: names,
        product: names,
        list: z.string('is missing').min(1),
        regular: amountText,
        selling: amountText.optional(),
      })
      .refine(({ sku, product }) => sku.length + product.length > 0, '--sku or --product is missing'),
  },
  (values, operator) => {
    const { list, regular } = values;
    const sale = values.selling === undefined || values.selling === regular ? null : values.selling;
    return operator.change('price', async (tx) => {
      const priceList = await identifierOf(tx, list);
      const productIds = await productsOf(tx, values);
      for (const productId of productIds) await setPrice(tx, { productId, priceList, regular, sale });
      const summary = { productIds, priceList, regular: regular / 100, selling: (sale ?? regular) / 100 };
      return { summary, changed: { productIds } };
    });
  },
);

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

async function productsOf(tx: Tx, { sku, product }: { sku: string[]; product: string[] }): Promise<number[]> {
  const found = new Set<number>();
  for (const text of product) found.add(await findProduct(tx, text));
  for (const text of sku) found.add((await findSku(tx, text)).productId);
  return [...found].toSorted((left, right) => left - right);
}
