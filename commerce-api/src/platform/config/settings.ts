import { join } from 'node:path';
import * as z from 'zod';
import { authVariables } from './authConfig.ts';
import { checkoutVariables } from './checkoutConfig.ts';
import { databaseVariables } from './databaseConfig.ts';
import { imageVariables } from './imageConfig.ts';
import { limitVariables } from './limitConfig.ts';
import { mailVariables } from './mailConfig.ts';
import { paymentVariables } from './paymentConfig.ts';
import { operatorVariables } from './operatorConfig.ts';
import { retentionVariables } from './retentionConfig.ts';
import { trackingVariables } from './trackingConfig.ts';
import { reviewVariables } from './reviewConfig.ts';

const PROCESSES = 'Processes';
const SITES = 'Sites and addresses';
const DATABASE = 'Database';
const API = 'API';

/**
 * Every environment variable of commerce-api. `npm run generate` writes `.env.example`, `docs/settings.md` and the
 * environment in docker-compose.yml from it; that page describes the keys of `.meta()`, which must be the last call.
 */
export const settingsSchema = z.object({
  // Production by default: a missing variable must not weaken security.
  NODE_ENV: z.string().default('production').meta({
    group: PROCESSES,
    help: 'only `development` works without secrets and opens GraphiQL (at the port of the API) and introspection; `npm start` and `npm run dev` set it',
    compose: false,
  }),
  HOST: z.string().default('127.0.0.1').meta({ group: SITES, help: 'address to listen on', compose: false }),
  COMMERCE_API_PORT: z.coerce.number().int().min(0).max(65535).default(4000).meta({
    group: SITES,
    help: 'port of commerce-api; 0 selects a free port when it is started alone',
    compose: false,
  }),
  DATA_DIR: z.string().min(1).default('.data').meta({
    group: DATABASE,
    help: 'folder of the embedded database, resized images, generated secrets and mails; `npm run reset` removes it',
    compose: false,
  }),
  SEED_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../../../seed'))
    .meta({
      group: DATABASE,
      help: 'folder with the data for an empty database',
      shown: 'commerce-api/seed',
    }),
  SEED_DEMO: z.stringbool().optional().meta({
    group: DATABASE,
    help: 'whether an empty database gets the demo account and discount codes. Their passwords are published: never in production',
    shown: 'false; true when `NODE_ENV` is development',
    example: 'true',
    compose: '${SEED_DEMO:-false}',
  }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({
      group: DATABASE,
      help: 'a PostgreSQL server (15 or later) instead of the embedded database; a connection pooler must preserve sessions (prepared statements, LISTEN)',
      secret: true,
      example: 'postgres://user:password@localhost:5432/storefront',
      compose: 'postgres://storefront:${POSTGRES_PASSWORD:?set POSTGRES_PASSWORD in .env}@postgres:5432/storefront',
    }),
  API_KEY: z
    .string()
    .min(8)
    .default('storefront-demo-key')
    .meta({ group: API, help: 'required in the header `X-ApiKey`; public, as every page contains it' }),
  API_KEY_PREVIOUS: z.string().min(8).optional().meta({
    group: API,
    help: 'during a rotation: the previous key, still accepted, since open tabs and other clients use it',
  }),
  SERVER_API_KEY: z.string().min(32).optional().meta({
    group: API,
    help: 'a key for servers of the shop, sent in `X-ApiKey`: only requests with it may set shipping fees from outside and carriers that are not offered. Never in a page; without one, no client may',
    secret: true,
  }),
  CORS_ORIGINS: z.string().default('http://localhost:3000,http://127.0.0.1:3000').meta({
    group: SITES,
    help: "other origins that may call the API, comma-separated; also the only ones that may use a shopper's refresh cookie: others get 403",
    compose: '${STACK_ORIGIN_SV:-http://localhost:8080},${STACK_ORIGIN_EN:-http://en.localhost:8080}',
  }),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info').meta({
    group: PROCESSES,
    help: 'silent, fatal, error, warn, info, debug or trace; keep it at info in production, where security events are logged',
  }),
  LOG_CLIENT_ADDRESS: z
    .stringbool()
    .default(false)
    .meta({ group: PROCESSES, help: 'true logs the client address of each request, which is personal data' }),
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(600_000).default(0).meta({
    group: PROCESSES,
    help: 'time for which requests are still accepted after SIGTERM, while `/-/ready` responds with 503 and each response closes its connection; longer than the interval at which a load balancer checks',
    compose: '${SHUTDOWN_DELAY_MS:-6000}',
  }),
  TIME_FACTOR: z.coerce
    .number()
    .min(1)
    .max(100)
    .default(1)
    .meta({ group: PROCESSES, help: 'multiplies every limit of time, for slow machines; from 1 to 100' }),
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.1,::1')
    .meta({ group: SITES, help: 'proxies whose `X-Forwarded-For` is trusted: the shell', compose: 'uniquelocal' }),
  ...authVariables,
  ...limitVariables,
  ...retentionVariables,
  ...databaseVariables,
  ...imageVariables,
  ...mailVariables,
  ...reviewVariables,
  ...checkoutVariables,
  ...paymentVariables,
  ...operatorVariables,
  ...trackingVariables,
});

export type Variables = z.output<typeof settingsSchema>;

/**
 * Validates environment variables. An empty one counts as absent: compose files and CI write those.
 *
 * @throws Error naming each invalid variable with the reason
 */
export function readVariables(env: Readonly<Record<string, string | undefined>>): Variables {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is invalid.\n${problems.join('\n')}`);
}
