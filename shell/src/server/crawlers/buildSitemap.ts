import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { HeadAddresses } from '../../app/head/pageAddresses.ts';
import { etagOf } from '../http/revalidated.ts';
import type { SitemapSection } from './sitemapSections.ts';
import { urlSetXml } from './sitemapXml.ts';

/** Files of a site's sitemap by name, in the order of the sections. */
export type Sitemap = ReadonlyMap<string, SitemapFile>;

export interface SitemapFile {
  gzipped: Buffer;
  /** Of the XML. */
  etag: string;
}

/** Sitemaps may have 50,000 addresses. Smaller files need less memory while they are built. */
const MAX_ADDRESSES = 5_000;

const compress = promisify(gzip);

/**
 * Reads the sections and builds their files. Only the addresses of one file are in memory at a time, the other files
 * compressed, about 20 bytes for an address.
 *
 * @throws the error of a section: an incomplete sitemap would remove pages from search indexes
 */
export async function buildSitemap(
  sections: readonly SitemapSection[],
  maxAddresses = MAX_ADDRESSES,
): Promise<Sitemap> {
  const files = new Map<string, SitemapFile>();
  const seen = new Set<string>();
  for (const section of sections) {
    let pages: HeadAddresses[] = [];
    let number = 0;
    const endFile = async () => {
      number += 1;
      const xml = urlSetXml(pages, section);
      files.set(`${section.name}-${number}.xml`, { gzipped: await compress(xml), etag: etagOf(xml) });
      pages = [];
    };
    for await (const batch of section.pages()) {
      for (const page of batch) {
        if (seen.has(page.canonical)) continue;
        seen.add(page.canonical);
        pages.push(page);
        if (pages.length >= maxAddresses) await endFile();
      }
    }
    if (pages.length > 0) await endFile();
  }
  return files;
}
