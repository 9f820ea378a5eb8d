import * as z from 'zod';
import { addressForBrowsers, amountsByCurrency, list, message, origin } from './valueTypes.ts';

const SHOP = 'The shop';

/** Environment variables of what the shop offers, and of the behavior of its pages. */
export const shopVariables = {
  /** TOP-07 */
  GLOBAL_MESSAGE_SV: message.meta({
    group: SHOP,
    help: 'the red line above every page of the Swedish site: plain text, at most 300 characters',
    public: 'globalMessage',
  }),
  GLOBAL_MESSAGE_EN: message.meta({ group: SHOP, help: 'the same on the English site', public: 'globalMessage' }),
  /** CART-10, CONST-01 */
  FREE_SHIPPING_LIMITS: amountsByCurrency.default({ SEK: 899, EUR: 89, NOK: 949, DKK: 649 }).meta({
    group: SHOP,
    help: 'orders above this amount ship free, by currency; a currency that is missing has no free shipping',
    shown: '`SEK:899,EUR:89,NOK:949,DKK:649`',
    example: 'SEK:899,EUR:89,NOK:949,DKK:649',
    public: 'freeShippingLimits',
  }),
  /** FOOT-06 */
  PAYMENT_METHODS: list.default(['invoice']).meta({
    group: SHOP,
    help: 'payment methods that the footer names for an API that does not name them, comma-separated: card, invoice or the name of a provider; those that it offers',
    public: 'paymentMethods',
  }),
  /** FOOT-07 */
  CARRIERS: list.default(['PostNord', 'DHL', 'Schenker', 'UPS']).meta({
    group: SHOP,
    help: 'carriers that the footer names for an API that does not name them, comma-separated; those that it offers',
    public: 'carriers',
  }),
  /** HEAD-04, HEAD-06, HEAD-07 */
  NAVIGATION_TYPE: z.enum(['fullWidth', 'boxed']).default('fullWidth').meta({
    group: SHOP,
    help: 'fullWidth, or boxed: submenus in a box below their item',
    public: 'navigation.type',
  }),
  NAVIGATION_OPENS_BY: z
    .enum(['hover', 'click'])
    .default('hover')
    .meta({ group: SHOP, help: 'opening of a submenu: hover or click', public: 'navigation.opensBy' }),
  NAVIGATION_LINK_TO_ALL: z
    .stringbool()
    .default(true)
    .meta({ group: SHOP, help: 'whether a submenu has a link to all in its parent', public: 'navigation.linkToAll' }),
  /** SRCH-39. If unset, the search uses the specification's five words. */
  TOP_SEARCHES_SV: list.optional().meta({
    group: SHOP,
    help: 'searches that the empty search panel of the Swedish site offers, comma-separated',
    shown: "the specification's five words",
    example: 'knopp,krok,lampa,mässing,linne',
    compose: '${TOP_SEARCHES_SV:-knopp,krok,lampa,mässing,linne}',
    public: 'topSearches',
  }),
  TOP_SEARCHES_EN: list.optional().meta({
    group: SHOP,
    help: 'the same on the English site',
    shown: "the specification's five words",
    example: 'knob,hook,lamp,brass,linen',
    compose: '${TOP_SEARCHES_EN:-knob,hook,lamp,brass,linen}',
    public: 'topSearches',
  }),
  /** SRCH-05, SRCH-06 */
  SEARCH_VISIBLE_AT_TOP: z.stringbool().default(false).meta({
    group: SHOP,
    help: 'true shows the search at the top of the page on phone and tablet without opening it',
    public: 'searchVisibleAtTop',
  }),
  /** CART-20 */
  QUICK_ADD: z.stringbool().default(true).meta({
    group: SHOP,
    help: 'whether cards of products with one SKU have an add-to-cart button',
    public: 'quickAdd',
  }),
  /** For an API that does not have the delivery times of its carriers. */
  DELIVERY_DAYS: z
    .string()
    .regex(/^[\w-]+:\d{1,2}-\d{1,2}(,[\w-]+:\d{1,2}-\d{1,2})*$/)
    .default('SE:1-3,NO:2-4,DK:2-4,FI:3-5')
    .meta({
      group: SHOP,
      help: 'working days from dispatch to delivery by market, for an API without delivery days of markets; other markets have no delivery date',
      public: 'deliveryDays',
    }),
  /** TOP-03, AUTH-22 */
  CUSTOMER_TYPE_TOGGLE: z.stringbool().default(true).meta({
    group: SHOP,
    help: 'whether shoppers can switch between person and company; a login then restores their type',
    public: 'customerTypeToggle',
  }),
  /** ROUTE-17 */
  START_PAGE: z
    .stringbool()
    .default(true)
    .meta({ group: SHOP, help: 'false sends the start route to the front page', public: 'startPage' }),
  /** OP-51 */
  MARKET_IN_PATH: z.stringbool().default(false).meta({
    group: SHOP,
    help: 'whether addresses contain the market, `/se/kassan`; otherwise a cookie alone does',
    public: 'marketInPath',
  }),
  /** ROUTE-40 */
  FALLBACK_MARKET: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('se')
    .meta({ group: SHOP, help: 'alias of the market that replaces an unknown one; the replacement is logged' }),
  /** SEO-04 */
  META_IMAGE: z.string().optional().meta({
    group: SHOP,
    help: 'image of link previews for a page without one; absolute, or a path of the site. The default needs the demo catalog, and is left out when `BROWSER_IMAGE_URL` is another origin',
    shown: '/images/pagewidget/1500w/hero_shelf.webp',
    public: 'metaImage',
  }),
  ICONS_URL: addressForBrowsers.optional().meta({
    group: SHOP,
    help: "folder with the shop's icons, on the site or on the origin of `BROWSER_IMAGE_URL`: icon.svg, icon-192.png, icon-512.png, maskable-512.png and apple-touch-180.png",
    shown: 'icons of the release',
    example: '/images/icons',
  }),
  NOT_FOUND_IMAGE: z
    .string()
    .regex(/^[\w./-]{1,200}$/)
    .transform((text) => (text === 'none' ? undefined : text))
    .prefault('product/800f1000/hook-pinne-oak-2.webp')
    .meta({
      group: SHOP,
      help: 'decorative image of the 404 page: its path on the image server, or none',
      public: 'notFoundImage',
    }),
  /** CONST-06 */
  RECOMMENDATION_ACTIVE: z
    .stringbool()
    .default(false)
    .meta({ group: SHOP, help: 'whether the recommendation service is used; it also needs an account' }),
  RECOMMENDATION_ACCOUNT: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional()
    .meta({
      group: SHOP,
      help: 'account id at the recommendation service',
      example: 'my-shop',
      public: 'recommendation.accountId',
    }),
  RECOMMENDATION_SCRIPT_URL: addressForBrowsers.optional().meta({
    group: SHOP,
    help: 'address of its script, to which `/` and the account are appended; without it no data are sent',
    example: 'https://connect.nosto.com/include',
    public: 'recommendation.scriptUrl',
  }),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z\d]{1,20}$/)
    .optional()
    .meta({ group: SHOP, help: 'container of the tag manager', example: 'GTM-ABC123', public: 'tagManager.id' }),
  TAG_MANAGER_SCRIPT_URL: addressForBrowsers.optional().meta({
    group: SHOP,
    help: 'address of its script, to which `?id=` and the container are appended; without it no events are sent',
    example: 'https://www.googletagmanager.com/gtm.js',
    public: 'tagManager.scriptUrl',
  }),
  TAG_MANAGER_KEY_STYLE: z.enum(['products', 'items']).default('products').meta({
    group: SHOP,
    help: 'key of the products in its events: products, or items with the event names of GA4',
    public: 'tagManager.keyStyle',
  }),
  TRACKING_ORIGINS: list.pipe(z.array(origin)).default([]).meta({
    group: SHOP,
    help: 'further origins to which the scripts of the recommendation service and the tag manager may send and from which they may load images, comma-separated',
    example: 'https://www.google-analytics.com',
    public: 'trackingOrigins',
  }),
};
