import type { LanguageCode } from '../../markets/channels.ts';
import type { ListResult, ListQuery } from '../listQuery.ts';
import type { Synonyms } from '../text/synonyms.ts';
import { TextIndex } from '../text/textIndex.ts';
import type { FacetCount } from '../listQuery.ts';
import type { ListedProduct } from './listedProduct.ts';
import { ListedProducts } from './listedProducts.ts';
import { Ordering } from './ordering.ts';
import { selectPage } from './page.ts';
import { priceSpan } from './priceSpan.ts';
import { selectionOf, type Selection } from './selection.ts';
import { orderingKey, sortOrder } from './sortOrder.ts';

/** The in-memory index for product lists. */
export class ListIndex {
  readonly #products = new ListedProducts();
  readonly #texts: Record<LanguageCode, TextIndex>;
  /** Created on first use. */
  readonly #orderings = new Map<string, Ordering>();

  constructor(synonyms: Record<LanguageCode, Synonyms>) {
    this.#texts = { sv: new TextIndex(synonyms.sv), en: new TextIndex(synonyms.en) };
  }

  /** Adds or updates a product. */
  put(product: ListedProduct): void {
    const number = this.#products.put(product);
    this.#texts.sv.put(number, product.documents.sv);
    this.#texts.en.put(number, product.documents.en);
    for (const ordering of this.#orderings.values()) ordering.changed(number);
  }

  /** Removes a product from all lists. */
  remove(productId: number): void {
    const number = this.#products.remove(productId);
    if (number === undefined) return;
    this.#texts.sv.remove(number);
    this.#texts.en.remove(number);
  }

  /** True once enough stale postings have accumulated that rebuilding is cheaper. */
  get needsRebuild(): boolean {
    return this.#texts.sv.needsRebuild || this.#texts.en.needsRebuild;
  }

  list(query: ListQuery): ListResult {
    const all = this.#products;
    const hits = query.words && this.#texts[query.language].search(query.words);
    const selection = selectionOf(query, all, hits?.products);
    const { products } = selection;
    const page = selectPage(query, products, { all, hits, ordering: () => this.#ordering(query) });
    return {
      count: products.size,
      ids: page.map((product) => all.columns.id.get(product)),
      priceSpan: () => priceSpan(products, all.columns.prices(query.priceList)),
      facetCounts: () => this.#facetCounts(query, selection),
    };
  }

  #ordering(query: ListQuery): Ordering {
    const name = orderingKey(query.sort, query);
    const known = this.#orderings.get(name);
    if (known) return known;
    const ordering = new Ordering(this.#products.numbers(), sortOrder(query.sort, this.#products.columns, query));
    this.#orderings.set(name, ordering);
    return ordering;
  }

  #facetCounts({ countsByGroup, priceList }: ListQuery, { products, selected, without }: Selection): FacetCount[] {
    const { facets } = this.#products;
    const isOwn = (group: string) => countsByGroup && selected.has(group);
    const groups = facets.groups(priceList);
    const shared = groups.filter((group) => !isOwn(group));
    return [
      ...facets.counts(shared, products),
      ...groups.filter(isOwn).flatMap((group) => facets.counts([group], without(group))),
    ];
  }
}
