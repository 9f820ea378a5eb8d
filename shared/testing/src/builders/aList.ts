import type { AlternativeUrlType, PageInfoType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Complete } from './Complete.ts';

type AList = Complete<PageInfoType>;

/** The page information of a category. */
export function aList(overrides: Partial<AList> = {}): AList {
  return {
    id: 112,
    alias: 'krokar',
    name: 'Krokar',
    canonicalUrl: '/c/krokar',
    alternativeUrls: [anAlternativeUrl('sv', '/c/krokar'), anAlternativeUrl('en', '/en/c/hooks')],
    alternativeCanonicalUrls: null,
    primaryDescription: 'Krokar i trä och mässing.',
    secondaryDescription: null,
    primaryImage: null,
    backgroundImage: null,
    logo: null,
    hideTitle: false,
    hideDescription: false,
    meta: { title: 'Krokar | Hemvist', description: 'Krokar för hallen.', keywords: null },
    subCategories: [],
    ...overrides,
  };
}

/** The address of the same page in another language. */
export function anAlternativeUrl(language: string, url: string): Complete<AlternativeUrlType> {
  return { language, url, channelId: '1', country: null, culture: language === 'sv' ? 'sv-SE' : 'en-GB' };
}
