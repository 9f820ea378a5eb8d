import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Request } from '@playwright/test';

export type Kind = 'document' | 'script' | 'style' | 'font' | 'image' | 'data' | 'other';

/** A finished request of a browser, that of a service worker included. */
export interface Fetched {
  kind: Kind;
  /** Path of the address. */
  path: string;
  /** Of the body as served, so compressed; 0 from a cache, or if it was unchanged. */
  bytes: number;
}

/** Without a request for this long, the network is quiet. */
const QUIET_MS = 500;
/** A page that requests again and again, such as one with a chat, counts as quiet after this. */
const MAX_WAIT_MS = 20_000;
const POLL_MS = 25;

/** The requests of a browser context. */
export class NetworkLog {
  #finished: Request[] = [];
  readonly #open = new Set<Request>();
  #changedAt = performance.now();

  constructor(context: BrowserContext) {
    context.on('request', (request) => {
      if (!isCounted(request)) return;
      this.#open.add(request);
      this.#changedAt = performance.now();
    });
    context.on('requestfinished', (request) => {
      if (isCounted(request)) this.#finished.push(request);
      this.#end(request);
    });
    context.on('requestfailed', (request) => this.#end(request));
  }

  /** The requests since the last call. */
  async take(): Promise<Fetched[]> {
    const finished = this.#finished;
    this.#finished = [];
    return Promise.all(finished.map(fetchedOf));
  }

  /** Waits until the network is quiet. */
  async untilQuiet(): Promise<void> {
    const startedAt = performance.now();
    this.#changedAt = startedAt;
    while (this.#open.size > 0 || performance.now() - this.#changedAt < QUIET_MS) {
      if (performance.now() - startedAt > MAX_WAIT_MS) return;
      await setTimeout(POLL_MS);
    }
  }

  #end(request: Request): void {
    if (this.#open.delete(request)) this.#changedAt = performance.now();
  }
}

/** Streams never end, and inline data are part of their document. */
function isCounted(request: Request): boolean {
  return /^https?:/.test(request.url()) && !['eventsource', 'websocket', 'ping'].includes(request.resourceType());
}

async function fetchedOf(request: Request): Promise<Fetched> {
  const { pathname } = new URL(request.url());
  const { responseBodySize } = await request.sizes();
  return {
    kind: kindOf(request.resourceType(), pathname),
    path: pathname,
    // Negative from a cache, which sends no headers either.
    bytes: Math.max(0, responseBodySize),
  };
}

/** Not every browser reports the type of a preloaded file, so its extension counts as well. */
export function kindOf(resourceType: string, path: string): Kind {
  if (resourceType === 'script' || path.endsWith('.js')) return 'script';
  if (resourceType === 'stylesheet' || path.endsWith('.css')) return 'style';
  if (resourceType === 'font' || path.endsWith('.woff2')) return 'font';
  if (resourceType === 'image' || resourceType === 'document') return resourceType;
  return resourceType === 'fetch' || resourceType === 'xhr' ? 'data' : 'other';
}

/** Sums the bytes of the requests, or of those of one kind. */
export function bytesOf(fetched: readonly Fetched[], kind?: Kind): number {
  return fetched.reduce((sum, one) => sum + (kind === undefined || one.kind === kind ? one.bytes : 0), 0);
}

const KIB = 1024;

/** `shellScript` is the part of the scripts that the release of our shell has. */
export type TransferFigures = Readonly<Record<Kind | 'requests' | 'total' | 'shellScript', number>>;

/** The number of the requests, and their bytes by kind, in KiB. */
export function transferFigures(fetched: readonly Fetched[]): TransferFigures {
  const kib = (kind?: Kind) => bytesOf(fetched, kind) / KIB;
  return {
    requests: fetched.length,
    total: kib(),
    shellScript: bytesOf(fetched.filter(isOfShell), 'script') / KIB,
    document: kib('document'),
    script: kib('script'),
    style: kib('style'),
    font: kib('font'),
    image: kib('image'),
    data: kib('data'),
    other: kib('other'),
  };
}

function isOfShell({ path }: Fetched): boolean {
  return path.startsWith('/assets/');
}
