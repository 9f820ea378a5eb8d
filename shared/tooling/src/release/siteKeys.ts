import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createKey, OPERATOR, publicKeyOf, SHELL } from '@hemvaror/platform/contract/releaseKeys';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';

const NAMES = [...REMOTE_NAMES, OPERATOR, SHELL];

/** The keys of a site on this machine. */
export interface SiteKeys {
  /** Of the shell, which may withdraw releases only. */
  shell: string;
  /** Remote → private key of its owner. */
  ofRemote: (remote: string) => string;
  /** As the setting RELEASE_KEYS. */
  text: string;
}

/** File with a private key of the site on this machine. @param name of a remote, `operator` or `shell` */
export function keyFileOf(dataDir: string, name: string): string {
  return path.join(dataDir, 'keys', `${name}.key`);
}

/** Reads the keys of a site, and creates those that are missing. Only this user may read their files. */
export async function siteKeys(dataDir: string): Promise<SiteKeys> {
  const keys = new Map<string, string>();
  for (const name of NAMES) keys.set(name, await keyIn(keyFileOf(dataDir, name)));
  return {
    shell: keys.get(SHELL) ?? '',
    ofRemote: (remote) => keys.get(remote) ?? '',
    text: [...keys].map(([name, key]) => `${name}=${publicKeyOf(key)}`).join(','),
  };
}

/** @throws Error if the file has no private key */
async function keyIn(file: string): Promise<string> {
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const { privateKey } = createKey();
  await writeFile(file, `${privateKey}\n`, { mode: 0o600, flag: 'wx' });
  return privateKey;
}
