import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config/config.ts';
import { hasCode } from '../model/hasCode.ts';

export interface TokenKey {
  /** Identifies the key in the header of a token without revealing it. */
  id: string;
  key: Uint8Array;
}

/** The first key of each list signs, all of them verify: the second is the key before a rotation. */
export interface Secrets {
  /** For access tokens. */
  tokens: readonly [TokenKey, ...TokenKey[]];
  /** For challenges. */
  challenges: readonly [Uint8Array, ...Uint8Array[]];
  /** For cart ids that were issued and are not stored yet. */
  cartIds: readonly [Uint8Array, ...Uint8Array[]];
  /** For the responses of the sign endpoint. */
  signatures: readonly [Uint8Array, ...Uint8Array[]];
  /** For hashing erased email addresses. */
  erasedAddresses: readonly [Uint8Array, ...Uint8Array[]];
  /** For hashing email addresses in the security log. */
  securityLog: Uint8Array;
  /** For the webhooks of the payment sandbox. */
  paymentSandbox: Uint8Array;
}

interface SecretTexts {
  auth: string;
  sign: string;
  previousAuth?: string | undefined;
  previousSign?: string | undefined;
}

/**
 * Reads the secrets from the configuration, else from the data folder, where random ones persist across restarts.
 *
 * @throws Error in production without configured secrets
 */
export async function secretsOf({
  auth,
  dataDir,
  isProduction,
}: Pick<Config, 'auth' | 'dataDir' | 'isProduction'>): Promise<Secrets> {
  const { authSecret, signSecret, previousAuthSecret: previousAuth, previousSignSecret: previousSign } = auth;
  if (isProduction) {
    for (const [name, secret] of Object.entries({ AUTH_SECRET: authSecret, SIGN_SECRET: signSecret })) {
      if (secret === undefined) {
        throw new Error(
          `${name}: must be set to a text of at least 32 characters, unless NODE_ENV is development (npm start sets that).`,
        );
      }
    }
  }
  await mkdir(dataDir, { recursive: true });
  return secretsFrom({
    auth: authSecret ?? (await persistedSecret(join(dataDir, 'auth.secret'))),
    sign: signSecret ?? (await persistedSecret(join(dataDir, 'sign.secret'))),
    previousAuth,
    previousSign,
  });
}

/** Derives one key for each purpose: a signature for one purpose is never valid for another. */
export function secretsFrom({ auth, sign, previousAuth, previousSign }: SecretTexts): Secrets {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const olderAuth = previousAuth === undefined ? [] : [bytes(previousAuth)];
  const olderSign = previousSign === undefined ? [] : [bytes(previousSign)];
  const authKey = bytes(auth);
  return {
    tokens: [tokenKey(authKey), ...olderAuth.map(tokenKey)],
    challenges: [derivedKey(authKey, 'challenge'), ...olderAuth.map((key) => derivedKey(key, 'challenge'))],
    cartIds: [derivedKey(authKey, 'cart id'), ...olderAuth.map((key) => derivedKey(key, 'cart id'))],
    signatures: [bytes(sign), ...olderSign],
    erasedAddresses: [
      derivedKey(authKey, 'erased address'),
      ...olderAuth.map((key) => derivedKey(key, 'erased address')),
    ],
    securityLog: derivedKey(authKey, 'security log'),
    paymentSandbox: derivedKey(authKey, 'payment sandbox'),
  };
}

// The secret itself signs tokens, so that an older release can still verify them after a rollback.
function tokenKey(key: Uint8Array): TokenKey {
  return { id: Buffer.from(derivedKey(key, 'key id')).subarray(0, 6).toString('base64url'), key };
}

function derivedKey(secret: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), purpose, 32));
}

async function persistedSecret(file: string): Promise<string> {
  try {
    // `wx`: if two processes start at once, only one writes, and both read the same secret.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
