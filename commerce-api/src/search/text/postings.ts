/** Bytes per slice. Of the measured sizes, this one wastes the least memory on many short and few long lists. */
const SLICE = 32;
/** Slice 0 is unused. */
const NONE = 0;

/** Receives the entries of lists. One implementation is called, so that the engine can inline it. */
export interface Visitor {
  visit(document: number, field: number): void;
}

/**
 * Many growing lists of (document, field), each with its documents ascending, in one block of memory: a hundred thousand
 * arrays would need more memory than their contents. A list is a chain of slices. An entry is the difference from the
 * previous document, with the field in the two lowest bits, as a variable-length integer.
 */
export class Postings {
  #bytes = new Uint8Array(1024 * SLICE);
  /** The next slice of the same list, by slice. */
  #nextSlice = new Int32Array(1024);
  #slices = 1;
  // Indexed by list.
  #firstSlice = new Int32Array(1024);
  #lastSlice = new Int32Array(1024);
  #usedOfLast = new Uint8Array(1024);
  #lastDocument = new Int32Array(1024);

  /** @param list a number, those of all lists being successive  @param document not below the last one of this list  @param field 0…3 */
  add(list: number, document: number, field: number): void {
    if (list >= this.#firstSlice.length) this.#growTo(Math.ceil((list + 1) * 1.25));
    let rest = (document - (this.#lastDocument[list] ?? 0)) * 4 + field;
    for (; rest > 127; rest >>>= 7) this.#append(list, (rest & 127) | 128);
    this.#append(list, rest);
    this.#lastDocument[list] = document;
  }

  forEach(list: number, visitor: Visitor): void {
    const [bytes, nextSlice, last] = [this.#bytes, this.#nextSlice, this.#lastSlice[list] ?? NONE];
    const usedOfLast = this.#usedOfLast[list] ?? 0;
    let document = 0;
    let entry = 0;
    let shift = 0;
    for (let slice = this.#firstSlice[list] ?? NONE; slice !== NONE; slice = nextSlice[slice] ?? NONE) {
      const start = slice * SLICE;
      const end = start + (slice === last ? usedOfLast : SLICE);
      for (let at = start; at < end; at += 1) {
        const byte = bytes[at] ?? 0;
        entry |= (byte & 127) << shift;
        if (byte > 127) {
          shift += 7;
        } else {
          document += entry >>> 2;
          visitor.visit(document, entry & 3);
          entry = 0;
          shift = 0;
        }
      }
    }
  }

  #append(list: number, byte: number): void {
    const used = this.#usedOfLast[list] ?? 0;
    const slice = used % SLICE === 0 ? this.#addSlice(list) : (this.#lastSlice[list] ?? 0);
    const at = used % SLICE;
    this.#bytes[slice * SLICE + at] = byte;
    this.#usedOfLast[list] = at + 1;
  }

  #addSlice(list: number): number {
    const slice = this.#slices;
    this.#slices += 1;
    if (slice === this.#nextSlice.length) {
      this.#nextSlice = grown(this.#nextSlice, new Int32Array(Math.ceil(slice * 1.25)));
      this.#bytes = grown(this.#bytes, new Uint8Array(this.#nextSlice.length * SLICE));
    }
    const before = this.#lastSlice[list] ?? NONE;
    if (before === NONE) this.#firstSlice[list] = slice;
    else this.#nextSlice[before] = slice;
    this.#lastSlice[list] = slice;
    return slice;
  }

  #growTo(lists: number): void {
    this.#firstSlice = grown(this.#firstSlice, new Int32Array(lists));
    this.#lastSlice = grown(this.#lastSlice, new Int32Array(lists));
    this.#usedOfLast = grown(this.#usedOfLast, new Uint8Array(lists));
    this.#lastDocument = grown(this.#lastDocument, new Int32Array(lists));
  }
}

function grown<Values extends Int32Array | Uint8Array>(values: Values, larger: Values): Values {
  larger.set(values);
  return larger;
}
