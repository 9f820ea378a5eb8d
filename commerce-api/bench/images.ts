/**
 * Measures the image server over loopback, on a new server with empty caches: the time of the first request for an image
 * by size and format, and of a request for a cached image. `npm run bench:images -w commerce-api`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import autocannon from 'autocannon';
import sharp from 'sharp';
import { readyPort } from './readyPort.ts';

const BUDGET_MS = { first: 300, cached: 3 };
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const IMAGES = 5;
const FOLDERS = ['80f100', '200f250', '400f500', '800f1000', '1000f1250', '1200f1500', '2000f2500'];
const ACCEPT = {
  'a current browser': 'image/avif,image/webp,*/*;q=0.8',
  'a browser without AVIF': 'image/webp,*/*;q=0.8',
  'a mail program': '*/*',
};

const here = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'commerce-api-bench-'));
const names = await originals(IMAGES * Object.keys(ACCEPT).length);
const { url, stop } = await startServer();
try {
  await measureFirst();
  await measureCached();
} finally {
  await stop();
  rmSync(folder, { recursive: true });
}

/** Creates photos of 12 megapixels each; the demo images are smaller than the largest sizes. */
async function originals(many: number): Promise<string[]> {
  cpSync(join(here, 'test/fixtures'), join(folder, 'seed'), { recursive: true });
  const files = globSync('seed/images/product/*-1.webp', { cwd: here }).toSorted().slice(0, many);
  return Promise.all(
    files.map(async (file) => {
      const name = `${basename(file, '.webp')}.jpg`;
      const large = sharp(join(here, file)).resize(3_100, 3_875, { fit: 'fill' }).jpeg({ quality: 90 });
      await large.toFile(join(folder, 'seed/images/product', name));
      return name;
    }),
  );
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    COMMERCE_API_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    SEED_DIR: join(folder, 'seed'),
    LOG_LEVEL: 'warn',
  };
  const child = fork(join(here, 'src/server.ts'), { env, execArgv: [] });
  const port = await readyPort(child);
  return {
    url: `http://127.0.0.1:${port}/images/product`,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function measureFirst(): Promise<void> {
  for (const [index, [client, accept]] of Object.entries(ACCEPT).entries()) {
    // Other images for each client: for some sizes they get the same format, which must not be cached.
    const own = names.slice(index * IMAGES, (index + 1) * IMAGES);
    for (const size of FOLDERS) {
      const times: number[] = [];
      let bytes = 0;
      let type = '';
      for (const name of own) {
        const startedAt = performance.now();
        const response = await fetch(`${url}/${size}/${name}`, { headers: { accept } });
        bytes += (await response.arrayBuffer()).byteLength;
        times.push(performance.now() - startedAt);
        type = response.headers.get('content-type') ?? '';
      }
      const median = times.toSorted((one, other) => one - other)[IMAGES >> 1] ?? 0;
      const slowest = Math.max(...times);
      console.log(
        `first  ${client.padEnd(22)} ${size.padEnd(10)} ${type.padEnd(11)} ${(bytes / IMAGES / 1000).toFixed(1).padStart(6)} kB` +
          `  p50 ${median.toFixed(0).padStart(4)} ms, slowest ${slowest.toFixed(0).padStart(4)} ms  ${verdict(median, BUDGET_MS.first)}`,
      );
    }
  }
}

async function measureCached(): Promise<void> {
  for (const size of ['400f500', '2000f2500']) {
    const options = {
      url: `${url}/${size}/${names[0]}`,
      headers: { accept: ACCEPT['a current browser'] },
      connections: 4,
    };
    await autocannon({ ...options, duration: 1 });
    const { latency, requests, non2xx } = await autocannon({ ...options, duration: SECONDS });
    console.log(
      `cached ${size.padEnd(10)} p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${requests.average.toFixed(0)} a second, ` +
        `${non2xx} not 2xx  ${verdict(latency.p99, BUDGET_MS.cached)}`,
    );
  }
}

function verdict(ms: number, budget: number): string {
  return ms <= budget ? 'ok' : `over ${budget} ms`;
}
