import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config/config.ts';
import { hasCode } from '../model/hasCode.ts';

export interface TokenKey {
  /** Names the key in the header of a token, and reveals nothing of it. */
  id: string;
  key: Uint8Array;
}

/** Of each list the first key signs, and all verify: the second is the key before a rotation. */
export interface Secrets {
  /** Of access tokens. */
  tokens: readonly [TokenKey, ...TokenKey[]];
  /** Of challenges. */
  challenges: readonly [Uint8Array, ...Uint8Array[]];
  /** Of cart ids that were given out and are not stored yet. */
  cartIds: readonly [Uint8Array, ...Uint8Array[]];
  /** Of the answers of the sign endpoint. */
  signatures: readonly [Uint8Array, ...Uint8Array[]];
  /** Hides customers in the security log. */
  securityLog: Uint8Array;
}

interface SecretTexts {
  auth: string;
  sign: string;
  previousAuth?: string | undefined;
  previousSign?: string | undefined;
}

/**
 * From the configuration, else random ones that are kept in the data folder, so that a restart signs nobody out.
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

/** One key for each purpose: what one of them signs is never valid for another. */
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
    securityLog: derivedKey(authKey, 'security log'),
  };
}

// The secret itself signs tokens: a release before this one goes on verifying them if it is brought back.
function tokenKey(key: Uint8Array): TokenKey {
  return { id: Buffer.from(derivedKey(key, 'key id')).subarray(0, 6).toString('base64url'), key };
}

function derivedKey(secret: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), purpose, 32));
}

async function persistedSecret(file: string): Promise<string> {
  try {
    // `wx`: of two processes that start together one writes, both read the same.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
