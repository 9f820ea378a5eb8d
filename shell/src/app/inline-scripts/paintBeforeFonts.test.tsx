import { paintBeforeFonts } from './paintBeforeFonts.ts';

const SLOW_MS = 400;
const FONT = '<link rel="preload" as="font" href="/a.woff2" crossorigin>';
const SCRIPT = '<link rel="preload" as="script" href="/a.js">';

beforeEach(() => {
  document.head.innerHTML = FONT + SCRIPT;
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

const preloaded = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('as'));

test.each([
  ['slow', SLOW_MS, ['script']],
  ['fast', SLOW_MS - 1, ['font', 'script']],
])(
  'on a %s line, %i ms after the start of the navigation, the first paint may wait for the preloads %j',
  (_name, now, expected) => {
    jest.spyOn(performance, 'now').mockReturnValue(now);
    paintBeforeFonts(SLOW_MS);

    expect(preloaded()).toEqual(expected);
  },
);
