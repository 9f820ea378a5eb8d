import { Session, type Profiler } from 'node:inspector';

/** Time in µs between two samples: fifty in a second cost less than 1 % of it. */
const INTERVAL_US = 20_000;

const { profile, profileEnd } = console;

/**
 * Samples which code uses the processor time of this thread. A profile begins before the one before it ends: V8 lists all compiled
 * functions at the start of the first one, which takes some ten ms.
 */
export class CpuSampler {
  readonly #session = new Session();
  #last: Profiler.Profile | undefined;
  #number = 0;

  start(): void {
    this.#session.connect();
    this.#session.on('Profiler.consoleProfileFinished', ({ params }) => (this.#last = params.profile));
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US });
    profile(String(this.#number));
  }

  /** @returns processor time in ms since the last call, by the folder of the code */
  take(): ReadonlyMap<string, number> {
    const name = String(this.#number);
    this.#number += 1;
    profile(String(this.#number));
    profileEnd(name);
    const last = this.#last;
    this.#last = undefined;
    return last ? cpuByFolder(last) : new Map();
  }
}

/** The time of a library, and of the language's own functions, belongs to the code that called it. Exported for tests. */
export function cpuByFolder({ nodes }: Pick<Profiler.Profile, 'nodes'>): ReadonlyMap<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const ms = new Map<string, number>();
  const [root] = nodes;
  const rest = root ? [{ node: root, folder: '' }] : [];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { node, folder: caller } = next;
    const { url } = node.callFrame;
    const folder = /^https?:/.test(url) ? url.slice(0, url.lastIndexOf('/') + 1) : caller;
    if (folder && node.hitCount) ms.set(folder, (ms.get(folder) ?? 0) + (node.hitCount * INTERVAL_US) / 1_000);
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) rest.push({ node: child, folder });
    }
  }
  return ms;
}
