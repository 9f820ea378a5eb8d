import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 15_000;
const MAX_STREAMS = 1_000;
/** A client that does not read has more than this waiting. */
const MAX_WAITING_BYTES = 64 * 1024;

/** Server-sent events to all clients that have asked for them. */
export class EventStreams {
  readonly #streams = new Set<ServerResponse>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor() {
    // Proxies end a connection without data.
    this.#heartbeat = setInterval(() => this.#write(':\n\n'), HEARTBEAT_MS).unref();
  }

  get isFull(): boolean {
    return this.#streams.size >= MAX_STREAMS;
  }

  /** Starts a stream with a first event. */
  open(reply: FastifyReply, event: unknown): void {
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      vary: 'accept',
      // So that the end of a stream ends its connection, and the server can close.
      connection: 'close',
      'x-accel-buffering': 'no',
    });
    this.#streams.add(stream);
    stream.on('close', () => this.#streams.delete(stream));
    stream.on('error', () => stream.destroy());
    stream.write(textOf(event));
  }

  send(event: unknown): void {
    this.#write(textOf(event));
  }

  end(): void {
    clearInterval(this.#heartbeat);
    for (const stream of this.#streams) stream.end();
  }

  #write(text: string): void {
    for (const stream of this.#streams) {
      if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
      else stream.write(text);
    }
  }
}

function textOf(event: unknown): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
