import { paintBeforeFonts } from './paintBeforeFonts.ts';

const SLOW_MS = 400;
const FONT = '<link rel="preload" as="font" href="/a.woff2" crossorigin>';
const SCRIPT = '<link rel="preload" as="script" href="/a.js">';
const FAMILIES = ['"Hanken Grotesk"', 'Georgia'];

/** The fonts with which a letter was measured, each with the preloads at that time. */
const measured: [string, (string | null)[]][] = [];

beforeEach(() => {
  document.head.innerHTML = FONT + SCRIPT;
  measured.length = 0;
  Object.defineProperty(document, 'fonts', { configurable: true, value: FAMILIES.map((family) => ({ family })) });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
  document.head.replaceChildren();
});

const preloaded = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('as'));

function mockCanvas(canvas: { font: string; measureText: () => void } | null) {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { configurable: true, value: () => canvas });
}

const CANVAS = { font: '', measureText: () => void measured.push([CANVAS.font, preloaded()]) };

test('on a slow line, the fonts are in use before their preloads are removed', () => {
  mockCanvas(CANVAS);
  jest.spyOn(performance, 'now').mockReturnValue(SLOW_MS);
  paintBeforeFonts(SLOW_MS);

  expect(measured).toEqual(FAMILIES.map((family) => [`1em ${family}`, ['font', 'script']]));
  expect(preloaded()).toEqual(['script']);
});

test('on a fast line, the first paint may wait for the preloads', () => {
  mockCanvas(CANVAS);
  jest.spyOn(performance, 'now').mockReturnValue(SLOW_MS - 1);
  paintBeforeFonts(SLOW_MS);

  expect(measured).toEqual([]);
  expect(preloaded()).toEqual(['font', 'script']);
});

test('without a canvas, the preloads stay', () => {
  mockCanvas(null);
  jest.spyOn(performance, 'now').mockReturnValue(SLOW_MS);
  paintBeforeFonts(SLOW_MS);

  expect(preloaded()).toEqual(['font', 'script']);
});
