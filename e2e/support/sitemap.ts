import { expect } from '@playwright/test';
import { fetchDocument } from './documents.ts';

/** Every address of a domain's sitemaps, with its language links. */
export async function readSitemap(origin: string): Promise<Map<string, Record<string, string>>> {
  const pages = new Map<string, Record<string, string>>();
  for (const [, file = ''] of (await fetchXml(`${origin}/sitemap.xml`)).matchAll(/<loc>(.*?)<\/loc>/g)) {
    for (const [entry] of (await fetchXml(file)).matchAll(/<url>.*<\/url>/g)) {
      const links = entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g);
      const languages = Object.fromEntries(Array.from(links, ([, language = '', href = '']) => [language, href]));
      pages.set(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '', languages);
    }
  }
  return pages;
}

async function fetchXml(url: string): Promise<string> {
  const { status, body } = await fetchDocument(url);
  expect([url, status]).toEqual([url, 200]);
  return body;
}
