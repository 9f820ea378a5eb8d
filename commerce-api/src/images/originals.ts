import { LRUCache } from 'lru-cache';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { hasCode } from '../model/hasCode.ts';
import type { Shape } from './imageEncoding.ts';
import type { ImageKind } from '../platform/config/imageSizes.ts';

export interface Original {
  file: string;
  mediaType: string;
  bytes: number;
  /** Changes with the file's length or time. */
  version: string;
}

interface Listing {
  changedMs: number;
  /** False for a folder that was read right after a change: a second change in the same tick would have the same time. */
  isSettled: boolean;
  names: ReadonlySet<string>;
}

/** File systems store times in milliseconds, some in seconds. */
const TICK_MS = 2_000;

const MEDIA_TYPES = new Map([
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
]);

/**
 * The shop's original images: in each of the folders, a folder for each kind. The first folder with a name wins. Only listed
 * names are opened.
 */
export class Originals {
  readonly #folders: readonly string[];
  readonly #listings = new Map<string, Listing>();
  readonly #shapes = new LRUCache<string, Promise<Shape>>({ max: 10_000 });

  constructor(...folders: readonly string[]) {
    this.#folders = folders;
  }

  /** Returns undefined for a name that is not in the folder, or is not an image. */
  async find(kind: ImageKind, fileName: string): Promise<Original | undefined> {
    const mediaType = MEDIA_TYPES.get(extname(fileName).toLowerCase());
    if (!mediaType) return undefined;
    for (const base of this.#folders) {
      const folder = join(base, kind);
      if (!(await this.#namesIn(folder)).has(fileName)) continue;
      const file = join(folder, fileName);
      const stats = await statOrUndefined(file);
      if (stats?.isFile()) return { file, mediaType, bytes: stats.size, version: `${stats.size} ${stats.mtimeMs}` };
    }
    return undefined;
  }

  /** The displayed size: rotated according to the EXIF orientation. */
  shape({ file, version }: Original): Promise<Shape> {
    const key = `${file} ${version}`;
    const known = this.#shapes.get(key);
    if (known) return known;
    const reading = readShape(file);
    this.#shapes.set(key, reading);
    reading.catch(() => this.#shapes.delete(key));
    return reading;
  }

  async #namesIn(folder: string): Promise<ReadonlySet<string>> {
    const changedMs = (await statOrUndefined(folder))?.mtimeMs;
    // A kind without images has no folder.
    if (changedMs === undefined) return new Set();
    const known = this.#listings.get(folder);
    if (known?.isSettled && known.changedMs === changedMs) return known.names;
    const isSettled = Date.now() - changedMs > TICK_MS;
    const names = new Set(await readdir(folder));
    this.#listings.set(folder, { changedMs, isSettled, names });
    return names;
  }
}

async function readShape(file: string): Promise<Shape> {
  const { autoOrient, hasAlpha } = await sharp(file).metadata();
  return { ...autoOrient, hasAlpha };
}

async function statOrUndefined(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
