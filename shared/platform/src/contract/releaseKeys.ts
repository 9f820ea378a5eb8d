import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';

/** A public key: the 32 bytes of ed25519 (RFC 8032) in base64url. */
export const publicKeySchema = z.string().check(z.regex(/^[\w-]{43}$/));

/** Name → public keys. Names are those of remotes, whose owners sign their releases, and `operator` and `shell`. */
export type ReleaseKeys = ReadonlyMap<string, readonly string[]>;

/** Names of keys that belong to no remote. */
export const OPERATOR = 'operator';
export const SHELL = 'shell';

const ENTRY = /^(operator|shell|mf-[\w-]+)=([\w-]{43})$/;

/**
 * Reads the entries of `RELEASE_KEYS`, such as `mf-search=11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo`. A name may have several, while a key
 * is being replaced.
 *
 * @throws Error that names a wrong entry
 */
export function releaseKeysFrom(entries: readonly string[]): ReleaseKeys {
  const keys = new Map<string, string[]>();
  for (const entry of entries) {
    const [, name = '', key = ''] = ENTRY.exec(entry) ?? [];
    if (!name) throw new Error(`"${entry}" is not <remote>=<public key>, as "npm run release -- key" prints it.`);
    keys.set(name, [...(keys.get(name) ?? []), key]);
  }
  return keys;
}

/**
 * Creates a key.
 *
 * @returns both halves as one line of text each
 * @internal
 */
export function createKey(): { privateKey: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
  return { privateKey: text, publicKey: publicKeyOf(text) };
}

/** @throws Error if the text is not a private key that `createKey` wrote */
export function publicKeyOf(privateKey: string): string {
  return createPublicKey(privateKeyFrom(privateKey)).export({ format: 'jwk' }).x ?? '';
}

/** @returns the signature in base64url. @throws Error if the text is not a private key */
export function signText(text: string, privateKey: string): string {
  return sign(null, Buffer.from(text), privateKeyFrom(privateKey)).toString('base64url');
}

/** Whether a signature of a text was made with a key. */
export function isSignatureOf(text: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
}

function privateKeyFrom(text: string): KeyObject {
  try {
    return createPrivateKey({ key: Buffer.from(text.trim(), 'base64url'), format: 'der', type: 'pkcs8' });
  } catch (error) {
    throw new Error('The key is not a private key, as "npm run release -- key" writes it.', { cause: error });
  }
}
