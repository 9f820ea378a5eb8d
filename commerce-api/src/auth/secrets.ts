import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { hasCode } from '../hasCode.ts';

export interface Secrets {
  /** Signs the access tokens and challenges. */
  auth: Uint8Array;
  /** Signs the answers of the sign endpoint. */
  sign: Uint8Array;
}

/** From the configuration, else random ones that are kept in the data folder, so that a restart signs nobody out. */
export async function secretsOf({ authSecret, signSecret, dataDir }: Config): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true });
  return {
    auth: new TextEncoder().encode(authSecret ?? (await kept(join(dataDir, 'auth.secret')))),
    sign: new TextEncoder().encode(signSecret ?? (await kept(join(dataDir, 'sign.secret')))),
  };
}

async function kept(file: string): Promise<string> {
  try {
    // `wx`: of two processes that start together one writes, both read the same.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
