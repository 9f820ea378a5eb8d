import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { ProductCard_productFragment } from '@storefront/commerce-ui/product-card/ProductCard.generated';
import { isPageError } from '@storefront/domain/pageError';
import type { LoaderArgs } from '@storefront/federation/contract';
import { renderPage, type PageOptions, type RenderedPage } from '@storefront/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { aCard, aFacetGroup, aFacetValue, aList, aPrice, cards } from '../testing/builders.ts';
import * as listPage from './ListPage.tsx';

const CATEGORIES = [
  { categoryId: 100, parentCategoryId: 0, order: 1, alias: 'beslag', name: 'Beslag', canonicalUrl: '/c/beslag' },
  { categoryId: 112, parentCategoryId: 100, order: 1, alias: 'krokar', name: 'Krokar', canonicalUrl: '/c/krokar' },
];

const FACETS = [
  aFacetGroup('Brand', [aFacetValue('b_3', 'Lindvarp', 2), aFacetValue('b_4', 'Trävind', 1)]),
  aFacetGroup('Parameter', [aFacetValue('p_7_ek', 'Ek', 1)], { filterId: '7', label: 'Material' }),
];

/** Answers with the stretch of the list that was asked for. */
function listOf(products: ProductCard_productFragment[], count = products.length) {
  return ({ skip, take }: Readonly<Record<string, unknown>>) => {
    const from = Number(skip);
    const filters = { facets: FACETS };
    return { data: { products: { count, products: products.slice(from, from + Number(take)), filters } } };
  };
}

interface ListOptions extends Partial<PageOptions> {
  products?: ProductCard_productFragment[];
  page?: Omit<typeof listPage, 'ErrorBoundary'> & { ErrorBoundary: ComponentType<{ error: unknown }> };
}

function renderList({ products = cards(1, 3), page = listPage, ...rest }: ListOptions = {}): Promise<RenderedPage> {
  return renderPage(page, {
    messages,
    url: '/c/krokar',
    route: 'category',
    params: { category: 'krokar' },
    categories: CATEGORIES,
    ...rest,
    api: { listPageInfo: { data: { listPageInfo: aList() } }, products: listOf(products), ...rest.api },
  });
}

/** Stands where the shell's own 404 page would. */
function ToldStatus({ error }: { error: unknown }) {
  return <p>{isPageError(error) ? `status ${error.status}` : 'a bug'}</p>;
}

test('CATALOG-08 a product in a list shows picture, brand, name and price and leads to its page', async () => {
  await renderList({ products: [aCard()] });

  expect(screen.getByRole('img', { name: 'Trävind Krok Ek' })).toBeVisible();
  expect(screen.getByText('Trävind')).toBeVisible();
  expect(screen.getByText('149 kr')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Krok Ek' })).toHaveAttribute('href', '/p/krokar/krok-ek');
});

test('PRICE-06 a discounted product in a list shows by how many per cent', async () => {
  await renderList({
    products: [aCard({ unitPrice: aPrice({ isDiscounted: true, discountPercentage: 20 }) }), aCard({ productId: 8 })],
  });

  expect(screen.getAllByText('−20 %')).toHaveLength(1);
});

test('a list says what it is, where it belongs and how much there is', async () => {
  await renderList();

  expect(screen.getByRole('heading', { level: 1, name: 'Krokar' })).toBeVisible();
  const way = within(screen.getByRole('navigation', { name: 'Brödsmulor' }));
  expect(way.getByRole('link', { name: 'Hem' })).toHaveAttribute('href', '/');
  expect(way.getByRole('link', { name: 'Beslag' })).toHaveAttribute('href', '/c/beslag');
  expect(screen.getByText('3 produkter')).toBeVisible();
});

test('a long description is folded and opens without a script, a short one is not', async () => {
  const { unmount } = await renderList();
  expect(screen.queryByRole('checkbox', { name: 'Visa hela texten' })).not.toBeInTheDocument();
  unmount();

  const info = aList({ primaryDescription: '<p>Krokar i trä och mässing.</p>'.repeat(10) });
  await renderList({ api: { listPageInfo: { data: { listPageInfo: info } } } });
  expect(screen.getByRole('checkbox', { name: 'Visa hela texten' })).not.toBeChecked();
});

test('narrower lists are a step away', async () => {
  const info = aList({ subCategories: [{ name: 'Träkrokar', canonicalUrl: '/c/krokar/trakrokar' }] });
  await renderList({ api: { listPageInfo: { data: { listPageInfo: info } } } });

  expect(screen.getByRole('link', { name: 'Allt inom Krokar' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Träkrokar' })).toHaveAttribute('href', '/c/krokar/trakrokar');
});

test('a list asks for its category in the order of the address', async () => {
  const { calls } = await renderList({ url: '/c/krokar?page=2&sort=PRICE', products: cards(1, 30) });

  expect(calls.filter(({ name }) => name === 'products').map(({ variables }) => variables)).toEqual([
    { categoryAlias: 'krokar', filter: { sort: 'PRICE' }, skip: 20, take: 20, withFacets: true },
  ]);
});

test('CATALOG-10 a list without products says so', async () => {
  await renderList({ products: [] });

  expect(screen.getByText('Inga produkter matchar ditt urval.')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('a further page joins below, and the keyboard goes on with it', async () => {
  const { user } = await renderList({ products: cards(1, 23) });
  expect(screen.getByText('Du har sett 20 av 23 produkter')).toBeVisible();
  const more = screen.getByRole('link', { name: 'Visa fler' });
  expect(more).toHaveAttribute('href', '/c/krokar?page=2');

  await user.click(more);

  expect(await screen.findByText('Du har sett 23 av 23 produkter')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(23);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Krok 21' })).toHaveFocus());
  expect(screen.queryByRole('link', { name: 'Visa fler' })).not.toBeInTheDocument();
});

test('an earlier page joins above, and what was in view stays where it is', async () => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const { user } = await renderList({ url: '/c/krokar?page=2', products: cards(1, 23) });
  expect(screen.getByText('21–23 av 23 produkter')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till listans början' })).toHaveAttribute('href', '/c/krokar');

  await user.click(screen.getByRole('link', { name: 'Visa tidigare' }));

  expect(await screen.findByText('Du har sett 23 av 23 produkter')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)[0]).toBe('Krok 1');
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

test('a page that cannot be fetched leaves the list as it was and says so', async () => {
  let isDown = false;
  const answer = listOf(cards(1, 23));
  const { store, user } = await renderList({
    api: {
      products: (variables) => (isDown ? { refusals: [{ message: 'down', code: null }] } : answer(variables)),
    },
  });
  isDown = true;

  await user.click(screen.getByRole('link', { name: 'Visa fler' }));

  expect(store.getState().toast.current).toMatchObject({
    text: 'Det gick inte att hämta fler produkter. Försök igen.',
    placement: 'bottom-center',
  });
  expect(screen.getAllByRole('article')).toHaveLength(20);
});

test('another order is another address, on the first page', async () => {
  const { address, user } = await renderList({ url: '/c/krokar?page=2&utm=x', products: cards(1, 23) });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sortera' }), 'Lägsta pris');

  expect(address()).toBe('/c/krokar?utm=x&sort=PRICE');
});

test.each([
  ['an unknown list', { api: { listPageInfo: { data: { listPageInfo: null } } } }],
  ['a list with the id 0', { api: { listPageInfo: { data: { listPageInfo: aList({ id: 0 }) } } } }],
  ['a page beyond the last', { url: '/c/krokar?page=2' }],
  ['a page beyond all lists', { url: '/c/krokar?page=1000000000' }],
])('%s is not found', async (_what, options) => {
  await renderList({ ...options, page: { ...listPage, ErrorBoundary: ToldStatus } });

  expect(screen.getByText('status 404')).toBeVisible();
});

test('another address of a list leads to its own, the query kept', async () => {
  const listPageInfo = { data: { listPageInfo: aList({ canonicalUrl: '/c/beslag/krokar' }) } };
  const { address } = await renderList({ url: '/c/krokar?sort=PRICE', api: { listPageInfo } });

  expect(address()).toBe('/c/beslag/krokar?sort=PRICE');
});

test('the list of everything needs no page of its own in the API', async () => {
  const { calls } = await renderList({ url: '/allt', route: 'all', params: {}, api: {} });

  expect(screen.getByRole('heading', { level: 1, name: 'Allt i butiken' })).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['products']);
});

test('a failing list shows a way on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderList({ api: { products: { failure: { status: 503 } } } });

  expect(screen.getByRole('alert')).toHaveTextContent('Listan gick inte att visa');
  expect(screen.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/');
});

test('widget areas stand below the head and below the products', async () => {
  const { container } = await renderList({
    slots: { top: <p>Ovanför</p>, bottom: <p>Nedanför</p> },
  });

  const order = [...container.querySelectorAll('h1, p, h2 a')].map(({ textContent }) => textContent);
  const shown = order.filter((text) => ['Krokar', 'Ovanför', 'Nedanför', 'Krok 1'].includes(text));
  expect(shown).toEqual(['Krokar', 'Ovanför', 'Krok 1', 'Nedanför']);
});

test('a list asks for the areas of its category and its path, not of its page or filters', async () => {
  const { filled } = await renderList({ url: '/c/krokar?sort=PRICE' });

  const common = { family: 'Productlist', filters: [{ key: 'Category', value: 'krokar' }], url: '/c/krokar' };
  expect(filled).toEqual([
    {
      id: 'mf-content/WidgetArea',
      inputs: {
        top: { ...common, areaName: 'The top part of the product list', isInFirstView: true },
        bottom: { ...common, areaName: 'The bottom part of the product list' },
      },
    },
  ]);
});

test('in a shell that fills no slots a list stands all the same', async () => {
  const page = { ...listPage, loader: ({ fillSlot: _none, ...args }: LoaderArgs) => listPage.loader(args) };

  await renderList({ page });

  expect(screen.getByRole('heading', { level: 1, name: 'Krokar' })).toBeVisible();
});
