import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import {
  registryReleaseSchema,
  releaseManifestSchema,
  type RegistryRelease,
  type ReleaseManifest,
} from '../../contract/registry.ts';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { integrityMatches } from '../../contract/integrity.ts';

/** Newest first. */
const historySchema = z.array(z.object({ entry: z.nullable(registryReleaseSchema), since: z.iso.datetime() }));

/** A release that was live, or null for the withdrawal of the remote, and since when. */
export type LivePeriod = z.infer<typeof historySchema>[number];

/** As many as a remote's own origin keeps (KEEP_RELEASES). */
const MAX_HISTORY = 10;
/** A release that was just rehearsed may go live, and tabs that opened with one that was live load its files. */
const PRUNE_AFTER_MS = 24 * 3_600_000;
/** The age of a folder needs no more precision. */
const TOUCH_AFTER_MS = 3_600_000;
/** Time after which what is stored of a remote that no registry names is removed. */
const GONE_AFTER_MS = 30 * 24 * 3_600_000;
const NAME_PATTERN = /^(?!\.)[\w.-]{1,100}$/;
const HISTORY_FILE = 'live.json';
const MANIFEST_FILE = 'release.json';
/** More than the files of ten releases of each remote. */
const MAX_CHECKED_FILES = 5_000;

const readBrotli = promisify(brotliDecompress);
const readGzip = promisify(gunzip);

/**
 * The files of the releases that passed their rehearsal, and which of them were live, in a folder that the shells of a machine
 * share. With it a shell starts and serves while the origins of all remotes are away (ADR 0078).
 */
export class ReleaseStore {
  readonly #root: string;
  /** File → its version when it had the hash that its release names. */
  readonly #intact = new LRUCache<string, string>({ max: MAX_CHECKED_FILES });

  /** @param folder of the setting REMOTES_DIR */
  constructor(folder: string) {
    this.#root = path.join(folder, 'kept');
  }

  /** Absolute path of the folder below which `<remote>/<release>/web/` are. */
  get root(): string {
    return path.resolve(this.#root);
  }

  /** @throws Error for a name that is no file name */
  folderOf(remote: string, release: string): string {
    return path.join(this.#folderOfRemote(remote), checkedName(release));
  }

  /** Whether a release's files are stored. A developer's release has an address instead of an id. */
  has(remote: string, release: string): boolean {
    return NAME_PATTERN.test(release) && existsSync(this.folderOf(remote, release));
  }

  /**
   * Stores a release's files, which match their hashes. Replaces those of another release that had the same id.
   *
   * @param files by their path below the release's folder
   */
  async save(remote: string, release: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const folder = this.folderOf(remote, release);
    const stored = await readFile(path.join(folder, MANIFEST_FILE)).catch(() => undefined);
    const manifest = files.get(MANIFEST_FILE);
    if (stored && manifest && stored.equals(manifest)) return;
    const unfinished = `${folder}.${randomUUID()}`;
    for (const [file, content] of files) {
      const target = path.join(unfinished, file);
      if (!target.startsWith(unfinished + path.sep))
        throw new Error(`Invalid name of a file: ${JSON.stringify(file)}.`);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    }
    try {
      if (stored) await rm(folder, { recursive: true, force: true });
      await rename(unfinished, folder);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      // Another process has stored the same files.
      if (!existsSync(folder)) throw error;
    }
  }

  /**
   * Whether a stored file, and each compressed copy of it, has the hash that its release names. Each version of a file is read once.
   *
   * @param file path below the release's folder
   */
  async isIntact(remote: string, release: string, file: string): Promise<boolean> {
    const folder = this.folderOf(remote, release);
    const target = path.join(folder, file);
    try {
      const version = (await Promise.all([target, `${target}.br`, `${target}.gz`].map(versionOf))).join(' ');
      if (this.#intact.get(target) === version) return true;
      const { integrity } = await this.manifest(remote, release);
      const contents = [
        await readFile(target),
        ...(existsSync(`${target}.br`) ? [await readBrotli(await readFile(`${target}.br`))] : []),
        ...(existsSync(`${target}.gz`) ? [await readGzip(await readFile(`${target}.gz`))] : []),
      ];
      if (!contents.every((content) => integrityMatches(content, integrity[file] ?? ''))) return false;
      this.#intact.set(target, version);
      return true;
    } catch {
      return false;
    }
  }

  /** Notes that a browser has requested a file of a stored release, which is not removed for a day then. */
  async noteRequest(remote: string, release: string): Promise<void> {
    const { mtimeMs } = await stat(this.folderOf(remote, release)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > TOUCH_AFTER_MS) await this.#touch(remote, release);
  }

  /** @throws Error if the release is not stored, or its file is damaged */
  async manifest(remote: string, release: string): Promise<ReleaseManifest> {
    const file = path.join(this.folderOf(remote, release), MANIFEST_FILE);
    return releaseManifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  }

  /** The remotes that were ever live. */
  async remotes(): Promise<string[]> {
    const names = await readdir(this.#root).catch(() => []);
    return names.filter((name) => existsSync(path.join(this.#root, name, HISTORY_FILE)));
  }

  /** The releases of a remote that were live, newest first; empty if none was, or the file is damaged. */
  async history(remote: string): Promise<LivePeriod[]> {
    try {
      return historySchema.parse(JSON.parse(await readFile(this.#historyFile(remote), 'utf8')));
    } catch {
      return [];
    }
  }

  /** Notes that a release is live from now on, or that the remote is withdrawn, and removes files that are too old. */
  async note(remote: string, entry: RegistryRelease | null): Promise<void> {
    const history = await this.history(remote);
    if (history[0] && isDeepStrictEqual(history[0].entry, entry && { ...entry })) return;
    if (!history[0] && entry === null) return;
    if (history[0]?.entry) await this.#touch(remote, history[0].entry.release);
    // Each release once: after rollbacks the list still names ten.
    const others = history.filter((period) => period.entry?.release !== entry?.release);
    const next = [{ entry, since: new Date().toISOString() }, ...others].slice(0, MAX_HISTORY);
    await this.#write(remote, next);
    await this.#prune(remote, new Set(next.flatMap((period) => (period.entry ? [period.entry.release] : []))));
  }

  /**
   * Removes a release from the history, so that it is never the last good one. Open tabs may still load its files. If it was
   * live, the one before is live from now on.
   */
  async forget(remote: string, release: string): Promise<void> {
    const history = await this.history(remote);
    const others = history.filter(({ entry }) => entry?.release !== release);
    // A remote that was never live has no history, and gets none.
    if (others.length === history.length) return;
    await this.#touch(remote, release);
    const [previous, ...earlier] = others;
    const isLive = history[0]?.entry?.release === release;
    const next = previous && isLive ? [{ ...previous, since: new Date().toISOString() }, ...earlier] : others;
    await this.#write(remote, next);
  }

  /**
   * @param except a release that must not go live
   * @returns the releases that were live and whose files are stored, newest first; none for a withdrawn remote
   */
  async good(remote: string, except?: string): Promise<RegistryRelease[]> {
    const history = await this.history(remote);
    if (history[0]?.entry === null) return [];
    return history.flatMap(({ entry }) =>
      entry && entry.release !== except && this.has(remote, entry.release) ? [entry] : [],
    );
  }

  /**
   * Removes the stored releases of remotes that no registry has named for 30 days.
   *
   * @param named by the registries now
   */
  async removeGone(named: ReadonlySet<string>): Promise<void> {
    const now = new Date();
    for (const remote of await this.remotes()) {
      const file = this.#historyFile(remote);
      if (named.has(remote)) await utimes(file, now, now);
      else if (now.getTime() - (await stat(file)).mtimeMs > GONE_AFTER_MS)
        await rm(this.#folderOfRemote(remote), { recursive: true, force: true });
    }
  }

  async #write(remote: string, history: readonly LivePeriod[]): Promise<void> {
    await mkdir(this.#folderOfRemote(remote), { recursive: true });
    const file = this.#historyFile(remote);
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, `${JSON.stringify(history, null, 2)}\n`);
    await rename(unfinished, file);
  }

  /** Open tabs load the files of a release for some time after it was live. Its age counts from then, not from its storing. */
  async #touch(remote: string, release: string): Promise<void> {
    const now = new Date();
    // Without its files there is nothing to mark.
    if (this.has(remote, release)) await utimes(this.folderOf(remote, release), now, now).catch(() => undefined);
  }

  async #prune(remote: string, stored: ReadonlySet<string>): Promise<void> {
    const folder = this.#folderOfRemote(remote);
    for (const name of await readdir(folder)) {
      if (name === HISTORY_FILE || stored.has(name)) continue;
      const { mtimeMs } = await stat(path.join(folder, name));
      if (Date.now() - mtimeMs > PRUNE_AFTER_MS) await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }

  #folderOfRemote(remote: string): string {
    return path.join(this.#root, checkedName(remote));
  }

  #historyFile(remote: string): string {
    return path.join(this.#folderOfRemote(remote), HISTORY_FILE);
  }
}

/** Changes with the content of a file; empty for a missing one. */
async function versionOf(file: string): Promise<string> {
  const stats = await stat(file).catch(() => undefined);
  return stats ? `${stats.mtimeMs} ${stats.size}` : '';
}

function checkedName(name: string): string {
  if (!NAME_PATTERN.test(name)) throw new Error(`Invalid name: ${JSON.stringify(name)}.`);
  return name;
}
