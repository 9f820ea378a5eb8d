import { compact } from '@hemvaror/domain/compact';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { CmsPagesQuery } from './ContentPages.generated.ts';
import { findPages, type FoundPage } from './findPages.ts';

/** A search for the page with the contact details: the API does not mark it. */
const CONTACT: Record<LocaleCode, string> = { sv: 'kontakt', en: 'contact' };

export interface PageFinder {
  /** The content pages for a text, best first. Never rejects. */
  find: (text: string) => Promise<FoundPage[]>;
  /** The page with the contact details, null without any. Never rejects. */
  findContact: () => Promise<FoundPage | null>;
}

/**
 * Creates a finder.
 *
 * @param queryPages queries all content pages; the client caches them, so that only the first search of a visit sends a request
 */
export function createPageFinder(queryPages: () => Promise<CmsPagesQuery>, locale: LocaleCode): PageFinder {
  async function find(text: string): Promise<FoundPage[]> {
    try {
      const { cmsPages } = await queryPages();
      return findPages(compact(cmsPages), text);
    } catch {
      // The products of the search are rendered without pages.
      return [];
    }
  }

  return { find, findContact: async () => (await find(CONTACT[locale]))[0] ?? null };
}
