import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aBrand } from '@hemvaror/testing/builders/aBrand';
import { aCategory } from '@hemvaror/testing/builders/aCategory';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import type { StubApi, StubResponse } from '@hemvaror/testing/stubApi';
import { renderComponent, type RenderOptions } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { Component as SearchBox } from '../search-box/SearchBox.tsx';
import type { ProductOption_productFragment } from '../suggestions/ProductOption.generated.ts';
import type { ProductSuggestionsQuery } from '../suggestions/Suggestions.generated.ts';

/** Clears the stored searches and stubs scrollIntoView, before each test. */
export function resetBrowser(): void {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
}

/** An API without new products and content pages. */
export const NO_CONTENT: Record<string, StubResponse> = {
  latestProducts: { data: { products: { products: [] } } },
  cmsPages: { data: { cmsPages: [] } },
};

export function suggestionsIn(calls: StubApi['calls']): StubApi['calls'] {
  return calls.filter(({ name }) => name === 'productSuggestions');
}

/** Renders the search and focuses it, which opens it. */
export async function openSearch(api: Record<string, StubResponse> = {}, options: Partial<RenderOptions> = {}) {
  const rendered = await renderComponent(<SearchBox />, { messages, api: { ...NO_CONTENT, ...api }, ...options });
  await rendered.user.click(screen.getByRole('searchbox'));
  const field = await screen.findByRole('combobox', { expanded: true });
  return { ...rendered, field, suggestionCalls: () => suggestionsIn(rendered.calls) };
}

export async function searchFor(text: string, api: Record<string, StubResponse>, options: Partial<RenderOptions> = {}) {
  const opened = await openSearch(api, options);
  await type(text);
  return opened;
}

/** Types a text in one step, and advances past the debounce and the frames before images are requested. */
export async function type(text: string): Promise<void> {
  jest.useFakeTimers();
  fireEvent.input(screen.getByRole('combobox'), { target: { value: text } });
  await act(async () => jest.advanceTimersByTimeAsync(500));
  await act(async () => jest.advanceTimersByTimeAsync(50));
  jest.useRealTimers();
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
}

export function inWindow(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
}

export function aSuggestionsResponse({
  count,
  images = ['krok.webp'],
}: {
  count: number;
  images?: (string | null)[] | null;
}): StubResponse {
  return ({ filter }) => {
    const found = isFilter(filter) && filter.searchText === 'qqq' ? 0 : count;
    const products = Array.from({ length: found }, (_product, index) => anOption(index + 1, images));
    const categories = [aFacet('Krokar', '/c/krokar', 1), aFacet('Beslag', '/c/beslag', found)];
    return { data: responseOf(products, found, { categories, brands: [aFacet('Lindvarp', '/b/lindvarp', found)] }) };
  };
}

/** Responds with `count` products, each with a different category and brand. */
export function manyOfEach(count: number): StubResponse {
  return ({ take }) => {
    const products = Array.from({ length: count }, (_product, index) => anOption(index + 1));
    const categories = products.map(({ productId }) => aFacet(`Kategori ${productId}`, `/c/${productId}`, 1));
    const brands = products.map(({ productId }) => aFacet(`Märke ${productId}`, `/b/${productId}`, 1));
    return { data: responseOf(products.slice(0, Number(take)), count, { categories, brands }) };
  };
}

type Facet = ReturnType<typeof aFacet>;

function responseOf(
  products: ProductOption_productFragment[],
  count: number,
  { categories, brands }: { categories: Facet[]; brands: Facet[] },
): ProductSuggestionsQuery {
  const facets = [
    { type: 'Category', values: categories },
    { type: 'Brand', values: brands },
  ];
  return { products: { count, products, filters: { facets } } };
}

function aFacet(label: string, url: string, count: number) {
  return { label, url, count, hidden: false };
}

/** A product as the suggestions list it, at an address without a category. */
function anOption(productId: number, images: (string | null)[] | null = ['krok.webp']) {
  const name = `Krok ${productId}`;
  return aProduct({
    productId,
    name,
    canonicalUrl: `/p/krok-${productId}`,
    images,
    brand: aBrand({ name: 'Lindvarp' }),
  });
}

export function aMainCategory(name: string) {
  return aCategory({ categoryId: 1, parentCategoryId: 0, alias: 'beslag', name, canonicalUrl: '/c/beslag' });
}

function isFilter(value: unknown): value is { searchText: string } {
  return typeof value === 'object' && value !== null && 'searchText' in value;
}
