import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { LeastRecentlyUsed } from '../db/leastRecentlyUsed.ts';
import type { ImageSize, ImageType } from './imageSizes.ts';

export interface Picture {
  data: Buffer;
  mediaType: string;
}

/** Files on disk before the oldest go; some 30 kB each. */
const MOST_FILES = 5_000;
/** Pictures held in memory. */
const MOST_HELD = 300;

const MEDIA_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** Resizes once per picture and size: results stay on disk, the latest in memory, and who asks meanwhile waits for it. */
export class ImageStore {
  readonly #originals: string;
  readonly #cache: string;
  readonly #held = new LeastRecentlyUsed<string, Picture>(MOST_HELD);
  readonly #running = new Map<string, Promise<Picture>>();
  /** Names written by this process, oldest first. */
  readonly #written = new Set<string>();

  constructor({ originals, cache }: { originals: string; cache: string }) {
    this.#originals = originals;
    this.#cache = cache;
    // One picture at a time leaves the second core to the requests.
    sharp.concurrency(1);
  }

  async original(type: ImageType, fileName: string): Promise<Picture> {
    const data = await readFile(join(this.#originals, type, fileName));
    return { data, mediaType: MEDIA_TYPES[extname(fileName).toLowerCase()] ?? 'application/octet-stream' };
  }

  async resized(type: ImageType, size: ImageSize, fileName: string): Promise<Picture> {
    const name = `${type}-${size.folder}-${fileName}.webp`;
    const held = this.#held.get(name);
    if (held) return held;
    const running = this.#running.get(name) ?? this.#make(type, size, fileName, name);
    this.#running.set(name, running);
    try {
      const picture = await running;
      this.#held.set(name, picture);
      return picture;
    } finally {
      this.#running.delete(name);
    }
  }

  async #make(type: ImageType, size: ImageSize, fileName: string, name: string): Promise<Picture> {
    const file = join(this.#cache, name);
    const mediaType = 'image/webp';
    try {
      return { data: await readFile(file), mediaType };
    } catch {
      // Not made yet, or unreadable: made (again) below.
    }
    const data = await sharp(join(this.#originals, type, fileName))
      .rotate()
      .resize(size.width, size.height, { fit: size.fit, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    await this.#keep(file, name, data);
    return { data, mediaType };
  }

  /** Written beside and renamed, so that a half-written file is never served. */
  async #keep(file: string, name: string, data: Buffer): Promise<void> {
    await mkdir(this.#cache, { recursive: true });
    await writeFile(`${file}.part`, data);
    await rename(`${file}.part`, file);
    this.#written.add(name);
    if (this.#written.size > MOST_FILES) {
      const [oldest] = this.#written;
      if (oldest !== undefined) {
        this.#written.delete(oldest);
        await rm(join(this.#cache, oldest), { force: true });
      }
    }
  }
}
