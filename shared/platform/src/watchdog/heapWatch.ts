import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Session, type HeapProfiler } from 'node:inspector';
import path from 'node:path';
import { getHeapStatistics } from 'node:v8';
import type { EndRecord, Holder } from './endRecord.ts';

const BYTES_PER_MIB = 1_048_576;
/** One allocation in so many bytes is sampled: some ten in a page. */
const SAMPLING_INTERVAL = BYTES_PER_MIB;
/** Share of the heap's limit from which the process may end for want of memory, or halt while it collects garbage. */
const FULL = 0.7;
/** Checks between two notes: a beat is a check. */
const CHECKS_PER_NOTE = 10;

/**
 * Notes the releases whose objects fill the heap, as long as it is nearly full. The code that runs when the memory ends, or when
 * the watchdog ends the process, may be that of another release (ADR 0074).
 */
export class HeapWatch {
  readonly #file: string;
  /** Of this thread: one of another thread would report a debugger at each exit. Sampling lasts as long as it. */
  readonly #session = new Session();
  /** How many checks in a row have found a full heap. */
  #fullFor = 0;

  /** @param file for the note */
  constructor(file: string) {
    this.#file = file;
    this.#session.connect();
    this.#session.post('HeapProfiler.startSampling', { samplingInterval: SAMPLING_INTERVAL });
  }

  /** @returns whether the heap is nearly full, and then there is a note */
  check(): boolean {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    if (used < FULL * limit) {
      if (this.#fullFor > 0) rmSync(this.#file, { force: true });
      this.#fullFor = 0;
      return false;
    }
    if (this.#fullFor % CHECKS_PER_NOTE === 0) this.#note(Math.round(limit / BYTES_PER_MIB));
    this.#fullFor += 1;
    return true;
  }

  /** The releases whose objects are in the heap. */
  holders(): readonly Holder[] {
    let holders: readonly Holder[] = [];
    // A session of the same thread responds at once.
    this.#session.post('HeapProfiler.getSamplingProfile', (error, result) => {
      if (!error) holders = holdersIn(result.profile);
    });
    return holders;
  }

  #note(limitMb: number): void {
    const record: EndRecord = { kind: 'memory', stack: '', heap: { limitMb, holders: [...this.holders()] } };
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(record));
  }
}

/** The folders of remotes' code whose objects are alive. The objects of a library belong to the release that called it. */
function holdersIn({ head }: HeapProfiler.SamplingHeapProfile): Holder[] {
  const bytes = new Map<string, number>();
  const rest = [{ node: head, folder: '' }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { url } = next.node.callFrame;
    const folder = /^https?:/.test(url) ? url.slice(0, url.lastIndexOf('/') + 1) : next.folder;
    bytes.set(folder, (bytes.get(folder) ?? 0) + next.node.selfSize);
    for (const node of next.node.children) rest.push({ node, folder });
  }
  bytes.delete('');
  return [...bytes].map(([address, size]) => ({ address, mb: Math.round(size / BYTES_PER_MIB) }));
}
