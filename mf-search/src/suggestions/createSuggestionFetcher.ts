import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { CmsPagesDocument } from '../pages/ContentPages.generated.ts';
import { createPageFinder } from '../pages/createPageFinder.ts';
import { facetSuggestionsIn, foundProducts, type Found } from './found.ts';
import { ProductSuggestionsDocument } from './Suggestions.generated.ts';
import { suggestionLimit } from './useSuggestionLimit.ts';

/** Maximum that the API returns at once. */
const MAX_PRODUCTS = 200;

interface FetcherOptions {
  operations: Pick<GraphQLOperations, 'query'>;
  locale: LocaleCode;
}

/**
 * Creates a function that fetches suggestions. Categories and brands with their counts come from the facets. If the facets
 * have no paths, this and all later requests include the products.
 *
 * @returns a function that resolves to the suggestions for a text. @throws ApiError
 */
export function createSuggestionFetcher({
  operations,
  locale,
}: FetcherOptions): (text: string, signal: AbortSignal) => Promise<Found> {
  const pageFinder = createPageFinder(
    async () => operations.query({ document: CmsPagesDocument, variables: {} }),
    locale,
  );
  let withFound = false;

  async function fetchProducts(text: string, signal: AbortSignal) {
    const filter = { searchText: text, sort: 'RELEVANCE' } as const;
    const response = await operations.query({
      document: ProductSuggestionsDocument,
      variables: { filter, take: suggestionLimit(), ...(withFound && { withFound, takeFound: MAX_PRODUCTS }) },
      signal,
      // Stock and prices change.
      cached: false,
    });
    // Handle pending key presses before rendering the response. Not all browsers support scheduler.yield.
    if ('scheduler' in globalThis) await globalThis.scheduler.yield();
    return response;
  }

  async function findProducts(text: string, signal: AbortSignal) {
    const response = await fetchProducts(text, signal);
    if (withFound || (facetSuggestionsIn(response, 'Category') && facetSuggestionsIn(response, 'Brand')))
      return foundProducts(response);
    withFound = true;
    return foundProducts(await fetchProducts(text, signal));
  }

  return async (text, signal) => {
    const [products, pages, contact] = await Promise.all([
      findProducts(text, signal),
      pageFinder.find(text),
      pageFinder.findContact(),
    ]);
    return { ...products, pages, contact };
  };
}
