import http from 'node:http';
import { ImagePlaceholders } from './imagePlaceholders.ts';

const AVIF = { 'content-type': 'image/avif' };
const requested: string[] = [];
let isDown = false;
const server = http.createServer(({ url = '', headers }, response) => {
  requested.push(url);
  if (isDown) response.writeHead(503).end();
  else if (url.endsWith('/large.webp')) response.writeHead(200, AVIF).end(Buffer.alloc(12_001));
  else if (url.endsWith('/page.webp')) response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
  else if (url.endsWith('/gone.webp')) response.writeHead(404).end();
  else if (url.endsWith('/hangs.webp')) return;
  else if (url.endsWith('fills.webp')) response.writeHead(200, AVIF).end(Buffer.alloc(8_000));
  else response.writeHead(200, AVIF).end(headers.accept);
});
let imageUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  imageUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/shop-images`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

beforeEach(() => {
  // The wait of a document ends only where a test lets time pass.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] });
  requested.length = 0;
  isDown = false;
});

afterEach(() => jest.useRealTimers());

function aShop() {
  const failures: string[] = [];
  let time = 1_000_000;
  let late = 0;
  const placeholders = new ImagePlaceholders({
    imageUrl,
    onError: (_error, path) => failures.push(path),
    now: () => time,
  });
  return {
    failures,
    wait: (ms: number) => {
      time += ms;
    },
    late: () => late,
    stylesFor: async (...files: string[]) =>
      placeholders.stylesFor(files.map(announced).join(''), '/images', () => {
        late += 1;
      }),
  };
}

/** As React announces an image. */
function announced(file: string): string {
  const srcSet = `/images/p/200w/${file} 200w, /images/p/600w/${file} 600w`;
  return `<link rel="preload" as="image" imageSrcSet="${srcSet}" imageSizes="100vw" fetchPriority="high"/>`;
}

const dataOf = (content: string) => `data:image/avif;base64,${Buffer.from(content).toString('base64')}`;

test('the style of an image has its file, from the address of the image server for servers [STATE-20]', async () => {
  const { stylesFor } = aShop();

  expect(await stylesFor('a.webp')).toBe(
    `@layer ui{img:where([fetchpriority=high])[srcset*="/images/p/600w/a.webp "]` +
      `{background-image:url(${dataOf('image/avif,image/webp')})}}`,
  );
  expect(requested).toEqual(['/shop-images/p/600w/a.webp']);
});

test('a file is fetched once for all documents', async () => {
  const { stylesFor } = aShop();

  const [first, second] = await Promise.all([stylesFor('a.webp'), stylesFor('a.webp')]);
  expect([second, await stylesFor('a.webp')]).toEqual([first, first]);
  expect(requested).toHaveLength(1);
});

test.each(['large.webp', 'page.webp', 'gone.webp'])(
  'the answer for %s is not used, and other images are',
  async (file) => {
    const { stylesFor, failures } = aShop();

    const styles = await stylesFor(file, 'a.webp');
    expect(styles).not.toContain(file);
    expect(styles).toContain('a.webp');
    await stylesFor(file);
    expect(requested).toHaveLength(2);
    expect(failures).toEqual([]);
  },
);

test('a document has no more than 16,000 characters of images', async () => {
  const { stylesFor } = aShop();

  const styles = await stylesFor('fills.webp', '2-fills.webp', 'a.webp');
  expect(['/fills.webp', '/2-fills.webp', '/a.webp'].map((file) => styles.includes(file))).toEqual([true, false, true]);
});

test('a document does not wait for an image that hangs', async () => {
  const { stylesFor, late } = aShop();
  await stylesFor('a.webp');

  const pending = stylesFor('hangs.webp', 'a.webp');
  await jest.advanceTimersByTimeAsync(250);

  const styles = await pending;
  expect(styles).not.toContain('hangs.webp');
  expect(styles).toContain('a.webp');
  expect(late()).toBe(1);
});

test('an image server that fails is left alone for 30 seconds; images that are known are used', async () => {
  const { stylesFor, failures, wait, late } = aShop();
  const known = await stylesFor('a.webp');
  isDown = true;

  expect(await stylesFor('b.webp')).toBe('');
  expect(late()).toBe(0);
  expect(failures).toEqual(['/p/600w/b.webp']);
  isDown = false;
  wait(29_999);
  expect(await stylesFor('b.webp')).toBe('');
  expect(await stylesFor('a.webp')).toBe(known);
  expect(requested).toHaveLength(2);
  wait(1);
  expect(await stylesFor('b.webp')).toContain('b.webp');
});

test('an old image is used while the image server fails, also more than once', async () => {
  const { stylesFor, wait } = aShop();
  const known = await stylesFor('a.webp');
  isDown = true;
  wait(600_001);
  await stylesFor('b.webp');

  expect([await stylesFor('a.webp'), await stylesFor('a.webp')]).toEqual([known, known]);
});

test('images of another server than the shop’s are not fetched', async () => {
  const placeholders = new ImagePlaceholders({ imageUrl, onError: () => undefined });

  expect(await placeholders.stylesFor(announced('a.webp'), '/image')).toBe('');
  expect(await placeholders.stylesFor(announced('a.webp'), 'https://img.example')).toBe('');
  expect(requested).toEqual([]);
});

test('an address can end neither its selector nor the element', async () => {
  const { stylesFor } = aShop();

  const styles = await stylesFor('&quot;]{}&lt;/style&gt;\\.webp');
  expect(styles).toContain(String.raw`srcset*="/images/p/600w/\22 ]{}\3c /style>\5c .webp "]`);
});
