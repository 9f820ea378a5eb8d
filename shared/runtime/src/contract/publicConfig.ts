import * as z from 'zod/mini';

/**
 * The public part of the configuration: the server writes it into the page, the browser parses it here. Addresses are paths
 * on the page's origin unless a deployment configures another.
 */
export const publicConfigSchema = z.object({
  shopName: z.string(),
  apiKey: z.string(),
  /** The seller's contact details, in the language of the page. */
  contact: z.object({
    email: z.string(),
    phone: z.string(),
    /** When customer service answers: `vardagar 9–16`. */
    hours: z.string(),
    /** Addresses of profiles (FOOT-04). */
    instagram: z.optional(z.string()),
    facebook: z.optional(z.string()),
  }),
  /** Sent to the API if configured (API-07). */
  clientName: z.optional(z.string()),
  clientVersion: z.optional(z.string()),
  /** API-02, API-03 */
  graphqlEndpoint: z._default(z.string(), '/graphql'),
  /** Shortest time of a component's query in ms (STATE-32). */
  minFetchDelayMs: z._default(z.number(), 200),
  /** For subscriptions; without it no websocket opens (API-14). */
  websocket: z.optional(z.object({ url: z.string(), timeoutMs: z.number() })),
  /** Whether browsers send hashes of documents (API-09). */
  persistedQueries: z._default(z.boolean(), true),
  /** Without a slash at the end. */
  authEndpoint: z._default(z.string(), '/auth'),
  /** The challenge is appended to it. */
  signEndpoint: z.string(),
  /** CONST-08: without a slash at the end. */
  imageServer: z._default(z.string(), '/images'),
  /** Whether shoppers can switch between person and company (TOP-03, AUTH-22). */
  customerTypeToggle: z._default(z.boolean(), true),
  marketInPath: z._default(z.boolean(), false),
  /** Whether there is a start page; otherwise its route redirects to index (ROUTE-17). */
  startPage: z._default(z.boolean(), true),
  /** Sort order of lists until the shopper selects one (CATALOG-24). */
  defaultProductSort: z._default(z.enum(['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC', 'RELEVANCE']), 'LATEST'),
  /** Orders above this amount ship free (CART-10), by currency, in its units; no free shipping in other currencies. */
  freeShippingLimits: z._default(z.record(z.string(), z.number()), {}),
  /** Payment methods in the footer: `card`, `invoice` or the name of a provider (FOOT-06). */
  paymentMethods: z._default(z.array(z.string()), []),
  /** Names of carriers in the footer (FOOT-07). */
  carriers: z._default(z.array(z.string()), []),
  /** Whether cards of products with one sku have an add-to-cart button (CART-20). */
  quickAdd: z._default(z.boolean(), true),
  productPageSize: z._default(z.number(), 20),
  /** The filters of lists (CATALOG-12, CATALOG-13, CATALOG-14). */
  listFilters: z._default(
    z.object({
      category: z.boolean(),
      /** Whether categories are a tree; otherwise a flat list. */
      categoryTree: z.boolean(),
      brand: z.boolean(),
      size: z.boolean(),
      price: z.boolean(),
      /** Reduced prices and campaigns. */
      discount: z.boolean(),
    }),
    { category: true, categoryTree: true, brand: true, size: true, price: true, discount: true },
  ),
  /** Scroll distance in px up to which the page counts as "at the top" (CONST-05). */
  siteTopThresholdPx: z._default(z.number(), 10),
  /** Suggestions of the empty search; by default those of the search remote (SRCH-39). */
  topSearches: z.optional(z.array(z.string())),
  /** The main navigation (HEAD-04, HEAD-06, HEAD-07). */
  navigation: z._default(
    z.object({
      /** Submenus over the full width, or in a box below their item. */
      type: z.enum(['fullWidth', 'boxed']),
      opensBy: z.enum(['hover', 'click']),
      /** Whether the submenu of a parent has a link to all of its products. */
      linkToAll: z.boolean(),
    }),
    { type: 'fullWidth', opensBy: 'hover', linkToAll: true },
  ),
  /** Whether the search is always visible at the top of the page on phone and tablet (SRCH-05, SRCH-06). */
  searchVisibleAtTop: z._default(z.boolean(), false),
  /** Text of the red bar above every page, in the page's language; without it there is no bar (TOP-07). */
  globalMessage: z.optional(z.string()),
  /**
   * Default image for link previews (SEO-04, OP-46); absolute, or a path on the page's origin. Without it an image of the demo
   * catalog, if the images are same-origin.
   */
  metaImage: z.optional(z.string()),
  /** Decorative image of the 404 page: its path on the image server. */
  notFoundImage: z.optional(z.string()),
  /** The recommendation service; active with an account id (TRACK-01, WIDGET-10). */
  recommendation: z.optional(
    z.object({
      accountId: z.string(),
      /** Address of its script, without the account id at the end. Without it no data are sent (TRACK-04). */
      scriptUrl: z.optional(z.string()),
    }),
  ),
  tagManager: z._default(
    z.object({
      id: z.optional(z.string()),
      /** Address of its script, without the id. Without it, or without an id, no events are sent (TRACK-04). */
      scriptUrl: z.optional(z.string()),
      /** The key of the products in events (CONST-06). */
      keyStyle: z.enum(['products', 'items']),
    }),
    { keyStyle: 'products' },
  ),
  /** Further origins to which the scripts of these services send. */
  trackingOrigins: z._default(z.array(z.string()), []),
  /** Whether pages register the service worker. */
  serviceWorker: z._default(z.boolean(), true),
  /** Share of visits that report how pages paint and respond, from 0 to 1. */
  reportShare: z._default(z.number(), 0),
  frontPageArea: z._default(z.string(), 'The front page area'),
  /** Widget areas on lists and product pages; their names depend on the installation, for example `Above List` (WIDGET-13). */
  listAreas: z._default(z.object({ family: z.string(), top: z.string(), bottom: z.string() }), {
    family: 'Productlist',
    top: 'The top part of the product list',
    bottom: 'The bottom part of the product list',
  }),
  productArea: z._default(z.object({ family: z.string(), name: z.string() }), {
    family: 'Product',
    name: 'Product detail page',
  }),
  /** Whether the API has the additions to the published contract that the shop can do without. */
  apiAdditions: z._default(z.boolean(), true),
  /** Names of product parameters with safety information, by part; the product page has default ones. */
  safetyParameters: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Working days from dispatch to delivery, by market: `SE:1-2,NO:2-4`. For markets without carriers in the API. */
  deliveryDays: z._default(z.string(), ''),
  /** Widths in px on the image server, narrowest first (CONST-08). The height of a product image is 5/4 of its width. */
  productImageWidths: z._default(z.array(z.number()), [40, 60, 80, 100, 200, 300, 400, 600, 800, 1200, 1600]),
  widgetImageWidths: z._default(z.array(z.number()), [400, 600, 800, 1000, 1500, 2000]),
  categoryImageWidths: z._default(z.array(z.number()), [1000]),
  brandImageWidths: z._default(z.array(z.number()), [100, 200, 300, 1000]),
});

export type PublicConfig = z.infer<typeof publicConfigSchema>;
