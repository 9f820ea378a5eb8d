import type { LanguageCode } from '../../markets/channels.ts';
import { popularityScore } from '../text/relevance.ts';
import type { ListedProduct } from './listedProduct.ts';
import { NumberColumn } from './numberColumn.ts';

/** Lower than every price: the product is not in the price list. */
export const NO_PRICE = -1;

/** The sort values of lists, one column each. */
export class ProductColumns {
  readonly id = new NumberColumn();
  readonly firstAvailable = new NumberColumn();
  readonly sold = new NumberColumn();
  /** -1 without reviews. */
  readonly rating = new NumberColumn(-1);
  readonly inStock = new NumberColumn();
  readonly totalStock = new NumberColumn();
  /** For searches: see `relevance.ts`. */
  readonly popularityScore = new NumberColumn();
  readonly sortKeys: Record<LanguageCode, string[]> = { sv: [], en: [] };
  readonly brandSortKeys: string[] = [];
  readonly #prices = new Map<string, NumberColumn>();

  set(at: number, product: ListedProduct): void {
    this.id.set(at, product.id);
    this.firstAvailable.set(at, Date.parse(product.firstAvailableOn));
    this.sold.set(at, product.soldCount);
    this.rating.set(at, product.rating ?? -1);
    this.inStock.set(at, product.stock.inStock);
    this.totalStock.set(at, product.stock.total);
    this.popularityScore.set(at, popularityScore({ sold: product.soldCount, isSoldOut: product.stock.total <= 0 }));
    this.sortKeys.sv[at] = product.sortKeys.sv;
    this.sortKeys.en[at] = product.sortKeys.en;
    this.brandSortKeys[at] = product.brandSortKey;
    for (const priceList of product.sellingPrices.keys()) {
      if (!this.#prices.has(priceList)) this.#prices.set(priceList, new NumberColumn(NO_PRICE));
    }
    for (const [priceList, prices] of this.#prices) {
      prices.set(at, product.sellingPrices.get(priceList) ?? NO_PRICE);
    }
  }

  /** Selling prices in minor units, `NO_PRICE` for products outside the list. */
  prices(priceList: string): NumberColumn {
    return this.#prices.get(priceList) ?? NO_PRICES;
  }
}

const NO_PRICES = new NumberColumn(NO_PRICE);
