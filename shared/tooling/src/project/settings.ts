import path from 'node:path';
import * as z from 'zod';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { REMOTE_NAMES, remotePort } from '@hemvaror/runtime/contract/remotes';
import { recordOf } from './recordOf.ts';
import { ROOT } from './root.ts';

const portNumber = z.coerce.number().int().min(1).max(65_535);

const SITES = 'Sites and addresses';
const PROCESSES = 'Processes';

/** Variables that another API requires together: without one of them, part of the shop would have no API. */
const OTHER_API = ['GRAPHQL_URL', 'AUTH_URL', 'SIGN_URL', 'IMAGE_URL'] as const;
const otherApiAddress = z
  .url()
  .optional()
  .meta({ group: 'API', help: `of another API: ${OTHER_API.join(', ')} together; then commerce-api is not started` });

const siteVariables = {
  SHELL_PORT: portNumber.default(3000).meta({ group: SITES, help: 'port of the shell' }),
  COMMERCE_API_PORT: portNumber
    .default(4000)
    .meta({ group: SITES, help: 'port of commerce-api; 0 selects a free port when it is started alone' }),
  REGISTRY_PORT: portNumber.default(4100).meta({ group: SITES, help: 'port of the registry of releases' }),
  REGISTRY_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({
      group: 'Remotes',
      help: 'PostgreSQL database that has the decisions of the registry, for several registries; files in `DATA_DIR` by default',
      example: 'postgres://registry:secret@localhost:5432/registry',
      secret: true,
    }),
  REGISTRY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      group: 'Remotes',
      help: 'the registry that `npm run release` decides in; that of `npm start` by default',
      shown: 'http://localhost:`REGISTRY_PORT`',
      example: 'https://registry.hemvist.example',
    }),
  RELEASE_KEY: z.string().optional().meta({
    group: 'Remotes',
    help: 'private key that signs the decisions of `npm run release`; that of `npm start`, or of the stack, by default',
    secret: true,
  }),
  RELEASE_STAGE_MINUTES: z.coerce.number().min(0.01).max(10_080).default(30).meta({
    group: 'Remotes',
    help: 'time after which a new release that is not worse gets its next share of the visitors, although too few have seen it to compare',
  }),
  DATA_DIR: z.string().default('.data').meta({
    group: 'Database',
    help: 'folder of the embedded database, resized images, generated secrets and mails; `npm run reset` removes it',
  }),
  GRAPHQL_URL: otherApiAddress,
  AUTH_URL: otherApiAddress,
  SIGN_URL: otherApiAddress,
  IMAGE_URL: otherApiAddress,
  NODE_ENV: z
    .string()
    .default('development')
    .meta({ group: PROCESSES, help: 'mode of commerce-api; `production` requires secrets' }),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('warn')
    .meta({ group: PROCESSES, help: 'of shell and commerce-api' }),
  TIME_FACTOR: z.coerce
    .number()
    .min(1)
    .max(100)
    .default(1)
    .meta({ group: PROCESSES, help: 'multiplies every limit of time, for slow machines; from 1 to 100' }),
  SEED_DEMO: z
    .stringbool()
    .optional()
    .meta({ group: 'Database', help: 'passed to commerce-api', shown: 'true when `NODE_ENV` is development' }),
  PAYMENT_SANDBOX: z
    .stringbool()
    .optional()
    .meta({ group: 'Payments', help: 'passed to commerce-api', shown: 'true when `NODE_ENV` is development' }),
  TOP_SEARCHES_SV: z
    .string()
    .default('knopp,krok,lampa,mässing,linne')
    .meta({ group: 'The shop', help: 'passed to the shell, with terms of the demo catalog by default' }),
  TOP_SEARCHES_EN: z
    .string()
    .default('knob,hook,lamp,brass,linen')
    .meta({ group: 'The shop', help: 'passed to the shell, with terms of the demo catalog by default' }),
  DEV_OVERRIDE_ORIGINS: z
    .string()
    .default('loopback')
    .meta({ group: 'Remotes', help: 'passed to the shell: any port of this machine by default' }),
  SHELL_URL: z.url().optional().meta({
    group: SITES,
    help: 'the shell that `npm run dev -w <remote>` prints a link to',
    shown: 'http://localhost:`SHELL_PORT`',
    example: 'https://test.hemvist.example',
  }),
};

const variableOf = (name: string, ending: string) => `${name.replaceAll('-', '_').toUpperCase()}_${ending}`;

/** Name of the variable for the port of an app: `MF_CATALOG_PORT` of `mf-catalog`. */
export const PORT_VARIABLES: Record<RemoteName | 'shell' | 'commerce-api' | 'registry', string> = recordOf(
  [...REMOTE_NAMES, 'shell', 'commerce-api', 'registry'],
  (name) => variableOf(name, 'PORT'),
);

const remotePortVariables = Object.fromEntries(
  REMOTE_NAMES.map((name) => [
    PORT_VARIABLES[name],
    portNumber.default(remotePort(name)).meta({ group: SITES, help: `port of the origin of ${name}` }),
  ]),
);

/** Every environment variable of `npm start` and `npm run dev`; docs/settings.md describes the keys of `.meta()`. */
export const settingsShape: Readonly<Record<string, z.ZodType>> = {
  ...siteVariables,
  ...remotePortVariables,
};

const siteSchema = z.object(siteVariables).superRefine((env, context) => {
  const missing = OTHER_API.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === OTHER_API.length) return;
  for (const name of missing) {
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `is required with the other addresses of the API (${OTHER_API.join(', ')})`,
    });
  }
});
const remotePortSchema = z.object(remotePortVariables);

/** The settings of one site on this machine. */
export interface SiteSettings {
  shellPort: number;
  remotePorts: Record<RemoteName, number>;
  apiPort: number;
  registryPort: number;
  /** Of the registry's decisions. Undefined for files in `dataDir`. */
  registryDatabase: string | undefined;
  /** Of the registry that `npm run release` decides in. */
  registryUrl: string;
  /** Private key that signs its decisions. Undefined for that of the site on this machine. */
  releaseKey: string | undefined;
  /** Time in ms after which a candidate gets its next share without enough views. */
  stageMs: number;
  /** Absolute. */
  dataDir: string;
  ownApi: boolean;
  /** GraphQL address of another API; if undefined, commerce-api is started. */
  otherApi: string | undefined;
  /** NODE_ENV of commerce-api. */
  mode: string;
  logLevel: string;
  /** Whether commerce-api adds the demo account to an empty database. */
  seedsDemo: boolean;
  /** Whether shoppers can pay in the payment sandbox of commerce-api. */
  hasPaymentSandbox: boolean;
  /** Suggested searches of the empty search panel, comma-separated, as variables of the shell. */
  topSearches: { TOP_SEARCHES_SV: string; TOP_SEARCHES_EN: string };
  /** DEV_OVERRIDE_ORIGINS of the shell. */
  overrideOrigins: string;
  /** The shell that renders a remote under development. */
  shellUrl: string;
}

/**
 * Validates environment variables. An empty one counts as absent.
 *
 * @throws Error that names each variable with an invalid value, and the expected value
 */
export function readSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const site = siteSchema.safeParse(nonEmpty);
  const ports = remotePortSchema.safeParse(nonEmpty);
  if (!site.success || !ports.success) {
    const issues = [site, ports].flatMap(({ error }) => error?.issues ?? []);
    const errors = issues.map(({ path: [name], message }) => `${String(name)}: ${message}`);
    throw new Error(`The site cannot start with these settings (see docs/settings.md).\n${errors.join('\n')}`);
  }
  const env = site.data;
  return {
    shellPort: env.SHELL_PORT,
    remotePorts: recordOf(REMOTE_NAMES, (name) => ports.data[PORT_VARIABLES[name]] ?? remotePort(name)),
    apiPort: env.COMMERCE_API_PORT,
    registryPort: env.REGISTRY_PORT,
    registryDatabase: env.REGISTRY_DATABASE_URL,
    registryUrl: env.REGISTRY_URL ?? `http://localhost:${env.REGISTRY_PORT}`,
    releaseKey: env.RELEASE_KEY,
    stageMs: env.RELEASE_STAGE_MINUTES * 60_000,
    dataDir: path.resolve(ROOT, env.DATA_DIR),
    ownApi: env.GRAPHQL_URL === undefined,
    otherApi: env.GRAPHQL_URL,
    mode: env.NODE_ENV,
    logLevel: env.LOG_LEVEL,
    seedsDemo: env.SEED_DEMO ?? env.NODE_ENV === 'development',
    hasPaymentSandbox: env.PAYMENT_SANDBOX ?? env.NODE_ENV === 'development',
    topSearches: { TOP_SEARCHES_SV: env.TOP_SEARCHES_SV, TOP_SEARCHES_EN: env.TOP_SEARCHES_EN },
    overrideOrigins: env.DEV_OVERRIDE_ORIGINS,
    shellUrl: env.SHELL_URL ?? `http://localhost:${env.SHELL_PORT}`,
  };
}

/**
 * A limit of time on this machine: `TIME_FACTOR` makes all of them longer on a slow one.
 *
 * @param ms the limit on a machine that is not busy
 */
export function timeLimit(ms: number, { TIME_FACTOR }: NodeJS.ProcessEnv = process.env): number {
  return ms * siteVariables.TIME_FACTOR.parse(TIME_FACTOR || undefined);
}
