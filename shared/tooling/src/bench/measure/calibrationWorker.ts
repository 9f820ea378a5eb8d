/** Runs in a worker thread: a fixed piece of JavaScript, timed after the compiler has optimized it. */
import { parentPort } from 'node:worker_threads';

const WARM_UPS = 5;
const ROUNDS = 20;

/** Objects, texts, numbers, sorting and JSON, as in a page's code. */
function work(): number {
  let state = 12_345;
  const next = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0);
  const items = Array.from({ length: 6_000 }, (_, id) => ({
    id,
    name: `item ${next() % 977}`,
    price: next() % 10_000,
  }));
  const byName = new Map<string, number>();
  for (const { name, price } of items) byName.set(name, (byName.get(name) ?? 0) + price);
  items.sort((one, other) => one.name.localeCompare(other.name, 'en') || one.price - other.price);
  return JSON.stringify(items).length + JSON.stringify([...byName]).length;
}

for (let at = 0; at < WARM_UPS; at += 1) work();
const startedAt = performance.now();
const used = process.threadCpuUsage();
for (let at = 0; at < ROUNDS; at += 1) work();
const { user, system } = process.threadCpuUsage(used);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows: a port has no origin
parentPort?.postMessage({ cpuMs: (user + system) / 1_000, wallMs: performance.now() - startedAt });
