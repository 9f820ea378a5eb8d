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

/** All that lists are answered from, in memory. */
export class ListIndex {
  readonly #products = new ListedProducts();
  readonly #texts: Record<LanguageCode, TextIndex>;
  /** Made when first asked for. */
  readonly #orderings = new Map<string, Ordering>();

  constructor(synonyms: Record<LanguageCode, Synonyms>) {
    this.#texts = { sv: new TextIndex(synonyms.sv), en: new TextIndex(synonyms.en) };
  }

  /** Takes a product in, or what became of one that is in already. */
  put(product: ListedProduct): void {
    const number = this.#products.put(product);
    this.#texts.sv.put(number, product.documents.sv);
    this.#texts.en.put(number, product.documents.en);
    for (const ordering of this.#orderings.values()) ordering.changed(number);
  }

  /** No list shows it any more. */
  remove(productId: number): void {
    const number = this.#products.remove(productId);
    if (number === undefined) return;
    this.#texts.sv.remove(number);
    this.#texts.en.remove(number);
  }

  /** Changed texts leave traces: so many of them that a new index is worth its making. */
  get needsRebuild(): boolean {
    return this.#texts.sv.needsRebuild || this.#texts.en.needsRebuild;
  }

  list(query: ListQuery): ListResult {
    const all = this.#products;
    const hits = query.words && this.#texts[query.language].search(query.words);
    const selection = selectionOf(query, all, hits?.products);
    const { products } = selection;
    const page = selectPage(query, products, { all, hits, sorted: () => this.#ordering(query).sorted() });
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

  #facetCounts({ countsByGroup, priceList }: ListQuery, { products, without }: Selection): FacetCount[] {
    const { facets } = this.#products;
    return facets.groups(priceList).flatMap((group) => facets.counts(group, countsByGroup ? without(group) : products));
  }
}
