import { gunzipSync } from 'node:zlib';
import type { HeadAddresses } from '../../app/head/pageAddresses.ts';
import { buildSitemap } from './buildSitemap.ts';
import type { SitemapSection } from './sitemapSections.ts';

const page = (path: string): HeadAddresses => ({ canonical: `http://localhost:3000${path}`, languages: [] });

function section(name: string, ...parts: HeadAddresses[][]): SitemapSection {
  return {
    name,
    frequency: 'weekly',
    priority: 0.8,
    pages: async function* pages() {
      yield* parts;
    },
  };
}

async function filesOf(sections: SitemapSection[], maxAddresses?: number) {
  const sitemap = await buildSitemap(sections, maxAddresses);
  return new Map(
    [...sitemap].map(([name, { gzipped }]) => {
      const xml = gunzipSync(gzipped).toString();
      return [name, Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)];
    }),
  );
}

test('a section is split into files of limited length, and an address is in one file only', async () => {
  const parts = [
    [page('/a'), page('/b')],
    [page('/b'), page('/c')],
  ];

  const files = await filesOf([section('products', ...parts), section('content', [page('/a')])], 2);

  expect([...files]).toEqual([
    ['products-1.xml', ['http://localhost:3000/a', 'http://localhost:3000/b']],
    ['products-2.xml', ['http://localhost:3000/c']],
  ]);
});

test('addresses are encoded for URLs and for XML', async () => {
  const files = await filesOf([section('content', [page(`/c/lås & 'krok' <b>`)])]);

  expect(files.get('content-1.xml')).toEqual(['http://localhost:3000/c/l%C3%A5s%20&amp;%20&apos;krok&apos;%20%3Cb%3E']);
});
