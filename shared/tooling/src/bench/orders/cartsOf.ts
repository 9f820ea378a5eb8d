import * as z from 'zod';
import { emptyCart, LINE } from '../api/cart.ts';
import { operationText } from '../api/documents.ts';
import { runOperation } from '../api/runOperation.ts';

const ADD_TO_CART = operationText('shared/runtime/src/cart/Cart.graphql', 'addToCart');
const IN_STOCK = `query products($take: Int, $skip: Int, $filter: FilterInputType) {
  products(take: $take, skip: $skip, filter: $filter) { products { skus { skuId stock { totalStock } } } }
}`;
const inStock = z.object({
  products: z.array(
    z.object({ skus: z.array(z.object({ skuId: z.number(), stock: z.object({ totalStock: z.number() }) })) }),
  ),
});
/** The longest list that the API returns. */
const PAGE = 100;
/** Carts that are filled at a time. */
const BATCH = 8;

/** Creates carts with one line each. @returns their ids */
export async function cartsOf(apiOrigin: string, skuIds: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < skuIds.length; from += BATCH) {
    const carts = skuIds.slice(from, from + BATCH).map(async (skuId) => {
      const id = await emptyCart(apiOrigin);
      await runOperation(apiOrigin, ADD_TO_CART, { id, item: { ...LINE, skuId } });
      return id;
    });
    ids.push(...(await Promise.all(carts)));
  }
  return ids;
}

/** SKUs of different products, as often as they are in stock: first each one once. @param count of SKUs */
export async function skusOfProducts(apiOrigin: string, count: number): Promise<number[]> {
  const filter = { facets: ['st_in-stock'] };
  const pages = Array.from({ length: Math.ceil(count / PAGE) }, async (_, page) => {
    const { field } = await runOperation(apiOrigin, IN_STOCK, { take: PAGE, skip: PAGE * page, filter });
    return inStock.parse(field).products;
  });
  const skus = (await Promise.all(pages)).flat().flatMap(({ skus: [first] }) => first ?? []);
  const pieces = skus.flatMap(({ skuId, stock }) =>
    Array.from({ length: Math.min(count, stock.totalStock) }, (_, at) => ({ skuId, at })),
  );
  if (pieces.length < count) throw new Error(`The catalog has ${pieces.length} pieces in stock, not ${count}.`);
  const ordered = pieces.toSorted((one, other) => one.at - other.at).slice(0, count);
  return ordered.map(({ skuId }) => skuId);
}
