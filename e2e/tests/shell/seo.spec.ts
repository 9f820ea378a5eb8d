import { fetchDocument } from '../../support/documents.ts';
import { graphql } from '../../support/graphql.ts';
import { parsePage, type Page } from '../../support/pageHead.ts';
import { expect, test } from '../../support/siteTest.ts';
import { readSitemap } from '../../support/sitemap.ts';

/** Enough to cover every kind of page in both languages. */
const MAX_PAGES = 80;

test('every linked page responds 200, is its own canonical and has mutual language links [SEO-07]', async ({
  sv,
  en,
}) => {
  const queue = [`${sv}/`, `${en}/en`];
  const seen = new Map<string, Page>();
  const visit = async (url: string) => {
    const { status, body } = await fetchDocument(url);
    const page = parsePage(status, body, url);
    seen.set(url, page);
    return page;
  };
  // Limits the pages per kind, so that every kind is visited.
  const kindOf = (url: string) =>
    new URL(url).pathname
      .replace(/^\/en(?=\/|$)/, '')
      .split('/')
      .slice(1, 2)
      .join('');
  const kinds = new Map<string, number>();

  while (queue.length > 0 && seen.size < MAX_PAGES) {
    const url = queue.shift() ?? '';
    if (seen.has(url)) continue;
    const { status, links } = await visit(url);
    expect([url, status]).toEqual([url, 200]);
    for (const link of links) {
      const { origin, pathname, hash } = new URL(link);
      const count = kinds.get(origin + kindOf(link)) ?? 0;
      if (![sv, en].includes(origin) || hash !== '' || /\?/.test(link) || count >= 8 || pathname.startsWith('/images'))
        continue;
      if (queue.includes(link) || seen.has(link)) continue;
      kinds.set(origin + kindOf(link), count + 1);
      queue.push(link);
    }
  }

  expect(seen.size).toBeGreaterThan(40);
  const listed = new Map([...(await readSitemap(sv)), ...(await readSitemap(en))]);
  for (const [url, page] of seen) {
    expect([url, page.lang]).toEqual([url, url.startsWith(en) ? 'en-US' : 'sv-SE']);
    if (!page.isIndexed) {
      expect([url, page.canonical ?? url, page.languages]).toEqual([url, url, {}]);
      expect([url, listed.has(url)]).toEqual([url, false]);
      continue;
    }
    expect([url, listed.get(url)]).toEqual([url, page.languages]);
    expect([url, page.canonical]).toEqual([url, url]);
    const others = Object.entries(page.languages).filter(([language]) => language !== 'x-default');
    if (others.length > 0) expect([url, page.languages[page.lang ?? '']]).toEqual([url, url]);
    for (const [, href] of others) {
      const other = seen.get(href) ?? (await visit(href));
      expect([href, other.status]).toEqual([href, 200]);
      expect([href, other.languages]).toEqual([href, page.languages]);
    }
  }
});

test('robots.txt names the sitemap of its domain and closes no address of it', async ({ sv, en }) => {
  for (const origin of [sv, en]) {
    const { status, body } = await fetchDocument(`${origin}/robots.txt`);
    const closed = Array.from(body.matchAll(/^Disallow: (.*)$/gm), ([, path = '']) => origin + path);
    const addresses = [...(await readSitemap(origin)).keys()];

    expect([status, body.includes(`Sitemap: ${origin}/sitemap.xml`)]).toEqual([200, true]);
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((url) => !url.startsWith(origin) || closed.some((path) => url.startsWith(path)))).toEqual(
      [],
    );
  }
});

test('a sorted list is noindex and names the whole list, and page 2 is canonical', async ({ sv, en }) => {
  const read = async (url: string) => parsePage(200, (await fetchDocument(url)).body, url);

  expect(await read(`${sv}/c/beslag?sort=PRICE&page=2`)).toMatchObject({
    isIndexed: false,
    canonical: `${sv}/c/beslag`,
    languages: {},
  });
  expect(await read(`${sv}/c/beslag?page=2`)).toMatchObject({
    isIndexed: true,
    canonical: `${sv}/c/beslag?page=2`,
    languages: { 'sv-SE': `${sv}/c/beslag?page=2`, 'en-US': `${en}/en/c/hardware?page=2` },
  });
});

test('a list page takes title, description and preview from its list page info [SEO-02, SEO-03, SEO-04]', async ({
  sv,
  en,
}) => {
  for (const [origin, path, ids] of [
    [sv, '/b/dunort', 'channelId: "1|se", languageId: "sv-SE", marketId: "se"'],
    [en, '/en/b/travind', 'channelId: "3|com", languageId: "en-US", marketId: "eu"'],
  ] as const) {
    const { listPageInfo } = await graphql<{ listPageInfo: { meta: { title: string; description: string } } }>(
      `query ($url: String) { listPageInfo(url: $url, ${ids}) { meta { title description } } }`,
      { url: path },
    );
    const { title, description } = listPageInfo.meta;
    const { body, heading } = await fetchDocument(origin + path);

    // The heading is the name of the list only.
    expect(title.length).toBeGreaterThan(heading.length);
    expect(contentOf(body, /<title>([^<]*)<\/title>/)).toBe(`${title} | Hemvist`);
    expect(contentOf(body, /<meta property="og:title" content="([^"]*)"/)).toBe(title);
    expect(contentOf(body, /<meta name="description" content="([^"]*)"/)).toBe(description);
    expect(contentOf(body, /<meta property="og:description" content="([^"]*)"/)).toBe(description);
  }
  // A list without its own image uses that of the shop.
  expect((await fetchDocument(`${sv}/allt`)).body).toMatch(
    /<meta property="og:image" content="http[^"]*hero_shelf\.webp"/,
  );
});

test('product and content pages have their own metadata in the server’s HTML [SEO-05, SEO-06]', async ({ sv, en }) => {
  for (const [url, text] of [
    [`${sv}/p/pallar/trefot-pall-ek`, 'Trefot'],
    [`${sv}/garanti`, 'aranti'],
    [`${en}/en/warranty`, 'arranty'],
  ] as const) {
    const { body } = await fetchDocument(url);
    expect(body).toMatch(new RegExp(`<title>[^<]*${text}`));
    expect(body).toMatch(new RegExp(`<meta property="og:title" content="[^"]*${text}`));
    expect(body).toMatch(/<meta name="description" content="[^"]+"/);
    expect(body).toMatch(/<meta property="og:description" content="[^"]+"/);
  }
});

test('forged headers and query strings reach neither the head nor the redirect of a page', async ({ sv }) => {
  const port = new URL(sv).port;
  const forged = {
    host: `evil.example:${port}`,
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '"><script>',
    forwarded: 'host=evil.example',
    'x-original-url': '/evil',
  };
  for (const path of ['/c/beslag?utm=evil.example', '/finns-inte', '/']) {
    const { status, body, location } = await fetchDocument(sv + path, forged);

    expect([path, status < 500]).toEqual([path, true]);
    expect(location ?? '').not.toContain('evil');
    expect(/<head>.*?<\/head>/s.exec(body)?.[0] ?? '').not.toContain('evil');
  }
});

/** The first group of a pattern in a document, as text. */
function contentOf(body: string, pattern: RegExp): string {
  const [, content = ''] = pattern.exec(body) ?? [];
  return content.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
