/** A query of the catalog or the content: its arguments except the three ids, and fields that differ between languages. */
export interface ReadingQuery {
  name: string;
  args?: string;
  fields: string;
  /** False if the ids do not affect the response. */
  isLocal?: false;
}

export const READING_QUERIES: readonly ReadingQuery[] = [
  { name: 'channels', fields: '{ id }', isLocal: false },
  { name: 'channel', fields: '{ id }' },
  {
    name: 'products',
    args: 'take: 2',
    fields: '{ count products { name unitPrice { sellingPriceIncVatFormatted } } }',
  },
  { name: 'product', args: 'productId: 4', fields: '{ name canonicalUrl unitPrice { sellingPriceIncVatFormatted } }' },
  { name: 'relatedProducts', args: 'alias: "linje-massing"', fields: '{ name canonicalUrl }' },
  { name: 'category', args: 'categoryId: 110', fields: '{ name canonicalUrl }' },
  { name: 'categories', fields: '{ name canonicalUrl }' },
  { name: 'brands', fields: '{ name canonicalUrl description }' },
  { name: 'listPageInfo', args: 'url: "/c/beslag"', fields: '{ name canonicalUrl meta { title } }' },
  { name: 'cmsPages', fields: '{ title canonicalUrl }' },
  { name: 'widgetArea', args: 'alias: "frakt"', fields: '{ title containers { widgets { configuration } } }' },
  { name: 'getMenuAtLocation', args: 'menuLocationId: "main-desktop"', fields: '{ title menuItems { canonicalUrl } }' },
  { name: 'reviews', args: 'alias: "linje-massing"', fields: '{ count reviews { comment } }' },
  { name: 'urlHistory', args: 'url: "/c/beslag/dragarhandtag"', fields: '{ newUrl }', isLocal: false },
];

/** The ids among the three that a query accepts. */
function idsOf(name: string): string[] {
  if (name === 'channels') return [];
  return name === 'channel' ? ['channelId'] : ['channelId', 'languageId', 'marketId'];
}

/** The query with the ids as declared variables, each passed to its argument. */
export function declaring({ name, args, fields }: ReadingQuery): string {
  const ids = idsOf(name);
  const declared = ids.map((id) => `$${id}: String`).join(', ');
  const passed = [...(args ? [args] : []), ...ids.map((id) => `${id}: $${id}`)].join(', ');
  return `query${declared && ` (${declared})`} { ${name}${passed && `(${passed})`} ${fields} }`;
}

/** The query without the ids. */
export function silent({ name, args, fields }: ReadingQuery): string {
  return `{ ${name}${args ? `(${args})` : ''} ${fields} }`;
}
