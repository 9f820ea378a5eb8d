import { compact } from '@hemvaror/domain/compact';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { CmsPagesDocument } from './ContentPages.generated.ts';
import { findPages, type FoundPage } from './findPages.ts';

/** A search for the page with the contact details: the API does not mark it. */
const CONTACT: Record<LocaleCode, string> = { sv: 'kontakt', en: 'contact' };

export interface PageFinder {
  /** The content pages for a text, best first. Never rejects. */
  find: (text: string) => Promise<FoundPage[]>;
  /** The page with the contact details, null without any. Never rejects. */
  findContact: () => Promise<FoundPage | null>;
}

/** Creates a finder. The client caches the pages, so that only the first search of a visit sends a request. */
export function createPageFinder(api: Pick<GraphQLOperations, 'query'>, locale: LocaleCode): PageFinder {
  async function find(text: string): Promise<FoundPage[]> {
    try {
      const { cmsPages } = await api.query({ document: CmsPagesDocument, variables: {} });
      return findPages(compact(cmsPages), text);
    } catch {
      // The products of the search are rendered without pages.
      return [];
    }
  }

  return { find, findContact: async () => (await find(CONTACT[locale]))[0] ?? null };
}
