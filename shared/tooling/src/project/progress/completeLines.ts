const NEWLINE = 0x0a;

/** Splits the output of one stream at line ends, so that the lines of several processes do not mix. Bytes stay as they are. */
export class CompleteLines {
  readonly #write: (lines: Uint8Array) => void;
  #rest = Buffer.alloc(0);

  constructor(write: (lines: Uint8Array) => void) {
    this.#write = write;
  }

  add(chunk: Uint8Array): void {
    const text = Buffer.concat([this.#rest, chunk]);
    const end = text.lastIndexOf(NEWLINE) + 1;
    this.#rest = text.subarray(end);
    if (end > 0) this.#write(text.subarray(0, end));
  }

  /** Writes an unfinished last line, and ends it. */
  end(): void {
    if (this.#rest.length > 0) this.#write(Buffer.concat([this.#rest, Buffer.of(NEWLINE)]));
    this.#rest = Buffer.alloc(0);
  }
}
