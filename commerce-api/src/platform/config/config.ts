import { resolve } from 'node:path';
import { authConfigFrom, type AuthConfig } from './authConfig.ts';
import { checkoutConfigFrom, type CheckoutConfig } from './checkoutConfig.ts';
import { FIXED_TIMES } from './fixedTimes.ts';
import { databaseLimitsFrom, type DatabaseLimits } from './databaseConfig.ts';
import { imageConfigFrom, type ImageConfig } from './imageConfig.ts';
import { limitConfigFrom, type LimitConfig } from './limitConfig.ts';
import { paymentConfigFrom, type PaymentConfig } from './paymentConfig.ts';
import { operatorConfigFrom, type OperatorConfig } from './operatorConfig.ts';
import { retentionConfigFrom, type RetentionConfig } from './retentionConfig.ts';
import { reviewConfigFrom, type ReviewConfig } from './reviewConfig.ts';
import { mailConfigFrom, shopConfigFrom, type MailConfig, type ShopConfig } from './mailConfig.ts';
import { readVariables } from './settings.ts';
import { trackingConfigFrom, type TrackingConfig } from './trackingConfig.ts';

export interface Config {
  isProduction: boolean;
  host: string;
  port: number;
  dataDir: string;
  seedDir: string;
  /** Whether an empty database gets the demo account and discount codes, which are published. */
  seedsDemo: boolean;
  databaseUrl: string | undefined;
  databaseLimits: DatabaseLimits;
  /** The current key and the previous one. */
  apiKeys: readonly string[];
  /** The secret key of servers that may set shipping fees; undefined: no client may. */
  serverApiKey: string | undefined;
  auth: AuthConfig;
  corsOrigins: string[];
  logLevel: string;
  /** Whether the log may contain client addresses, which are personal data. */
  logsAddress: boolean;
  /** Time for which requests are accepted after a termination signal, while the process reports itself unready. */
  shutdownDelayMs: number;
  /** Multiplies the limits of time in the code; those of `databaseLimits` are multiplied already. */
  timeFactor: number;
  trustedProxies: string[];
  limits: LimitConfig;
  retention: RetentionConfig;
  images: ImageConfig;
  mail: MailConfig;
  shop: ShopConfig;
  reviews: ReviewConfig;
  checkout: CheckoutConfig;
  payments: PaymentConfig;
  operator: OperatorConfig;
  tracking: TrackingConfig;
}

/** @throws Error naming each invalid environment variable with the reason */
export function configFrom(env: Record<string, string | undefined>, times = FIXED_TIMES): Config {
  const data = readVariables(env);
  const isProduction = data.NODE_ENV !== 'development';
  return {
    isProduction,
    host: data.HOST,
    port: data.COMMERCE_API_PORT,
    dataDir: resolve(data.DATA_DIR),
    seedDir: resolve(data.SEED_DIR),
    seedsDemo: data.SEED_DEMO ?? !isProduction,
    databaseUrl: data.DATABASE_URL,
    databaseLimits: databaseLimitsFrom(data, data.TIME_FACTOR, times),
    apiKeys: [data.API_KEY, ...(data.API_KEY_PREVIOUS === undefined ? [] : [data.API_KEY_PREVIOUS])],
    serverApiKey: data.SERVER_API_KEY,
    auth: authConfigFrom(data),
    corsOrigins: list(data.CORS_ORIGINS),
    logLevel: data.LOG_LEVEL,
    logsAddress: data.LOG_CLIENT_ADDRESS,
    shutdownDelayMs: data.SHUTDOWN_DELAY_MS,
    timeFactor: data.TIME_FACTOR,
    trustedProxies: list(data.TRUSTED_PROXIES),
    limits: limitConfigFrom(data),
    retention: retentionConfigFrom(data),
    images: imageConfigFrom(data, data.DATA_DIR),
    mail: mailConfigFrom(data, times),
    shop: shopConfigFrom(data),
    reviews: reviewConfigFrom(data, times),
    checkout: checkoutConfigFrom(data),
    payments: paymentConfigFrom(data, times),
    operator: operatorConfigFrom(data),
    tracking: trackingConfigFrom(data),
  };
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
