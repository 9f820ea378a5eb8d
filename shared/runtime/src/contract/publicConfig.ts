import * as z from 'zod/mini';

/**
 * The half of the configuration that every visitor may read: the server puts it into the page, the browser parses it
 * here. Addresses are paths on the page's own origin unless a deployment says otherwise.
 */
export const publicConfigSchema = z.object({
  shopName: z.string(),
  apiKey: z.string(),
  /** API-02, API-03 */
  graphqlEndpoint: z._default(z.string(), '/graphql'),
  /** Without a slash at the end. */
  authEndpoint: z._default(z.string(), '/auth'),
  /** Ends where the challenge is appended. */
  signEndpoint: z.string(),
  /** CONST-08: without a slash at the end. */
  imageServer: z._default(z.string(), '/images'),
  marketInPath: z._default(z.boolean(), false),
  /** Whether there is a start page; without one its route leads to index (ROUTE-17). */
  startPage: z._default(z.boolean(), true),
  /** Sort of lists without a chosen one (CATALOG-24). */
  defaultProductSort: z._default(z.enum(['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC', 'RELEVANCE']), 'LATEST'),
  /** Whether cards of products with one sku have a button into the cart (CART-20). */
  quickAdd: z._default(z.boolean(), true),
  productPageSize: z._default(z.number(), 20),
  /** What lists can be narrowed by (CATALOG-12, CATALOG-13, CATALOG-14). */
  listFilters: z._default(
    z.object({
      category: z.boolean(),
      /** Categories below each other; without it, beside each other. */
      categoryTree: z.boolean(),
      brand: z.boolean(),
      size: z.boolean(),
      price: z.boolean(),
      /** Reduced prices and campaigns. */
      discount: z.boolean(),
    }),
    { category: true, categoryTree: true, brand: true, size: true, price: true, discount: true },
  ),
  /** Scrolled beyond this many px, the page is no longer "at the top" (CONST-05). */
  siteTopThresholdPx: z._default(z.number(), 10),
  /** What the empty search offers; without it the search's own defaults (SRCH-39). */
  topSearches: z.optional(z.array(z.string())),
  /** The main navigation (HEAD-04, HEAD-06, HEAD-07). */
  navigation: z._default(
    z.object({
      /** Submenus over the full width, or in a box below their item. */
      type: z.enum(['fullWidth', 'boxed']),
      opensBy: z.enum(['hover', 'click']),
      /** A link to all within a parent, in the parent's submenu. */
      linkToAll: z.boolean(),
    }),
    { type: 'fullWidth', opensBy: 'hover', linkToAll: true },
  ),
  /** Whether the search on phone and tablet shows at the top of the page without being opened (SRCH-05, SRCH-06). */
  searchVisibleAtTop: z._default(z.boolean(), false),
  /** What the red line above every page says, in the page's language; nothing without it (TOP-07). */
  globalMessage: z.optional(z.string()),
  /** Picture of link previews for a page that has none of its own (SEO-04, OP-46); absolute, or on the page's own origin. */
  metaImage: z._default(z.string(), '/images/pagewidget/1500w/hero_shelf.webp'),
  /** The recommendation service; active with an account id (TRACK-01, WIDGET-10). */
  recommendation: z.optional(z.object({ accountId: z.string() })),
  tagManager: z._default(
    z.object({
      id: z.optional(z.string()),
      /** Under which key events list their products (CONST-06). */
      keyStyle: z.enum(['products', 'items']),
    }),
    { keyStyle: 'products' },
  ),
  frontPageArea: z._default(z.string(), 'The front page area'),
  /** Widget areas on lists and product pages; a newer installation calls them `Above List`, for example (WIDGET-13). */
  listAreas: z._default(z.object({ family: z.string(), top: z.string(), bottom: z.string() }), {
    family: 'Productlist',
    top: 'The top part of the product list',
    bottom: 'The bottom part of the product list',
  }),
  productArea: z._default(z.object({ family: z.string(), name: z.string() }), {
    family: 'Product',
    name: 'Product detail page',
  }),
  /** Widths in px of the product pictures that the image server makes; their height is 5/4 of it. */
  productImageWidths: z._default(z.array(z.number()), [100, 200, 300, 400, 600, 800]),
  /** Widths in px of the widget pictures that the image server makes. */
  widgetImageWidths: z._default(z.array(z.number()), [400, 600, 800, 1000, 1500, 2000]),
});

export type PublicConfig = z.infer<typeof publicConfigSchema>;
