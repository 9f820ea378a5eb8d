/** Facet ids are opaque for clients and never hold a comma or a tilde, which list addresses split at. */
export const facetIdOfParameter = (parameterId: number, slug: string): string => `p_${parameterId}_${slug}`;

/** What depends on prices differs between price lists, and two of them may use the same ids. */
export const groupInPriceList = (group: 'Price' | 'Discount', priceList: string): string => `${group}/${priceList}`;

/** Whether a list in `priceList` shows the group. */
export function isOfPriceList(group: string, priceList: string): boolean {
  const [, ofList] = group.split('/');
  return ofList === undefined || ofList === priceList;
}

/** Lower-case ASCII words with hyphens: `80 × 60 cm` is `80-60-cm`. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The group a facet id belongs to: values of one group are alternatives of each other. Undefined for no facet id. */
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
