const IDS = '$channelId: String, $languageId: String, $marketId: String';
const LOCALE = 'channelId: $channelId, languageId: $languageId, marketId: $marketId';

const PRICE = `isDiscounted discountPercentage sellingPriceIncVat sellingPriceExVat
  sellingPriceIncVatFormatted sellingPriceExVatFormatted regularPriceIncVatFormatted regularPriceExVatFormatted`;
const STOCK = 'totalStock inStock oversellable static';
const CARD = `productId alias name canonicalUrl firstAvailableOn brand { name } productImages { fileName }
  unitPrice { ${PRICE} } lowestPrice { lowestPriceIncVatFormatted lowestPriceExVatFormatted } totalStock { ${STOCK} }
  discountCampaigns { name hideTitle } variantGroup { variants { dimension attributes { value } } } skus { skuId }`;
const FACETS =
  'filters { facets { filterId type label order values { facetId parentId label url order count hidden } } }';

/** A list with its facets; with `$filter`, a search. The names are those of the storefront, for the metrics. */
export const LIST = `query products($filter: FilterInputType, $categoryAlias: String, $take: Int, ${IDS}) {
  products(filter: $filter, categoryAlias: $categoryAlias, take: $take, ${LOCALE}) {
    count products { ${CARD} primaryCategory { alias } } ${FACETS}
  }
}`;

/** The suggestions for what a shopper has typed so far. */
export const SUGGESTIONS = `query productSuggestions($filter: FilterInputType, $take: Int, ${IDS}) {
  products(filter: $filter, take: $take, ${LOCALE}) { count products { ${CARD} } ${FACETS} }
}`;

/** The page of a product. */
export const PRODUCT = `query product($alias: String, ${IDS}) {
  product(alias: $alias, ${LOCALE}) {
    ${CARD} articleNumber alternativeUrls { language url } primaryCategory { categoryId name } meta { title description }
    texts { text1 text2 text3 } rating { score voteCount } skus { skuId name articleNumber gtin incoming stock { ${STOCK} } }
    parameterGroups { parameters { identifier name value show } }
    variantGroup { variantGroupId variants { level label productId canonicalUrl stock { totalStock } } }
  }
}`;
