import type { CatalogTree } from '../../catalog/catalogTree.ts';
import type { Db } from '../../platform/db/openDatabase.ts';
import type { LanguageCode } from '../../markets/channels.ts';
import { withFiling } from '../../catalog/words/searchDocument.ts';
import { tokenize } from '../../catalog/words/tokenize.ts';
import { sortKey } from '../../model/sortKey.ts';
import type { FacetsOf } from '../facetsOf.ts';
import type { ListedProduct } from '../index/listedProduct.ts';
import { readCollapsed } from './readCollapsed.ts';
import { readListCampaigns } from './readListCampaigns.ts';
import { readListPrices } from './readListPrices.ts';
import { readProductRows } from './readProductRows.ts';

/** The products among `ids` that lists can contain, by id. The number of statements does not depend on the number of ids. */
export async function readListedProducts(
  db: Db,
  ids: readonly number[],
  { tree, facetsOf }: { tree: CatalogTree; facetsOf: FacetsOf },
): Promise<ListedProduct[]> {
  const rows = await readProductRows(db, ids);
  const prices = Map.groupBy(await readListPrices(db, ids), ({ productId }) => productId);
  const campaigns = Map.groupBy(await readListCampaigns(db, ids), ({ productId }) => productId);
  const collapsed = await readCollapsed(db, ids);
  return rows.map((row) => {
    const ownPrices = prices.get(row.id) ?? [];
    const campaignIds = (campaigns.get(row.id) ?? []).map(({ campaignId }) => campaignId);
    return {
      id: row.id,
      facets: facetsOf(row, { prices: ownPrices, campaignIds }),
      sellingPrices: new Map(ownPrices.map(({ priceList, selling }) => [priceList, selling])),
      firstAvailableOn: row.firstAvailableOn,
      soldCount: row.soldCount,
      rating: row.rating,
      stock: { inStock: row.inStock, total: row.totalStock },
      sortKeys: { sv: row.sortKeySv, en: row.sortKeyEn },
      brandSortKey: sortKey(tree.brands.get(row.brandId)?.name ?? ''),
      isCollapsed: collapsed.has(row.id),
      documents: {
        sv: withFiling(row.documentSv, campaignWords(campaignIds, tree, 'sv')),
        en: withFiling(row.documentEn, campaignWords(campaignIds, tree, 'en')),
      },
    };
  });
}

/** A shopper who has seen `Höstrea` searches for it. */
function campaignWords(ids: readonly number[], { campaigns }: CatalogTree, language: LanguageCode): string[] {
  return ids.flatMap((id) => tokenize(campaigns.get(id)?.name[language] ?? ''));
}
