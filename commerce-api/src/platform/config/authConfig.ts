import * as z from 'zod';

export interface AuthLimits {
  /** Length of the window in which attempts are counted, in seconds. */
  windowSeconds: number;
  /** Attempts for one user name from one network. */
  perNameAndNetwork: number;
  /** Attempts from one network, for all names. */
  perNetwork: number;
  /** Registrations from one network: each reveals whether an address has an account. */
  registrationsPerNetwork: number;
  /** Attempts for one user name from all networks, after which each further one is delayed. */
  slowAfter: number;
}

export interface AuthConfig {
  authSecret: string | undefined;
  signSecret: string | undefined;
  /** The previous secrets: they verify existing signatures, but do not sign. */
  previousAuthSecret: string | undefined;
  previousSignSecret: string | undefined;
  /** Absolute lifetime of a session, in seconds from its login, even if it is refreshed. */
  maxSessionSeconds: number;
  /** Maximum age of a login for sensitive steps, in seconds. See `hasRecentLogin`. */
  reauthenticationSeconds: number;
  limits: AuthLimits;
}

const MIN_SECRET_LENGTH = 32;
const secret = z.string().min(MIN_SECRET_LENGTH).optional();
const count = z.coerce.number().int().min(1).max(1_000_000);
const GROUP = 'Secrets, sessions and logins';
/** In which attempts are counted. */
const WINDOW_MINUTES = 15;

export const authVariables = {
  AUTH_SECRET: secret.meta({
    group: GROUP,
    help: 'signs tokens and sessions; at least 32 characters, such as `openssl rand -hex 32` prints',
    secret: true,
    shown: 'random, stored in `DATA_DIR`',
    compose: '${AUTH_SECRET:?set AUTH_SECRET in .env, at least 32 characters}',
  }),
  SIGN_SECRET: secret.meta({
    group: GROUP,
    help: 'signs login challenges; at least 32 characters',
    secret: true,
    shown: 'random, stored in `DATA_DIR`',
    compose: '${SIGN_SECRET:?set SIGN_SECRET in .env, at least 32 characters}',
  }),
  AUTH_SECRET_PREVIOUS: secret.meta({
    group: GROUP,
    help: 'during a rotation: the previous secret, which verifies but does not sign; all four secrets differ',
    secret: true,
  }),
  SIGN_SECRET_PREVIOUS: secret.meta({
    group: GROUP,
    help: 'during a rotation: the previous secret, which verifies but does not sign',
    secret: true,
  }),
  SESSION_MAX_DAYS: z.coerce
    .number()
    .min(0.001)
    .max(365)
    .default(30)
    .meta({ group: GROUP, help: 'days after its login when a session ends, even if it is refreshed' }),
  REAUTHENTICATION_MINUTES: z.coerce.number().min(0.001).max(1_440).default(10).meta({
    group: GROUP,
    help: 'age of a login that deletion, export, another personal number and the end of sessions accept',
  }),
  LOGIN_LIMIT_PER_NAME_AND_NETWORK: count.default(10).meta({
    group: GROUP,
    help: `attempts for one name from one network (IPv4 address or IPv6 /64) in ${WINDOW_MINUTES} minutes`,
  }),
  LOGIN_LIMIT_PER_NETWORK: count.default(100).meta({ group: GROUP, help: 'attempts from one network in that time' }),
  LOGIN_SLOW_AFTER: count.default(50).meta({
    group: GROUP,
    help: 'attempts for one name from all networks in that time, after which each waits, 4 s at most',
  }),
  REGISTRATION_LIMIT_PER_NETWORK: count.default(20).meta({
    group: GROUP,
    help: 'registrations from one network in that time; the contract requires 409 for a taken address, so this bounds probing',
  }),
};

type AuthVariables = z.infer<z.ZodObject<typeof authVariables>>;

/** @throws Error if two secrets are equal: signatures of one could then be forged with the other */
export function authConfigFrom(data: AuthVariables): AuthConfig {
  assertDistinct(data);
  return {
    authSecret: data.AUTH_SECRET,
    signSecret: data.SIGN_SECRET,
    previousAuthSecret: data.AUTH_SECRET_PREVIOUS,
    previousSignSecret: data.SIGN_SECRET_PREVIOUS,
    maxSessionSeconds: Math.round(data.SESSION_MAX_DAYS * 86_400),
    reauthenticationSeconds: data.REAUTHENTICATION_MINUTES * 60,
    limits: {
      windowSeconds: WINDOW_MINUTES * 60,
      perNameAndNetwork: data.LOGIN_LIMIT_PER_NAME_AND_NETWORK,
      perNetwork: data.LOGIN_LIMIT_PER_NETWORK,
      registrationsPerNetwork: data.REGISTRATION_LIMIT_PER_NETWORK,
      slowAfter: data.LOGIN_SLOW_AFTER,
    },
  };
}

const SECRETS = ['AUTH_SECRET', 'SIGN_SECRET', 'AUTH_SECRET_PREVIOUS', 'SIGN_SECRET_PREVIOUS'] as const;

function assertDistinct(data: AuthVariables): void {
  const given = SECRETS.filter((name) => data[name] !== undefined);
  const [repeated] = given.filter((name, index) => given.findIndex((other) => data[other] === data[name]) !== index);
  if (repeated === undefined) return;
  const first = given.find((name) => data[name] === data[repeated]);
  throw new Error(`${first} and ${repeated} must differ: generate a random text for each.`);
}
