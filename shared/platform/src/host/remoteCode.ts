import { readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { asFederationContainer } from '../contract/federationContainer.ts';
import { integrityMatches } from '../contract/integrity.ts';
import { fetchReleaseFile, type FetchedFile } from './fetchReleaseFile.ts';

/**
 * Reads a remote's files: from a folder of stored releases if the content matches its release, otherwise from allowed origins
 * and folders only, without redirects, with a timeout.
 */
export class RemoteFiles {
  readonly #origins: ReadonlySet<string>;
  readonly #folders = new Set<string>();
  /** Address → integrity value, of the files of loaded releases. */
  readonly #expected = new Map<string, string>();
  /** Address of a release → its folder on this machine. */
  readonly #stored = new Map<string, string>();
  #reading = 0;

  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins);
  }

  /** @param folder address with a slash at the end: a developer's override (DEV_OVERRIDE_ORIGINS) */
  allow(folder: string): void {
    this.#folders.add(folder);
  }

  disallow(folder: string): void {
    this.#folders.delete(folder);
  }

  /**
   * Reads the files of a release from a folder.
   *
   * @param address of the release, with a slash at the end
   */
  readFrom(address: string, folder: string): void {
    this.#stored.set(address, folder);
  }

  expect(url: string, integrity: string): void {
    this.#expected.set(url, integrity);
  }

  forget(urls: Iterable<string>): void {
    for (const url of urls) {
      this.#expected.delete(url);
      this.#stored.delete(new URL('.', url).href);
    }
  }

  /**
   * @throws TemporaryFailure if the origin does not respond
   * @throws Error if the origin is not allowed, or the content does not match its release
   */
  async text(url: URL): Promise<string> {
    this.#reading += 1;
    try {
      return await this.#read(url);
    } finally {
      this.#reading -= 1;
    }
  }

  /**
   * Fetches a file from its origin, also one that is stored.
   *
   * @throws TemporaryFailure if the origin does not respond
   * @throws Error if the origin is not allowed
   */
  async fetch(url: URL): Promise<FetchedFile> {
    if (!this.#isAllowed(url)) throw new Error(`origin not allowed: ${url.origin} (REMOTE_ORIGINS)`);
    return fetchReleaseFile(url);
  }

  /** Whether a file is being read or fetched. */
  isReading(): boolean {
    return this.#reading > 0;
  }

  async #read(url: URL): Promise<string> {
    const expected = this.#expected.get(url.href);
    const stored = expected === undefined ? undefined : await this.#storedText(url);
    if (stored !== undefined && expected !== undefined && integrityMatches(stored, expected)) return stored;

    const text = (await this.fetch(url)).content.toString('utf8');
    if (expected && !integrityMatches(text, expected))
      throw new Error(`${url.href}: content does not match its release`);
    return text;
  }

  /** @throws Error also for a file without an integrity value: its code would run unchecked */
  async code(url: URL): Promise<string> {
    if (!this.#expected.has(url.href)) throw new Error(`${url.href}: release.json names no such file`);
    return this.text(url);
  }

  /** @returns undefined if the file is not stored */
  async #storedText({ href }: URL): Promise<string | undefined> {
    for (const [address, folder] of this.#stored) {
      if (!href.startsWith(address)) continue;
      try {
        return await readFile(path.join(folder, href.slice(address.length)), 'utf8');
      } catch {
        // Removed, or never stored.
        return undefined;
      }
    }
    return undefined;
  }

  #isAllowed({ origin, href }: URL): boolean {
    return this.#origins.has(origin) || [...this.#folders].some((folder) => href.startsWith(folder));
  }
}

/**
 * Federation runtime plugin of the server: evaluates remotes' code in this realm. Remotes have no `require`. That is a
 * convention, not a sandbox: a deployed remote can run any code here.
 */
export function remoteCode(files: RemoteFiles): ModuleFederationRuntimePlugin {
  return {
    name: 'remote-code',
    async loadEntry({ remoteInfo }) {
      const entry = new URL(remoteInfo.entry);
      const host = {
        loadChunk: async (file: string) => {
          const url = new URL(file, entry);
          return evaluate(await files.code(url), url, host);
        },
      };
      return asFederationContainer(evaluate(await files.code(entry), entry, host));
    },
  };
}

/** Evaluates a file. Its `filename` is its address, so that stack traces name the release. */
function evaluate(code: string, url: URL, host: object): object {
  const wrapper = new vm.Script(`(function (exports, module, require, __storefront_host__) {${code}\n})`, {
    filename: url.href,
  });
  const module = { exports: {} };
  wrapper.runInThisContext()(module.exports, module, refuseRequire, host);
  return module.exports;
}

function refuseRequire(id: string): never {
  throw new Error(`a remote may not require("${id}")`);
}
