import path from 'node:path';
import * as z from 'zod';
import { ROOT, type REMOTES } from './root.ts';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);

/** Another API has all of its addresses elsewhere; with one missing, half of the shop would talk to nobody. */
const OTHER_API = ['GRAPHQL_URL', 'AUTH_URL', 'SIGN_URL', 'IMAGE_URL'] as const;

const variables = z.object({
  SHELL_PORT: port(3000),
  MF_CATALOG_PORT: port(3001),
  MF_SEARCH_PORT: port(3002),
  MF_CART_CHECKOUT_PORT: port(3003),
  MF_ACCOUNT_PORT: port(3004),
  MF_CONTENT_PORT: port(3005),
  COMMERCE_API_PORT: port(4000),
  DATA_DIR: z.string().default('.data'),
  /** Given: the site talks to this API, and commerce-api is not started. */
  GRAPHQL_URL: z.url().optional(),
  AUTH_URL: z.url().optional(),
  SIGN_URL: z.url().optional(),
  IMAGE_URL: z.url().optional(),
});

const schema = variables.superRefine((env, context) => {
  const missing = OTHER_API.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === OTHER_API.length) return;
  for (const name of missing) {
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `is needed beside the other addresses of the API (${OTHER_API.join(', ')})`,
    });
  }
});

export type RemoteFolder = (typeof REMOTES)[number];

/** Where everything of one running site lies. */
export interface SiteSettings {
  shellPort: number;
  remotePorts: Record<RemoteFolder, number>;
  apiPort: number;
  /** Absolute. */
  dataDir: string;
  ownApi: boolean;
}

/** Name of the variable that moves a part's port. */
export const PORT_VARIABLES: Record<RemoteFolder | 'shell' | 'commerce-api', string> = {
  shell: 'SHELL_PORT',
  'mf-catalog': 'MF_CATALOG_PORT',
  'mf-search': 'MF_SEARCH_PORT',
  'mf-cart-checkout': 'MF_CART_CHECKOUT_PORT',
  'mf-account': 'MF_ACCOUNT_PORT',
  'mf-content': 'MF_CONTENT_PORT',
  'commerce-api': 'COMMERCE_API_PORT',
};

/** @throws Error that names every variable with a value it cannot have */
export function readSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const result = schema.safeParse(environment);
  if (!result.success) {
    const problems = result.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`);
    throw new Error(`The site cannot start with this environment (see .env.example).\n${problems.join('\n')}`);
  }
  const env = result.data;
  return {
    shellPort: env.SHELL_PORT,
    remotePorts: {
      'mf-catalog': env.MF_CATALOG_PORT,
      'mf-search': env.MF_SEARCH_PORT,
      'mf-cart-checkout': env.MF_CART_CHECKOUT_PORT,
      'mf-account': env.MF_ACCOUNT_PORT,
      'mf-content': env.MF_CONTENT_PORT,
    },
    apiPort: env.COMMERCE_API_PORT,
    dataDir: path.resolve(ROOT, env.DATA_DIR),
    ownApi: env.GRAPHQL_URL === undefined,
  };
}
