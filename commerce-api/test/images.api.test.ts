import sharp from 'sharp';
import { startApi, type Api } from './api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api.stop());

async function sizeOf(path: string) {
  const response = await api.get(path);
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { status: response.status, width, height, format };
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
  expect(await sizeOf(path)).toEqual({ status: 200, width, height, format: 'webp' });
});

test('a picture may be kept for good and is not sent twice', async () => {
  const path = '/images/product/200f250/linje-brass-1.webp';
  const first = await api.get(path);
  const etag = first.headers.get('etag') ?? '';

  const again = await api.get(path, { headers: { 'if-none-match': etag } });

  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(again.status).toBe(304);
});

test.each([
  '/images/product/101f126/linje-brass-1.webp',
  '/images/product/100f125/no-such.webp',
  '/images/unknown/100f125/linje-brass-1.webp',
  '/images/product/raw/..%2F..%2Fproducts.json',
  '/images/product/raw/%2Fetc%2Fpasswd',
  '/images/product/..%2F..%2Fraw/linje-brass-1.webp',
  '/images/constructor/raw/hero.webp',
])('%s is not found', async (path) => {
  expect((await api.get(path)).status).toBe(404);
});

test('twenty visitors at once get the same picture', async () => {
  const path = '/images/product/300f375/linje-brass-2.webp';

  const answers = await Promise.all(Array.from({ length: 20 }, () => api.get(path)));

  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
});
