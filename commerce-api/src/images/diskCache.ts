import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../model/hasCode.ts';

interface Size {
  bytes: number;
  files: number;
}

/** Length in bytes of the digest at the start of each file. */
const DIGEST = 32;
/** Share of the limits that remains after a sweep, so that not every new file causes one. */
const RETAINED_SHARE = 0.9;
/** Share of the limits that a process writes before it counts the files of other processes. */
const RESCAN_SHARE = 0.1;

/**
 * A folder of reproducible files, limited in bytes and number; the oldest are removed. Several processes may share it,
 * each counts the files of the others at its next sweep. A truncated or damaged file counts as absent.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #limits: Size;
  #size: Size = { bytes: 0, files: 0 };
  #writtenSinceSweep: Size = { bytes: 0, files: 0 };
  #sweeping: Promise<void> | undefined;

  constructor(folder: string, limits: Size) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /** The size at the last sweep plus the files that this process has written since. */
  get size(): Readonly<Size> {
    return this.#size;
  }

  async read(name: string): Promise<Buffer | undefined> {
    const content = await readFile(join(this.#folder, name)).catch(undefinedIfAbsent);
    if (!content || content.length < DIGEST) return undefined;
    const data = content.subarray(DIGEST);
    return digestOf(data).equals(content.subarray(0, DIGEST)) ? data : undefined;
  }

  /** Writes to a temporary file and renames it, so that no reader gets half a file. */
  async write(name: string, data: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const file = join(this.#folder, name);
    const part = `${file}.${randomUUID()}.part`;
    await writeFile(part, Buffer.concat([digestOf(data), data]));
    await rename(part, file);
    this.#size = plus(this.#size, data.length + DIGEST);
    this.#writtenSinceSweep = plus(this.#writtenSinceSweep, data.length + DIGEST);
    if (exceeds(this.#size, this.#limits, 1) || exceeds(this.#writtenSinceSweep, this.#limits, RESCAN_SHARE)) {
      await this.sweep();
    }
  }

  /** Counts the files in the folder and removes the oldest until it is within the limits. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweepNow().finally(() => {
      this.#sweeping = undefined;
    });
    return this.#sweeping;
  }

  async #sweepNow(): Promise<void> {
    this.#writtenSinceSweep = { bytes: 0, files: 0 };
    const names = (await readdir(this.#folder).catch(undefinedIfAbsent)) ?? [];
    const files = (await Promise.all(names.map((name) => this.#fileOf(name)))).flatMap((file) => file ?? []);
    let size = { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files: files.length };
    if (exceeds(size, this.#limits, 1)) {
      for (const { name, bytes } of files.toSorted((one, other) => one.writtenMs - other.writtenMs)) {
        if (!exceeds(size, this.#limits, RETAINED_SHARE)) break;
        await rm(join(this.#folder, name), { force: true });
        size = { bytes: size.bytes - bytes, files: size.files - 1 };
      }
    }
    this.#size = size;
  }

  /** Returns undefined for a file that another process has just removed. */
  async #fileOf(name: string): Promise<{ name: string; bytes: number; writtenMs: number } | undefined> {
    const stats = await stat(join(this.#folder, name)).catch(undefinedIfAbsent);
    return stats?.isFile() ? { name, bytes: stats.size, writtenMs: stats.mtimeMs } : undefined;
  }
}

function plus({ bytes, files }: Size, more: number): Size {
  return { bytes: bytes + more, files: files + 1 };
}

function exceeds({ bytes, files }: Size, limits: Size, share: number): boolean {
  return bytes > limits.bytes * share || files > limits.files * share;
}

function digestOf(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function undefinedIfAbsent(error: unknown): undefined {
  if (hasCode(error, 'ENOENT')) return undefined;
  throw error;
}
