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

/** Size of the in-memory cache, in bytes. */
const MEMORY_CACHE_BYTES = 32_000_000;
/** About 100 ms each: instead of waiting for half a minute, a client should retry later. */
const MAX_QUEUED = 300;
/** Larger originals are rejected, since their pixels would not fit into memory. */
const MAX_PIXELS = 100_000_000;

interface ImageStoreDeps {
  folder: string;
  limits: ImageConfig['cache'];
  metrics: Metrics;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Encodes each image once. Results are cached on disk, the latest in memory; concurrent requests share one encoding. */
export class ImageStore {
  readonly #disk: DiskCache;
  readonly #memory = new LRUCache<string, Buffer>({
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
    // The queue encodes one image per core, each on one thread. No image is read twice, so sharp needs no cache.
    sharp.concurrency(1);
    sharp.cache(false);
  }

  /** Counts the files that earlier processes left on disk. */
  start(): Promise<void> {
    return this.#disk.sweep();
  }

  get diskSize(): { bytes: number; files: number } {
    return this.#disk.size;
  }

  get queued(): number {
    return this.#queue.queued;
  }

  /** @returns `full` when too many other images are queued */
  async get(representation: Representation): Promise<Buffer | 'full'> {
    const cached = this.#memory.get(representation.id);
    if (cached) {
      this.#metrics.imagesServed.inc({ source: 'memory' });
      return cached;
    }
    const running = this.#running.get(representation.id) ?? this.#readOrMake(representation);
    this.#running.set(representation.id, running);
    try {
      const data = await running;
      if (data !== 'full') this.#memory.set(representation.id, data);
      return data;
    } finally {
      this.#running.delete(representation.id);
    }
  }

  async #readOrMake(representation: Representation): Promise<Buffer | 'full'> {
    const name = `${representation.id}.${representation.format}`;
    const stored = await this.#disk.read(name);
    if (stored) {
      this.#metrics.imagesServed.inc({ source: 'disk' });
      return stored;
    }
    const made = await this.#queue.run(() => this.#make(representation));
    this.#metrics.imagesServed.inc({ source: made === 'full' ? 'turnedAway' : 'made' });
    if (made === 'full') return made;
    try {
      await this.#disk.write(name, made);
    } catch (error) {
      // The shopper gets the image anyway; it is only encoded again at a later request.
      this.#log.warn({ err: error }, 'resized image not stored, check DATA_DIR');
    }
    return made;
  }

  async #make({ original, box, shape, format }: Representation): Promise<Buffer> {
    const stopWatch = this.#metrics.imageSeconds.startTimer({ format });
    const { width, height, fit } = box;
    const image = sharp(original.file, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(width, height, { fit, withoutEnlargement: true });
    const data = await encoded(image, format, shape).toBuffer();
    stopWatch();
    return data;
  }
}
