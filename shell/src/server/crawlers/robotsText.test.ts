import { robotsText } from './robotsText.ts';

const linesOf = (options: Partial<Parameters<typeof robotsText>[0]>) =>
  robotsText({ origin: 'https://hemvist.example', locales: ['sv'], markets: [], ...options }).split('\n');

test('robots.txt names the sitemap of its own domain and closes checkout, account and search', () => {
  expect(linesOf({})).toEqual(
    expect.arrayContaining([
      'Sitemap: https://hemvist.example/sitemap.xml',
      'Disallow: /kassan',
      'Disallow: /mina-sidor/ordrar',
      'Disallow: /account',
      'Disallow: /s/',
      'Disallow: /s?',
      'Disallow: /graphql',
    ]),
  );
  expect(linesOf({ locales: ['en'] })).toContain('Disallow: /en/checkout');
});

test('robots.txt leaves pages open whose noindex a crawler has to read, and paths that only begin alike', () => {
  const lines = linesOf({});

  expect(lines).not.toContain('Disallow: /favoriter');
  expect(lines).not.toContain('Disallow: /s');
});

test('with the market in the path, robots.txt closes the pages of every market', () => {
  expect(linesOf({ markets: ['se', 'fi'] })).toEqual(
    expect.arrayContaining(['Disallow: /kassan', 'Disallow: /se/kassan', 'Disallow: /fi/kassan']),
  );
});
