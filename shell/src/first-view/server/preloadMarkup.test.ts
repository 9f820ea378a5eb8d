/** @jest-environment jsdom */
import { preloadMarkup } from './preloadMarkup.ts';

function linksOf(options: Partial<Parameters<typeof preloadMarkup>[0]>): HTMLLinkElement[] {
  const markup = preloadMarkup({
    fonts: [],
    shellScripts: [],
    scripts: [],
    integrityOf: () => undefined,
    ...options,
  });
  const { head } = new DOMParser().parseFromString(markup, 'text/html');
  return [...head.querySelectorAll('link')];
}

const attributesOf = (link: HTMLLinkElement | undefined) =>
  Object.fromEntries(link?.getAttributeNames().map((name) => [name, link.getAttribute(name)]) ?? []);

test('fonts are requested before scripts, in the mode in which stylesheets request them', () => {
  const [font, script] = linksOf({ fonts: ['/a.woff2'], shellScripts: ['/main.js'] });

  expect(attributesOf(font)).toEqual({
    rel: 'preload',
    as: 'font',
    href: '/a.woff2',
    type: 'font/woff2',
    crossorigin: '',
  });
  expect(attributesOf(script)).toEqual({
    rel: 'preload',
    as: 'script',
    href: '/main.js',
    fetchpriority: 'low',
    crossorigin: '',
    'data-run': '',
  });
});

test.each([
  ['an entry of another origin', 'https://cdn.example/r/remoteEntry.js', ''],
  ['a chunk of another origin', 'https://cdn.example/r/627.js', ''],
  ['an entry of the same origin', '/remotes/r/remoteEntry.js', ''],
  ['a chunk of the same origin', '/remotes/r/627.js', null],
])('%s has the mode of its script, and its integrity', (_what, href, crossorigin) => {
  const [link] = linksOf({ scripts: [href], integrityOf: (of) => (of === href ? 'sha256-a' : undefined) });

  expect([link?.getAttribute('crossorigin'), link?.getAttribute('integrity')]).toEqual([crossorigin, 'sha256-a']);
});

test('an address with quotes stays an address', () => {
  const [link, ...others] = linksOf({ scripts: ['/a"><script>&amp;.js'] });

  expect(link?.getAttribute('href')).toBe('/a"><script>&amp;.js');
  expect(others).toEqual([]);
});
