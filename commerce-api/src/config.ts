import { join, resolve } from 'node:path';
import * as z from 'zod';
import { imageConfigFrom, imageVariables, type ImageConfig } from './images/imageConfig.ts';
import { mailConfigFrom, mailVariables, shopConfigFrom, type MailConfig, type ShopConfig } from './mail/mailConfig.ts';

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  COMMERCE_API_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  SEED_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../seed')),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  API_KEY: z.string().min(8).default('storefront-demo-key'),
  AUTH_SECRET: z.string().min(32).optional(),
  SIGN_SECRET: z.string().min(32).optional(),
  CORS_ORIGINS: z.string().default('http://localhost:3000,http://127.0.0.1:3000'),
  CAMPAIGN_CHECK_MS: z.coerce.number().int().min(50).default(30_000),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  LOG_CLIENT_ADDRESS: z.stringbool().default(false),
  /** For load balancers that look at `/-/ready` now and then. */
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(600_000).default(0),
  /** Proxies whose X-Forwarded-For is believed: the storefront's server forwards the browser's requests. */
  TRUSTED_PROXIES: z.string().default('127.0.0.1,::1'),
  ...imageVariables,
  ...mailVariables,
});

export interface Config {
  isProduction: boolean;
  host: string;
  port: number;
  dataDir: string;
  seedDir: string;
  databaseUrl: string | undefined;
  apiKey: string;
  authSecret: string | undefined;
  signSecret: string | undefined;
  corsOrigins: string[];
  /** How often this process looks for campaigns that start or end. */
  campaignCheckMs: number;
  logLevel: string;
  /** Whether the log may hold the address of who asks, which is personal data. */
  logsAddress: boolean;
  /** For how long requests are taken after the process was told to end and calls itself unready. */
  shutdownDelayMs: number;
  trustedProxies: string[];
  images: ImageConfig;
  mail: MailConfig;
  shop: ShopConfig;
}

/** @throws Error naming each environment variable that cannot be used and why */
export function configFrom(env: Record<string, string | undefined>): Config {
  // An empty variable is one that was not set: compose files and CI write those.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration cannot be used.\n${problems.join('\n')}`);
  }
  const { data } = parsed;
  const isProduction = data.NODE_ENV === 'production';
  for (const name of ['AUTH_SECRET', 'SIGN_SECRET'] as const) {
    if (isProduction && !data[name]) {
      throw new Error(`${name}: must be set in production, to a text of at least 32 characters.`);
    }
  }
  return {
    isProduction,
    host: data.HOST,
    port: data.COMMERCE_API_PORT,
    dataDir: resolve(data.DATA_DIR),
    seedDir: resolve(data.SEED_DIR),
    databaseUrl: data.DATABASE_URL,
    apiKey: data.API_KEY,
    authSecret: data.AUTH_SECRET,
    signSecret: data.SIGN_SECRET,
    corsOrigins: list(data.CORS_ORIGINS),
    campaignCheckMs: data.CAMPAIGN_CHECK_MS,
    logLevel: data.LOG_LEVEL,
    logsAddress: data.LOG_CLIENT_ADDRESS,
    shutdownDelayMs: data.SHUTDOWN_DELAY_MS,
    trustedProxies: list(data.TRUSTED_PROXIES),
    images: imageConfigFrom(data),
    mail: mailConfigFrom(data, data.DATA_DIR),
    shop: shopConfigFrom(data),
  };
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
