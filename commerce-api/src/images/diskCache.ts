import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../model/hasCode.ts';

interface Size {
  bytes: number;
  files: number;
}

/** Bytes of the digest that each file begins with. */
const DIGEST = 32;
/** What remains after a sweep, so that not every new file causes one. */
const RETAINED_SHARE = 0.9;
/** A share of the limits: after so much of its own, a process looks at what others wrote. */
const RESCAN_SHARE = 0.1;

/**
 * A folder of files that can be made again, bounded in bytes and number; the oldest go. Several processes may share it,
 * each sees what the others wrote with its next look. A file that is cut off or damaged counts as absent.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #limits: Size;
  #held: Size = { bytes: 0, files: 0 };
  #sinceLook: Size = { bytes: 0, files: 0 };
  #looking: Promise<void> | undefined;

  constructor(folder: string, limits: Size) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /** As of the last look, with what this process wrote since. */
  get size(): Readonly<Size> {
    return this.#held;
  }

  async read(name: string): Promise<Buffer | undefined> {
    const content = await readFile(join(this.#folder, name)).catch(undefinedIfAbsent);
    if (!content || content.length < DIGEST) return undefined;
    const data = content.subarray(DIGEST);
    return digestOf(data).equals(content.subarray(0, DIGEST)) ? data : undefined;
  }

  /** Written beside and renamed, so that nobody reads half a file. */
  async write(name: string, data: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const file = join(this.#folder, name);
    const part = `${file}.${randomUUID()}.part`;
    await writeFile(part, Buffer.concat([digestOf(data), data]));
    await rename(part, file);
    this.#held = plus(this.#held, data.length + DIGEST);
    this.#sinceLook = plus(this.#sinceLook, data.length + DIGEST);
    if (exceeds(this.#held, this.#limits, 1) || exceeds(this.#sinceLook, this.#limits, RESCAN_SHARE)) {
      await this.look();
    }
  }

  /** Counts what lies in the folder and removes the oldest until it is within the limits. */
  look(): Promise<void> {
    this.#looking ??= this.#lookNow().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookNow(): Promise<void> {
    this.#sinceLook = { bytes: 0, files: 0 };
    const names = (await readdir(this.#folder).catch(undefinedIfAbsent)) ?? [];
    const files = (await Promise.all(names.map((name) => this.#fileOf(name)))).flatMap((file) => file ?? []);
    let held = { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files: files.length };
    if (exceeds(held, this.#limits, 1)) {
      for (const { name, bytes } of files.toSorted((one, other) => one.writtenMs - other.writtenMs)) {
        if (!exceeds(held, this.#limits, RETAINED_SHARE)) break;
        await rm(join(this.#folder, name), { force: true });
        held = { bytes: held.bytes - bytes, files: held.files - 1 };
      }
    }
    this.#held = held;
  }

  /** Undefined for one that another process has just removed. */
  async #fileOf(name: string): Promise<{ name: string; bytes: number; writtenMs: number } | undefined> {
    const facts = await stat(join(this.#folder, name)).catch(undefinedIfAbsent);
    return facts?.isFile() ? { name, bytes: facts.size, writtenMs: facts.mtimeMs } : undefined;
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
