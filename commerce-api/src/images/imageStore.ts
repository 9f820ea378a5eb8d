import { LRUCache } from 'lru-cache';
import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import sharp from 'sharp';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { DiskCache } from './diskCache.ts';
import type { ImageConfig } from '../platform/config/imageConfig.ts';
import { encoded } from './imageEncoding.ts';
import type { Representation } from './representation.ts';
import { WorkQueue } from './workQueue.ts';

/** Pictures held in memory, in bytes. */
const MEMORY_CACHE_BYTES = 32_000_000;
/** Some 100 ms each: who would wait for half a minute had better come back. */
const MAX_QUEUED = 300;
/** A larger original is a mistake, and its pixels would not fit into memory. */
const MAX_PIXELS = 100_000_000;

interface ImageStoreDeps {
  folder: string;
  limits: ImageConfig['cache'];
  metrics: Metrics;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Makes each picture once: results stay on disk, the latest in memory, and who asks meanwhile waits for it. */
export class ImageStore {
  readonly #disk: DiskCache;
  readonly #held = new LRUCache<string, Buffer>({
    maxSize: MEMORY_CACHE_BYTES,
    sizeCalculation: (data) => data.length,
  });
  readonly #running = new Map<string, Promise<Buffer | 'full'>>();
  readonly #queue = new WorkQueue({ atOnce: availableParallelism(), maxQueued: MAX_QUEUED });
  readonly #metrics: Metrics;
  readonly #log: ImageStoreDeps['log'];

  constructor({ folder, limits, metrics, log }: ImageStoreDeps) {
    this.#disk = new DiskCache(folder, limits);
    this.#metrics = metrics;
    this.#log = log;
    // As many pictures at once as there are cores, each on one thread; nothing of them is asked for twice.
    sharp.concurrency(1);
    sharp.cache(false);
  }

  /** Counts what earlier processes left on disk. */
  start(): Promise<void> {
    return this.#disk.look();
  }

  get diskSize(): { bytes: number; files: number } {
    return this.#disk.size;
  }

  get waiting(): number {
    return this.#queue.waiting;
  }

  /** @returns `full` when too many other pictures must be made first */
  async get(wanted: Representation): Promise<Buffer | 'full'> {
    const held = this.#held.get(wanted.id);
    if (held) {
      this.#metrics.imagesServed.inc({ source: 'memory' });
      return held;
    }
    const running = this.#running.get(wanted.id) ?? this.#readOrMake(wanted);
    this.#running.set(wanted.id, running);
    try {
      const data = await running;
      if (data !== 'full') this.#held.set(wanted.id, data);
      return data;
    } finally {
      this.#running.delete(wanted.id);
    }
  }

  async #readOrMake(wanted: Representation): Promise<Buffer | 'full'> {
    const name = `${wanted.id}.${wanted.format}`;
    const kept = await this.#disk.read(name);
    if (kept) {
      this.#metrics.imagesServed.inc({ source: 'disk' });
      return kept;
    }
    const made = await this.#queue.run(() => this.#make(wanted));
    this.#metrics.imagesServed.inc({ source: made === 'full' ? 'turnedAway' : 'made' });
    if (made === 'full') return made;
    try {
      await this.#disk.write(name, made);
    } catch (error) {
      // The shopper gets the picture all the same; it is only made again some day.
      this.#log.warn({ err: error }, 'a made picture cannot be kept');
    }
    return made;
  }

  async #make({ original, box, shape, format }: Representation): Promise<Buffer> {
    const stopWatch = this.#metrics.imageSeconds.startTimer({ format });
    const { width, height, fit } = box;
    const picture = sharp(original.file, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(width, height, { fit, withoutEnlargement: true });
    const data = await encoded(picture, format, shape).toBuffer();
    stopWatch();
    return data;
  }
}
