import { runAfterFirstImages } from './runAfterFirstImages.ts';

const LIMIT_MS = 1_000;
let shown: () => void;
let frame: FrameRequestCallback | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  frame = undefined;
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  document.body.innerHTML = '<img src="/first.webp" fetchpriority="high"><img src="/later.webp">';
  const image = document.querySelector('img');
  if (!image) throw new Error('The page must have an image.');
  image.decode = () =>
    new Promise((resolve) => {
      shown = resolve;
    });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
  Reflect.deleteProperty(document, 'hidden');
});

/** Adds preloads of scripts, which only the marked ones of are run. */
function announce(...addresses: string[]): void {
  const links = addresses.map(
    (href) => `<link rel="preload" as="script" href="${href}" crossorigin integrity="sha256-a" data-run>`,
  );
  document.head.innerHTML = `${links.join('')}<link rel="preload" as="script" href="/remote.js">`;
}

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

/** Shows a frame, if one was requested, and runs what waits for it. */
async function nextFrame(): Promise<void> {
  await jest.advanceTimersByTimeAsync(0);
  frame?.(0);
  await jest.advanceTimersByTimeAsync(0);
}

test('the scripts run in their order, after the frame with the images of the first view', async () => {
  announce('/a.js', '/b.js');
  runAfterFirstImages(LIMIT_MS);
  await nextFrame();
  expect(scripts()).toEqual([]);

  shown();
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toEqual([]);
  await nextFrame();

  expect(scripts()).toEqual(['/a.js', '/b.js']);
});

test('an image that does not arrive delays them for a limited time', async () => {
  announce('/a.js');
  runAfterFirstImages(LIMIT_MS);
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  await nextFrame();

  expect(scripts()).toEqual(['/a.js']);
});

test('a hidden page, which shows no frames, runs them at once', () => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  announce('/a.js');
  runAfterFirstImages(LIMIT_MS);

  expect(scripts()).toEqual(['/a.js']);
});
