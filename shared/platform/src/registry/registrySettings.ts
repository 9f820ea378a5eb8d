import * as z from 'zod';
import { releaseKeysFrom, type ReleaseKeys } from '../contract/releaseKeys.ts';

const SITES = 'Sites and addresses';
const REMOTES = 'Remotes';

/** Environment variables of the registry as a process of its own; docs/settings.md describes the keys of `.meta()`. */
export const settingsSchema = z.object({
  HOST: z.string().default('localhost').meta({ group: SITES, help: 'address to listen on', compose: false }),
  REGISTRY_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .default(4100)
    .meta({ group: SITES, help: 'port of the registry of releases', compose: false }),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .meta({ group: 'Processes', help: 'least severe level that is logged' }),
  REGISTRY_DIR: z.string().default('.data/registry').meta({
    group: REMOTES,
    help: 'folder with a file for each decision of the registry',
    compose: false,
  }),
  REGISTRY_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({
      group: REMOTES,
      help: 'PostgreSQL database that has the decisions instead of REGISTRY_DIR, for several registries',
      example: 'postgres://registry:secret@localhost:5432/registry',
      secret: true,
    }),
  RELEASE_KEYS: z
    .string()
    .transform((text, context) => {
      try {
        return releaseKeysFrom(text.split(',').map((part) => part.trim()));
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
        return z.NEVER;
      }
    })
    .meta({
      group: REMOTES,
      help: 'public keys of the owners of remotes, the operator and the shells, as for the shell. The registry takes only what one of them has signed',
      example: 'mf-search=11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
    }),
  RELEASE_STAGE_MINUTES: z.coerce.number().min(0.01).max(10_080).default(30).meta({
    group: REMOTES,
    help: 'time after which a new release that is not worse gets its next share of the visitors, although too few have seen it to compare',
  }),
});

/** The settings of a registry that is a process of its own. */
export interface RegistrySettings {
  host: string;
  port: number;
  logLevel: string;
  /** Of the decisions, unless `database` names one. */
  folder: string;
  database: string | undefined;
  keys: ReleaseKeys;
  /** Time in ms after which a candidate gets its next share without enough views. */
  stageMs: number;
}

/**
 * Validates environment variables. An empty one counts as absent.
 *
 * @throws Error that names each variable with an invalid value, and the expected value
 */
export function readRegistrySettings(environment: NodeJS.ProcessEnv): RegistrySettings {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data: env, error } = settingsSchema.safeParse(nonEmpty);
  if (!env) {
    const errors = error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`);
    throw new Error(`The registry cannot start with these settings (see docs/settings.md).\n${errors.join('\n')}`);
  }
  return {
    host: env.HOST,
    port: env.REGISTRY_PORT,
    logLevel: env.LOG_LEVEL,
    folder: env.REGISTRY_DIR,
    database: env.REGISTRY_DATABASE_URL,
    keys: env.RELEASE_KEYS,
    stageMs: env.RELEASE_STAGE_MINUTES * 60_000,
  };
}
