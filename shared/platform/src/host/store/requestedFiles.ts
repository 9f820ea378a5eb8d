import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { integrityMatches } from '../../contract/integrity.ts';
import type { RegistryRelease } from '../../contract/registry.ts';
import { manifestOfAnyContract } from '../../contract/releaseManifest.ts';
import { fetchReleaseFile } from '../fetchReleaseFile.ts';

/** Time for which an open tab may rely on a file that it has requested once. */
const KEPT_MS = 24 * 3_600_000;
/** A folder's age needs no more precision. */
const TOUCH_AFTER_MS = 3_600_000;
/** Twenty of each of five remotes. A release has a few hundred KB for browsers. */
const MAX_RELEASES = 100;
/** An origin that does not respond gets one request for a file in this time, however many browsers try again. */
const FAILURE_MS = 2_000;
const MAX_FAILURES = 1_000;

interface RequestedFilesOptions {
  /** Folder of the setting REMOTES_DIR. */
  folder: string;
  /** Origins from which this process may load files of remotes. */
  origins: readonly string[];
  /** Finds a release that a registry names or has named. */
  findRelease: (remote: string, release: string) => Promise<RegistryRelease | undefined>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** A file of a release, by its path below the release's folder: `web/remoteEntry.js`. */
interface RequestedFile {
  remote: string;
  release: string;
  file: string;
}

/**
 * Files that browsers request of releases which this machine has not rehearsed, or has removed: another machine rendered the page, or
 * a tab is older than the deployment. Each is fetched once from the origin of its release, and stored for a day.
 */
export class RequestedFiles {
  readonly #folder: string;
  readonly #origins: ReadonlySet<string>;
  readonly #options: Pick<RequestedFilesOptions, 'findRelease' | 'log'>;
  /** Address → the fetch that requests for the same file share. */
  readonly #running = new Map<string, Promise<Buffer>>();
  /** Addresses that could not be fetched. */
  readonly #failures = new LRUCache<string, true>({ max: MAX_FAILURES, ttl: FAILURE_MS });

  constructor({ folder, origins, ...options }: RequestedFilesOptions) {
    this.#folder = path.join(folder, 'requested');
    this.#origins = new Set(origins);
    this.#options = options;
  }

  /**
   * Reads a file whose hash is in the `release.json` that a registry has named by its own hash.
   *
   * @returns undefined if no registry has named the release, its release has no such file, or it cannot be fetched
   */
  async read({ remote, release, file }: RequestedFile): Promise<Buffer | undefined> {
    const entry = await this.#options.findRelease(remote, release);
    if (!entry?.integrity || !this.#origins.has(new URL(entry.url).origin)) return undefined;
    try {
      const text = await this.#stored({ remote, release, file: 'release.json' }, entry, entry.integrity);
      const integrity = manifestOfAnyContract(text.toString('utf8'), remote, entry).integrity[file];
      return integrity === undefined ? undefined : await this.#stored({ remote, release, file }, entry, integrity);
    } catch (error) {
      if (!(error instanceof FetchFailure))
        this.#options.log.warn(
          { remote, release, err: error },
          'release not readable, its files are missing for browsers',
        );
      return undefined;
    }
  }

  /** @throws FetchFailure if the file is not stored and cannot be fetched, or has another hash */
  async #stored(requested: RequestedFile, entry: RegistryRelease, integrity: string): Promise<Buffer> {
    const folder = path.join(this.#folder, `${requested.remote}@${requested.release}`);
    const target = path.join(folder, requested.file);
    const stored = await readFile(target).catch(() => undefined);
    if (stored && integrityMatches(stored, integrity)) {
      await touch(folder);
      return stored;
    }
    const url = new URL(requested.file, entry.url);
    const key = `${url.href} ${integrity}`;
    if (this.#failures.has(key)) throw new FetchFailure();
    const running = this.#running.get(key);
    if (running) return running;
    const fetching = this.#fetch(requested, url, integrity)
      .catch((error: unknown) => {
        this.#failures.set(key, true);
        this.#options.log.warn({ ...requested, err: error }, 'release file not fetched, it is missing for browsers');
        throw new FetchFailure();
      })
      .then(async (content) => {
        await this.#write(target, content).catch((error: unknown) =>
          this.#options.log.warn({ ...requested, err: error }, 'release file not stored, check REMOTES_DIR'),
        );
        return content;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, fetching);
    return fetching;
  }

  async #fetch(requested: RequestedFile, url: URL, integrity: string): Promise<Buffer> {
    const { content } = await fetchReleaseFile(url);
    if (!integrityMatches(content, integrity)) throw new Error(`${url.href}: content does not match its release`);
    this.#options.log.info(requested, 'release file fetched for browsers');
    return content;
  }

  async #write(target: string, content: Buffer): Promise<void> {
    const created = await mkdir(path.dirname(target), { recursive: true });
    if (created !== undefined) await this.#prune();
    const unfinished = `${target}.${randomUUID()}`;
    await writeFile(unfinished, content);
    await rename(unfinished, target);
  }

  /** Removes the releases that were not requested for a day, and those beyond the maximum. */
  async #prune(): Promise<void> {
    const folders = (await readdir(this.#folder)).map((name) => path.join(this.#folder, name));
    const dated = await Promise.all(folders.map(async (folder) => ({ folder, at: await requestedAt(folder) })));
    const sorted = dated.toSorted((one, other) => other.at - one.at);
    const old = sorted.filter(({ at }, index) => index >= MAX_RELEASES || Date.now() - at > KEPT_MS);
    await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
  }
}

/** A failure that was logged. The file is not fetched again for a moment. */
class FetchFailure extends Error {}

/** Notes that a file of a release was requested, once an hour. */
async function touch(folder: string): Promise<void> {
  if (Date.now() - (await requestedAt(folder)) < TOUCH_AFTER_MS) return;
  const now = new Date();
  await utimes(folder, now, now).catch(() => undefined);
}

/** In ms since the epoch; 0 if another process has just removed the folder. */
async function requestedAt(folder: string): Promise<number> {
  return (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0;
}
