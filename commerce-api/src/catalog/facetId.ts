/** Facet ids are opaque for clients. They never contain a comma or tilde, which are separators in list addresses. */
export const facetIdOfParameter = (parameterId: number, slug: string): string => `p_${parameterId}_${slug}`;

/** Groups that depend on prices differ between price lists, and two lists may use the same ids. */
export const groupInPriceList = (group: 'Price' | 'Discount', priceList: string): string => `${group}/${priceList}`;

/** Whether a list with prices of `priceList` includes the group. */
export function isOfPriceList(group: string, priceList: string): boolean {
  const [, ofList] = group.split('/');
  return ofList === undefined || ofList === priceList;
}

/** Lowercase ASCII words joined with hyphens: `80 × 60 cm` becomes `80-60-cm`. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The group of a facet id; its values are alternatives to each other. Undefined for an invalid facet id. */
export function groupOf(facetId: string, priceList: string): string | undefined {
  const [, prefix, rest] = /^([a-z]+)_(.+)$/.exec(facetId) ?? [];
  switch (prefix) {
    case 'c':
      return 'Category';
    case 'b':
      return 'Brand';
    case 's':
      return 'Sku';
    case 'd':
      return groupInPriceList('Discount', priceList);
    case 'dc':
      return 'DiscountCampaign';
    case 'st':
      return 'StockStatus';
    case 'pr':
      return groupInPriceList('Price', priceList);
    case 'p':
      return /^(\d+)_/.exec(rest ?? '')?.[1];
    default:
      return undefined;
  }
}
