import * as fc from 'fast-check';
import type { SortType } from '../../model/contract.generated.ts';
import { aListedProduct, WHOLE_LIST } from '../../../test/listing.ts';
import { Synonyms } from '../text/synonyms.ts';
import { ListIndex } from './listIndex.ts';

const PRODUCTS = WHOLE_LIST.take;
const SORTS: readonly SortType[] = [
  'PRICE',
  'PRICE_DESC',
  'LATEST',
  'MOST_SOLD',
  'ALPHABETICAL',
  'AVAILABLE_STOCK_DESC',
];

/** @param selected ids of the products in the category `few` */
function indexOf(values: readonly number[], selected: ReadonlySet<number>): ListIndex {
  const index = new ListIndex({ sv: new Synonyms(), en: new Synonyms() });
  const few = { group: 'Category', id: 'few', label: { sv: 'Få', en: 'Few' }, order: 0 };
  for (const [id, value] of values.entries()) {
    const product = aListedProduct({
      id,
      facets: selected.has(id) ? [few] : [],
      sellingPrices: new Map([['SEK', value]]),
      firstAvailableOn: `2026-01-0${1 + value}`,
      soldCount: value,
      stock: { inStock: value, total: value },
      sortKeys: { sv: String(value), en: '' },
    });
    index.put(product);
  }
  return index;
}

test('a list of few products has the order of the whole list, on every page', () => {
  const values = fc.array(fc.nat(5), { minLength: PRODUCTS, maxLength: PRODUCTS });
  const ids = fc.uniqueArray(fc.nat(PRODUCTS - 1), { maxLength: 60, size: 'max' });

  fc.assert(
    fc.property(
      values,
      ids,
      fc.constantFrom(...SORTS),
      fc.nat(30),
      fc.nat(40),
      (sortValues, selected, sort, skip, take) => {
        const index = indexOf(sortValues, new Set(selected));
        const page = [{ group: 'Category', facets: ['few'] }];

        const all = index.list({ ...WHOLE_LIST, sort }).ids.filter((id) => selected.includes(id));

        expect(index.list({ ...WHOLE_LIST, sort, page, skip, take }).ids).toEqual(all.slice(skip, skip + take));
      },
    ),
    { numRuns: 50 },
  );
});
