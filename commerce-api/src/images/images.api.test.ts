import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startApi, type Api } from '../../test/api.ts';
import { metricOf } from '../../test/metricOf.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

const seedDir = mkdtempSync(join(tmpdir(), 'commerce-api-images-'));
cpSync(join(process.cwd(), 'commerce-api/test/fixtures'), seedDir, { recursive: true });
const env = { SEED_DIR: seedDir, IMAGE_SIZES_PAGEWIDGET: '900w, 300w, 4000w, raw' };

let api: Api;
beforeAll(async () => {
  await sharp({ create: { width: 600, height: 600, channels: 4, background: '#a6342b80' } })
    .png()
    .toFile(original('product', 'see-through.png'));
  api = await startApi(env);
});
afterAll(async () => {
  await api.stop();
  rmSync(seedDir, { recursive: true });
});

function original(kind: string, name: string): string {
  return join(seedDir, 'images', kind, name);
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return api.get(path, { method, headers: { accept: '*/*', ...headers } });
}

async function imageOf(response: Response) {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { status: response.status, width, height, format };
}

function made(): Promise<number> {
  return metricOf(api, 'images_served_total{source="made"}');
}

test.each([
  ['/images/product/100f125/linje-brass-1.webp', 100, 125],
  ['/images/product/40f50/linje-brass-1.webp', 40, 50],
  ['/images/product/2000f2500/linje-brass-1.webp', 400, 500],
  ['/images/product/40x40/linje-brass-1.webp', 40, 40],
  ['/images/pagewidget/300w/hero.webp', 300, 150],
  ['/images/pagewidget/4000w/hero.webp', 1200, 600],
  ['/images/pagewidget/raw/hero.webp', 1200, 600],
])('%s is %i × %i, never enlarged', async (path, width, height) => {
  expect(await imageOf(await get(path))).toMatchObject({ status: 200, width, height });
});

test.each([
  ['a current browser', CHROME, 'image/avif'],
  ['a browser without AVIF', 'image/webp,*/*', 'image/webp'],
  ['a browser that prefers WebP', 'image/avif;q=0.5,image/webp', 'image/webp'],
  ['a mail program', '*/*', 'image/jpeg'],
])('%s gets a format that it supports', async (_client, accept, type) => {
  const response = await get('/images/product/400f500/linje-brass-1.webp', { accept });

  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('vary')).toContain('Accept');
  // sharp reports AVIF as HEIF.
  const format = type === 'image/avif' ? 'heif' : type.replace('image/', '');
  expect(await imageOf(response)).toMatchObject({ format, width: 400 });
});

test('a thumbnail is WebP even if the client accepts AVIF: WebP is smaller', async () => {
  const response = await get('/images/product/80f100/linje-brass-1.webp', { accept: CHROME });

  expect(response.headers.get('content-type')).toBe('image/webp');
});

test('a transparent image stays transparent in a format that every client supports', async () => {
  const response = await get('/images/product/400f500/see-through.png');

  expect(response.headers.get('content-type')).toBe('image/png');
  expect((await sharp(Buffer.from(await response.arrayBuffer())).stats()).isOpaque).toBe(false);
});

test('an image may be cached forever, and no browser sniffs its type', async () => {
  const { headers } = await get('/images/product/200f250/linje-brass-1.webp');

  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('etag')).toMatch(/^"[\da-f]{40}"$/);
});

test.each(['/images/product/200f250/linje-brass-1.webp', '/images/product/raw/linje-brass-1.webp'])(
  '%s is not sent again if the client has its ETag',
  async (path) => {
    const { headers } = await get(path, { accept: CHROME });
    const etag = headers.get('etag') ?? '';

    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(path, { accept: CHROME, 'if-none-match': value });
      expect([value, again.status, again.headers.get('etag')]).toEqual([value, 304, etag]);
    }
    expect((await get(path, { accept: CHROME, 'if-none-match': '"other"' })).status).toBe(200);
  },
);

test('each format has a different ETag', async () => {
  const path = '/images/product/400f500/linje-brass-1.webp';
  const responses = await Promise.all([CHROME, 'image/webp', '*/*'].map((accept) => get(path, { accept })));

  expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(3);
});

test.each(['200f250', 'raw'])('HEAD of %s has the headers of GET, without the image', async (folder) => {
  const path = `/images/product/${folder}/linje-brass-1.webp`;
  const whole = await get(path);
  const head = await get(path, {}, 'HEAD');

  const length = (await whole.arrayBuffer()).byteLength;
  expect(head.headers.get('content-length')).toBe(String(length));
  expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
  expect((await head.arrayBuffer()).byteLength).toBe(0);
});

test.each([
  '/images/product/101f126/linje-brass-1.webp',
  '/images/product/100f125/no-such.webp',
  '/images/unknown/100f125/linje-brass-1.webp',
  '/images/constructor/raw/hero.webp',
  '/images/product/__proto__/linje-brass-1.webp',
  '/images/pagewidget/100w/hero.webp',
  '/images/product/raw/..%2F..%2Fproducts.json',
  '/images/product/raw/..%2fpagewidget%2fhero.webp',
  '/images/product/raw/..%5C..%5Cproducts.json',
  '/images/product/raw/%2e%2e%2f%2e%2e%2fproducts.json',
  '/images/product/raw/%252e%252e%252fproducts.json',
  '/images/product/raw/%2Fetc%2Fpasswd',
  '/images/product/raw/linje-brass-1.webp%00.png',
  '/images/product/raw/%00',
  '/images/product/raw/.',
  '/images/product/raw/ﬁ%EF%BC%8F..%E2%88%95products.json',
  '/images/product/raw/%F0%9F%93%B7.webp',
  `/images/product/raw/${'a'.repeat(250)}.webp`,
  '/images/product/..%2F..%2Fraw/linje-brass-1.webp',
  '/images/product/raw/linje-brass-1.webp/',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each([
  ['a name that cannot be decoded', '/images/product/raw/%C0%AE.webp', 400],
  ['half an escape', '/images/product/raw/%E0%A4', 400],
  ['an overlong name', `/images/product/raw/${'a'.repeat(2_000)}.webp`, 414],
  ['a URL larger than the header limit', `/images/product/raw/${'a'.repeat(20_000)}.webp`, 431],
])('%s is a client error', async (_title, path, status) => {
  const response = await get(path);

  expect(response.status).toBe(status);
  expect(await response.text()).not.toContain('aaa');
});

test('a subfolder and a file of another type are not served as images', async () => {
  cpSync(original('pagewidget', 'hero.webp'), original('product', 'folder.webp/hero.webp'));
  await writeFile(original('product', 'notes.txt'), 'mine');

  expect((await get('/images/product/raw/folder.webp')).status).toBe(404);
  expect((await get('/images/product/raw/notes.txt')).status).toBe(404);
});

test('twenty concurrent requests get the same image, which is encoded once', async () => {
  const path = '/images/product/300f375/linje-brass-2.webp';
  const before = await made();

  const responses = await Promise.all(Array.from({ length: 20 }, () => get(path)));

  expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  expect(await made()).toBe(before + 1);
});

test('an added image is found, a replaced one is encoded again, a removed one is not found', async () => {
  const path = '/images/product/100f125/new.webp';
  const red = sharp({ create: { width: 200, height: 250, channels: 3, background: '#ff0000' } });
  const blue = sharp({ create: { width: 200, height: 250, channels: 3, background: '#0000ff' } });
  const before = await get(path);

  await red.webp().toFile(original('product', 'new.webp'));
  const added = await get(path);
  await blue.webp({ quality: 99 }).toFile(original('product', 'new.webp'));
  const replaced = await get(path);
  rmSync(original('product', 'new.webp'));
  const after = await get(path);

  expect([before.status, added.status, replaced.status, after.status]).toEqual([404, 200, 200, 404]);
  expect(replaced.headers.get('etag')).not.toBe(added.headers.get('etag'));
  const { dominant } = await sharp(Buffer.from(await replaced.arrayBuffer())).stats();
  expect(dominant.b).toBeGreaterThan(200);
});

test('a file that is not an image fails, and the failure is not cached', async () => {
  await writeFile(original('product', 'broken.webp'), 'RIFF and nothing more');

  const response = await get('/images/product/100f125/broken.webp');

  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'INTERNAL_SERVER_ERROR' });
  expect(response.headers.get('cache-control')).toBeNull();
  expect(response.headers.get('etag')).toBeNull();
});

test('pages list the configured widths of their images, smallest first, up to the original width', async () => {
  const { data } = await api.runOperation(
    `{ widgetArea(family: "Frontpage", areaName: "The front page area") { containers { widgets { images { fileName sizes { imageWidth } } } } } }`,
  );

  expect(JSON.stringify(data)).toContain('"fileName":"hero.webp","sizes":[{"imageWidth":300},{"imageWidth":900}]');
});

test('a response to an unsupported method lists the allowed ones', async () => {
  const response = await get('/images/product/100f125/linje-brass-1.webp', {}, 'DELETE');

  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('encoded images survive a restart; a damaged one is encoded again, and the oldest are removed', async () => {
  const path = '/images/product/500f625/linje-brass-1.webp';
  const folder = join(api.dataDir, 'images');
  const first = Buffer.from(await (await get(path)).arrayBuffer());
  const file = join(folder, newestOf(folder));
  await api.end();

  api = await startApi({ ...env, DATA_DIR: api.dataDir });
  const again = Buffer.from(await (await get(path)).arrayBuffer());
  const fromDisk = await made();
  await api.end();

  truncateSync(file, 100);
  api = await startApi({ ...env, DATA_DIR: api.dataDir, IMAGE_CACHE_MB: '0.1' });
  const left = readdirSync(folder).length;
  const remade = Buffer.from(await (await get(path)).arrayBuffer());

  expect(again.equals(first)).toBe(true);
  expect(fromDisk).toBe(0);
  expect(left).toBeLessThanOrEqual(4);
  expect(remade.equals(first)).toBe(true);
  expect(await made()).toBe(1);
});

function newestOf(folder: string): string {
  const writtenMs = (name: string) => statSync(join(folder, name)).mtimeMs;
  return readdirSync(folder).toSorted((one, other) => writtenMs(other) - writtenMs(one))[0] ?? '';
}
