import { fetchDocument } from '../support/documents.ts';
import { parsePage } from '../support/pageHead.ts';
import { expect, test } from '../support/siteTest.ts';
import { readSitemap } from '../support/sitemap.ts';

test('every address of the sitemaps responds 200, is indexed and is its own canonical', async ({ sv, en }) => {
  test.setTimeout(600_000);
  for (const origin of [sv, en]) {
    for (const [url, languages] of await readSitemap(origin)) {
      const { status, body } = await fetchDocument(url);
      const page = parsePage(status, body, url);

      expect([url, page.status, page.isIndexed, page.canonical]).toEqual([url, 200, true, url]);
      expect([url, page.languages]).toEqual([url, languages]);
    }
  }
});
