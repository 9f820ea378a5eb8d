import { compact } from '@hemvaror/domain/compact';
import { productsVariables, type ListRequest } from './listRequest.ts';
import type { ProductList_resultFragment } from './ProductList.generated.ts';

type Variables = ReturnType<typeof productsVariables> & { withFacets?: true };

/**
 * Fetches the requested pages of a list, each with the query that has loaded it before: those of the last 30 s are in the API
 * client's cache, so that a shopper who goes back does not wait.
 *
 * @param query returns the products of one page
 * @returns the pages as one result, with the count and the facets of the first; null without data
 */
export async function fetchPages(
  request: ListRequest,
  query: (variables: Variables) => Promise<ProductList_resultFragment | null | undefined>,
): Promise<ProductList_resultFragment | null> {
  const { first, last } = request;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const pages = await Promise.all(
    numbers.map(async (page) =>
      query({ ...productsVariables(request, page), ...(page === first && { withFacets: true }) }),
    ),
  );
  const [firstPage] = pages;
  if (!firstPage || pages.length === 1) return firstPage ?? null;
  // The catalog may have changed between two pages: do not return a product twice.
  const products = new Map(
    compact(pages.flatMap((page) => page?.products ?? [])).map((product) => [product.productId, product]),
  );
  return { ...firstPage, products: [...products.values()] };
}
