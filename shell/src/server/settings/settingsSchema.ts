import { LOCALES } from '@hemvaror/domain/site/locales';
import { REMOTE_NAMES, remotePort } from '@hemvaror/runtime/contract/remotes';
import * as z from 'zod';
import { registrySourcesFrom, remoteOriginsFrom } from './registrySources.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** `SEK:899,EUR:89.50` → amounts by currency. */
const amountsByCurrency = z
  .string()
  .regex(/^([A-Z]{3}:\d{1,7}(\.\d\d)?(,|$))*$/, 'Expected amounts by currency, like SEK:899,EUR:89.50.')
  .transform((text) =>
    Object.fromEntries(Array.from(text.matchAll(/(\w+):([\d.]+)/g), ([, code = '', amount]) => [code, Number(amount)])),
  );

/** Plain text in one line. */
const message = z
  .string()
  .max(300)
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim() || undefined)
  .optional();

/** Creates a transform that reports the error of a parser as an issue of the variable. */
function parsedBy<Input, Output>(parse: (input: Input) => Output) {
  return (input: Input, context: z.RefinementCtx) => {
    try {
      return parse(input);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  };
}

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

const SITES = 'Sites and addresses';
const PROCESSES = 'Processes';
const SHOP = 'The shop';
const SELLER = 'The seller';
const API = 'API';
const REMOTES = 'Remotes';

/**
 * Every environment variable of the shell. `npm run generate` writes `.env.example`, `docs/settings.md` and the environment
 * in docker-compose.yml from it; that page describes the keys of `.meta()`, which must be the last call.
 */
export const settingsSchema = z.object({
  SHELL_PORT: port.default(3000).meta({ group: SITES, help: 'port of the shell', compose: false }),
  HOST: z.string().default('localhost').meta({ group: SITES, help: 'address to listen on', compose: false }),
  SITE_ORIGIN_SV: z.url().optional().meta({
    group: SITES,
    help: 'origin of the Swedish site, as shoppers see it',
    shown: 'http://localhost:`SHELL_PORT`',
    example: 'https://hemvist.example',
    compose: '${STACK_ORIGIN_SV:-http://localhost:8080}',
  }),
  SITE_HOSTS_SV: list.optional().meta({
    group: SITES,
    help: 'further hosts of the Swedish site, with port, comma-separated',
    shown: 'localhost:`SHELL_PORT`, sv.localhost:`SHELL_PORT`',
    example: 'www.hemvist.example',
    compose: '${STACK_HOSTS_SV:-sv.localhost:8080}',
  }),
  SITE_ORIGIN_EN: z.url().optional().meta({
    group: SITES,
    help: 'origin of the English site, as shoppers see it',
    shown: 'http://en.localhost:`SHELL_PORT`',
    example: 'https://en.hemvist.example',
    compose: '${STACK_ORIGIN_EN:-http://en.localhost:8080}',
  }),
  SITE_HOSTS_EN: list.optional().meta({
    group: SITES,
    help: 'further hosts of the English site, with port, comma-separated',
    shown: 'en.localhost:`SHELL_PORT`',
    example: 'www.en.hemvist.example',
    compose: '${STACK_HOSTS_EN:-}',
  }),
  TRUSTED_PROXIES: list.default(['loopback']).meta({
    group: SITES,
    help: 'proxies whose `X-Forwarded` headers are trusted: addresses, networks, `loopback` or `uniquelocal`, comma-separated',
    compose: 'uniquelocal',
  }),
  HSTS_INCLUDE_SUBDOMAINS: z.stringbool().default(true).meta({
    group: SITES,
    help: 'false leaves subdomains out of `Strict-Transport-Security`: when one of them is reached by http only',
  }),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .meta({ group: PROCESSES, help: 'debug, info, warn, error or silent' }),
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0).meta({
    group: PROCESSES,
    help: 'time for which requests are still accepted after SIGTERM, while `/-/ready` responds with 503',
  }),
  SHOP_NAME: z
    .string()
    .default('Hemvist')
    .meta({ group: SELLER, help: 'name of the shop: in titles, link previews and mails', public: 'shopName' }),
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
    help: 'payment methods that the footer names, comma-separated: card, invoice or the name of a provider; those that the API offers',
    public: 'paymentMethods',
  }),
  /** FOOT-07 */
  CARRIERS: list.default(['PostNord', 'DHL', 'Schenker', 'UPS']).meta({
    group: SHOP,
    help: 'carriers that the footer names, comma-separated; those that the API offers',
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
    help: 'image of link previews for a page without one; absolute, or a path of the site',
    shown: '/images/pagewidget/1500w/hero_shelf.webp',
    public: 'metaImage',
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
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z\d]{1,20}$/)
    .optional()
    .meta({ group: SHOP, help: 'container of the tag manager', example: 'GTM-ABC123', public: 'tagManager.id' }),
  TAG_MANAGER_KEY_STYLE: z
    .enum(['products', 'items'])
    .default('products')
    .meta({ group: SHOP, help: 'key of the products in its events: products or items', public: 'tagManager.keyStyle' }),
  API_KEY: z
    .string()
    .default('storefront-demo-key')
    .meta({ group: API, help: 'key that the API requires', public: 'apiKey' }),
  GRAPHQL_URL: z.url().default('http://127.0.0.1:4000/graphql').meta({
    group: API,
    help: 'address of the API for the shell',
    example: 'https://merchantapi.geins.io/graphql',
    compose: 'http://commerce-api:4000/graphql',
  }),
  AUTH_URL: z.url().default('http://127.0.0.1:4000/auth').meta({
    group: API,
    help: 'address of its auth service',
    example: 'https://auth-service.geins.io/api/ACCOUNT_prod',
    compose: 'http://commerce-api:4000/auth',
  }),
  SIGN_URL: z.url().default('http://127.0.0.1:4000/auth/sign').meta({
    group: API,
    help: 'address of its sign service',
    example: 'https://merchantapi.geins.io/auth/sign',
    compose: 'http://commerce-api:4000/auth/sign',
  }),
  IMAGE_URL: z.url().default('http://127.0.0.1:4000/images').meta({
    group: API,
    help: 'address of its images',
    example: 'https://ACCOUNT.commerce.services',
    compose: 'http://commerce-api:4000/images',
  }),
  NEWSLETTER_URL: z.url().default('http://127.0.0.1:4000/newsletter').meta({
    group: API,
    help: 'address of its pages that confirm and end a newsletter subscription',
    compose: 'http://commerce-api:4000/newsletter',
  }),
  API_ADDITIONS: z.stringbool().default(true).meta({
    group: API,
    help: 'false for an API without our additions to the published contract: reviews are then neither sorted nor marked as verified, delivery days come from DELIVERY_DAYS, and prices by quantity are shown once the product is in the cart',
    public: 'apiAdditions',
  }),
  CHANNEL_ID_SV: z
    .string()
    .default(LOCALES.sv.channelId)
    .meta({ group: API, help: 'channel of the Swedish site in the API' }),
  CHANNEL_ID_EN: z
    .string()
    .default(LOCALES.en.channelId)
    .meta({ group: API, help: 'channel of the English site in the API' }),
  FORWARD_TIMEOUT_MS: z.coerce.number().int().min(100).max(300_000).default(30_000).meta({
    group: API,
    help: 'longest wait of a forwarded request for headers, and then for each part of the body; 5 s at most to connect',
  }),
  SHELL_RELEASE_DIR: z.string().meta({
    group: REMOTES,
    help: "folder of the shell's own release; `npm start`, `npm run dev` and the image set it",
    compose: false,
  }),
  REGISTRY: list.transform(parsedBy(registrySourcesFrom)).prefault('.data/registry.json').meta({
    group: REMOTES,
    help: 'files or http(s) addresses of registry documents, comma-separated. `mf-search=https://…` names the only remote that a document may list, and no other document may list that remote; `{remote}` stands for the name of each remote without an entry of its own; of documents without a name, the first that lists a remote is believed',
    compose: 'http://{remote}:8080/registry.json',
  }),
  REGISTRY_POLL_MS: z.coerce.number().int().min(100).default(500).meta({
    group: REMOTES,
    help: 'interval at which the registry is read; at least 100',
    compose: '${REGISTRY_POLL_MS:-2000}',
  }),
  REMOTE_ORIGINS: list
    .transform(remoteOriginsFrom)
    .pipe(z.array(origin))
    .prefault(REMOTE_NAMES.map((name) => `http://localhost:${remotePort(name)}`).join(','))
    .meta({
      group: REMOTES,
      help: 'origins from which server and browsers load the code of remotes, comma-separated, with `{remote}` for the name of each. Their owners run code in the server',
      compose: 'http://{remote}:8080',
    }),
  REMOTE_PUBLIC_ORIGINS: list.pipe(z.array(origin)).default([]).meta({
    group: REMOTES,
    help: 'further origins from which browsers load remotes, if they use other names than the server; a `publicUrl` at any other origin is refused',
    example: 'https://assets.hemvist.example',
  }),
  DEV_OVERRIDE_ORIGINS: list
    .pipe(z.array(z.union([z.literal('loopback'), origin])))
    .default([])
    .meta({
      group: REMOTES,
      help: 'origins from which developers may load single remotes for their own visits, comma-separated; `loopback` means every port of the machine of the shell. Never in production: their owners run code in the server',
      example: 'loopback',
    }),
});

export type Settings = z.output<typeof settingsSchema>;
