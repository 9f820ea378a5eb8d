import { LOCALES, type LocaleCode } from '@storefront/config/locales';
import { publicConfigSchema, type PublicConfig } from '@storefront/config/publicConfig';
import * as z from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** Plain text in one line; nothing else is put into a page of every visitor. */
const message = z
  .string()
  .max(300)
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim() || undefined)
  .optional();

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

const environmentSchema = z.object({
  SHELL_PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SHOP_NAME: z.string().default('Hemvist'),
  /** What the empty search offers, commas between, by language (SRCH-39). */
  TOP_SEARCHES_SV: list.optional(),
  TOP_SEARCHES_EN: list.optional(),
  /** The red line above every page, by language (TOP-07). */
  GLOBAL_MESSAGE_SV: message,
  GLOBAL_MESSAGE_EN: message,
  /** The main navigation (HEAD-04, HEAD-06, HEAD-07). */
  NAVIGATION_TYPE: z.enum(['fullWidth', 'boxed']).default('fullWidth'),
  NAVIGATION_OPENS_BY: z.enum(['hover', 'click']).default('hover'),
  NAVIGATION_LINK_TO_ALL: z.stringbool().default(true),
  /** Whether the search on phone and tablet shows at the top of the page without being opened (SRCH-05, SRCH-06). */
  SEARCH_VISIBLE_AT_TOP: z.stringbool().default(false),
  /** Whether cards of products with one sku have a button into the cart (behaviours, section 5). */
  QUICK_ADD: z.stringbool().default(true),
  /** Picture of link previews for a page that has none of its own (SEO-04). */
  META_IMAGE: z.string().optional(),
  /** The recommendation service is active when it is switched on and has an account (CONST-06). */
  RECOMMENDATION_ACTIVE: z.stringbool().default(false),
  RECOMMENDATION_ACCOUNT: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z\d]{1,20}$/)
    .optional(),
  TAG_MANAGER_KEY_STYLE: z.enum(['products', 'items']).default('products'),
  API_KEY: z.string().default('storefront-demo-key'),
  /** Where the shell reaches the API, its auth service and its pictures. */
  GRAPHQL_URL: z.url().default('http://127.0.0.1:4000/graphql'),
  AUTH_URL: z.url().default('http://127.0.0.1:4000/auth'),
  SIGN_URL: z.url().default('http://127.0.0.1:4000/auth/sign'),
  IMAGE_URL: z.url().default('http://127.0.0.1:4000/images'),
  /** Files or addresses of the registry documents. */
  REGISTRY: list.default(['.data/registry.json']),
  REGISTRY_POLL_MS: z.coerce.number().int().min(100).default(500),
  /** Origins that remotes may be loaded from. Whoever writes to one of them runs code in this server. */
  REMOTE_ORIGINS: list.default([3001, 3002, 3003, 3004, 3005].map((number) => `http://localhost:${number}`)),
  /**
   * Where developers may have single remotes taken from for their own visits: origins, or `loopback` for every port of
   * this machine. Nothing by default: whoever answers there runs code in this server.
   */
  DEV_OVERRIDE_ORIGINS: list.pipe(z.array(z.union([z.literal('loopback'), origin]))).default([]),
  /** Folder of the shell's own release. */
  SHELL_RELEASE_DIR: z.string(),
  SITE_ORIGIN_SV: z.url().optional(),
  SITE_ORIGIN_EN: z.url().optional(),
  /** Further hosts, with port, that answer as the site of a language. */
  SITE_HOSTS_SV: list.optional(),
  SITE_HOSTS_EN: list.optional(),
  /** Milliseconds that the server still takes requests after SIGTERM, while it calls itself unready. */
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Proxies whose X-Forwarded headers are believed: addresses, networks, or names such as `loopback`. */
  TRUSTED_PROXIES: list.default(['loopback']),
  /** The market stands in the path, `/se/kassan`, instead of in a cookie alone (OP-51). */
  MARKET_IN_PATH: z.stringbool().default(false),
  /** Alias of the market that an unknown one counts as (ROUTE-40). */
  FALLBACK_MARKET: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('se'),
  /** Whether there is a start page; without one its route leads to index (ROUTE-17). */
  START_PAGE: z.stringbool().default(true),
  CHANNEL_ID_SV: z.string().default(LOCALES.sv.channelId),
  CHANNEL_ID_EN: z.string().default(LOCALES.en.channelId),
});

export interface SiteEnvironment {
  origin: string;
  hosts: string[];
  channelId: string;
}

export interface Environment extends z.output<typeof environmentSchema> {
  sites: Record<LocaleCode, SiteEnvironment>;
  publicConfig: PublicConfig;
}

/** @throws Error that names every variable with a value it cannot have */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const result = environmentSchema.safeParse(variables);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The shell cannot start with this environment.\n${problems.join('\n')}`);
  }
  const env = result.data;
  const local = (host: string) => `${host}:${env.SHELL_PORT}`;
  const sv = env.SITE_ORIGIN_SV ?? `http://${local('localhost')}`;
  const en = env.SITE_ORIGIN_EN ?? `http://${local('en.localhost')}`;

  return {
    ...env,
    sites: {
      sv: site(sv, env.SITE_HOSTS_SV ?? [local('localhost'), local('sv.localhost')], env.CHANNEL_ID_SV),
      en: site(en, env.SITE_HOSTS_EN ?? [local('en.localhost')], env.CHANNEL_ID_EN),
    },
    publicConfig: publicConfigSchema.parse({
      shopName: env.SHOP_NAME,
      navigation: {
        type: env.NAVIGATION_TYPE,
        opensBy: env.NAVIGATION_OPENS_BY,
        linkToAll: env.NAVIGATION_LINK_TO_ALL,
      },
      searchVisibleAtTop: env.SEARCH_VISIBLE_AT_TOP,
      quickAdd: env.QUICK_ADD,
      metaImage: env.META_IMAGE,
      ...(env.RECOMMENDATION_ACTIVE &&
        env.RECOMMENDATION_ACCOUNT && { recommendation: { accountId: env.RECOMMENDATION_ACCOUNT } }),
      tagManager: { id: env.TAG_MANAGER_ID, keyStyle: env.TAG_MANAGER_KEY_STYLE },
      apiKey: env.API_KEY,
      marketInPath: env.MARKET_IN_PATH,
      fallbackMarketAlias: env.FALLBACK_MARKET,
      startPage: env.START_PAGE,
      signEndpoint: `/auth/sign/${env.API_KEY}?identity=`,
    }),
  };
}

/** What a visitor of one site may read of the configuration: with that site's words, without the other's. */
export function publicConfigOf({ publicConfig, ...env }: Environment, locale: LocaleCode): PublicConfig {
  const globalMessage = { sv: env.GLOBAL_MESSAGE_SV, en: env.GLOBAL_MESSAGE_EN }[locale];
  const topSearches = { sv: env.TOP_SEARCHES_SV, en: env.TOP_SEARCHES_EN }[locale];
  return {
    ...publicConfig,
    ...(globalMessage !== undefined && { globalMessage }),
    ...(topSearches !== undefined && { topSearches }),
  };
}

function site(origin: string, hosts: string[], channelId: string): SiteEnvironment {
  return { origin: origin.replace(/\/$/, ''), hosts: [new URL(origin).host, ...hosts], channelId };
}
