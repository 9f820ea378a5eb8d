import { LRUCache } from 'lru-cache';
import { limitedBytes } from '@hemvaror/http/limitedText';
import { firstImages } from './firstImages.ts';
import { timeLimit } from '@hemvaror/http/timeLimit';

/** A browser that knows neither shows the plain placeholder. */
const MEDIA_TYPES = ['image/avif', 'image/webp'];
/** Longest wait of a document for its images. Those that arrive later are for the next documents. */
const WAIT_MS = 250;
const FETCH_TIMEOUT_MS = timeLimit(5_000);
/** Time for which no image is fetched after one failed. */
const PAUSE_MS = 30_000;
/** An address may get another image. */
const FRESH_MS = 600_000;
const MAX_IMAGE_BYTES = 12_000;
/** Of the data URLs in one document: they are on the line before its text. */
const MAX_DOCUMENT_LENGTH = 16_000;
/** Limits the memory: room for some 1,000 images. */
const MAX_KEPT_LENGTH = 4_000_000;
/** Counted for an address without a usable image. */
const ENTRY_LENGTH = 200;

/** An image as a data URL; empty if it cannot be used. */
type DataUrl = string;

interface ImagePlaceholdersOptions {
  /** Address of the image server, for this server. */
  imageUrl: string;
  /** An image could not be fetched. @param path of the image at the image server */
  onError: (error: unknown, path: string) => void;
  now?: () => number;
}

/** Small versions of the images of a document's first view, as its styles: they are painted with its text (ADR 0066). */
export class ImagePlaceholders {
  readonly #options: ImagePlaceholdersOptions;
  readonly #images: LRUCache<string, DataUrl>;
  /** Time in ms since the epoch. */
  #pausedUntil = 0;

  constructor(options: ImagePlaceholdersOptions) {
    const { now = Date.now } = options;
    this.#options = options;
    this.#images = new LRUCache({
      maxSize: MAX_KEPT_LENGTH,
      sizeCalculation: ({ length }) => length + ENTRY_LENGTH,
      ttl: FRESH_MS,
      // Reads the clock each time: the default caches the time for a millisecond, with a timer.
      ttlResolution: 0,
      perf: { now },
      // An old image serves on while a new one is fetched, and if that fails.
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async (path) => this.#fetch(path),
    });
  }

  /**
   * @param head markup of the document's head, in which React announces the images
   * @param imageServer `shop.config.imageServer`
   * @param onLateImage called if an image does not arrive in time, but may be there for the next document
   * @returns CSS that belongs after the stylesheets; empty without images, or if they do not arrive in time
   */
  async stylesFor(head: string, imageServer: string, onLateImage?: () => void): Promise<string> {
    const addresses = firstImages(head).filter((address) => address.startsWith(`${imageServer}/`));
    const images = await Promise.all(
      addresses.map(async (address) => ({
        address,
        data: await this.#get(address.slice(imageServer.length), onLateImage),
      })),
    );
    let length = 0;
    const fitting = images.filter(({ data }) => {
      if (data === '' || length + data.length > MAX_DOCUMENT_LENGTH) return false;
      length += data.length;
      return true;
    });
    const rules = fitting.map(({ address, data }) => rule(address, data)).join('');
    // The layer of `Picture`, whose rules these are compared with.
    return rules && `@layer ui{${rules}}`;
  }

  async #get(path: string, onLateImage?: () => void): Promise<DataUrl> {
    const { onError, now = Date.now } = this.#options;
    if (now() < this.#pausedUntil) return this.#images.get(path) ?? '';
    const image = this.#images.fetch(path).catch((error: unknown) => {
      this.#pausedUntil = now() + PAUSE_MS;
      onError(error, path);
      return undefined;
    });
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => {
      onLateImage?.();
      resolve(undefined);
    }, WAIT_MS);
    const data = await Promise.race([image, tooLate]);
    clearTimeout(timer);
    return data ?? '';
  }

  /** @throws Error if the image server does not respond, or with a status of 500 or more */
  async #fetch(path: string): Promise<DataUrl> {
    const response = await fetch(this.#options.imageUrl + path, {
      headers: { accept: MEDIA_TYPES.join(',') },
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && MEDIA_TYPES.includes(type)) {
      const data = await limitedBytes(response, MAX_IMAGE_BYTES).catch(() => undefined);
      return data ? `data:${type};base64,${data.toString('base64')}` : '';
    }
    await response.body?.cancel();
    if (response.status >= 500) throw new Error(`The image server responded with ${response.status}.`);
    return '';
  }
}

/** Stronger than the rule of the plain placeholder, weaker than the rule that removes it from a loaded image. */
function rule(address: string, data: DataUrl): string {
  return `img:where([fetchpriority=high])[srcset*="${quoted(address)} "]{background-image:url(${data})}`;
}

/** A text between quotes in CSS, and within an element. */
function quoted(text: string): string {
  return text.replaceAll(/["\\<\n\r\f]/g, (char) => `\\${char.codePointAt(0)?.toString(16)} `);
}
