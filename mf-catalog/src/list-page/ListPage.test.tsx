import { screen, waitFor, within } from '@testing-library/react';
import { isPageError } from '@hemvaror/domain/pageError';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { testShop } from '@hemvaror/testing/testShop';
import { aFacetGroup, aFacetValue } from '@hemvaror/testing/builders/aFacetGroup';
import { aList } from '@hemvaror/testing/builders/aList';
import { aCategory } from '@hemvaror/testing/builders/aCategory';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { aProduct, someProducts } from '@hemvaror/testing/builders/aProduct';
import { listPage, renderListPage } from '../testing/renderListPage.tsx';

/** Replaces the shell's 404 page. */
function StatusBoundary({ error }: { error: unknown }) {
  return <p>{isPageError(error) ? `status ${error.status}` : 'a bug'}</p>;
}

test.each([
  ['PRICE', '/c/krokar', 'PRICE'],
  ['LATEST', '/c/krokar?sort=PRICE_DESC', 'PRICE_DESC'],
] as const)('with the configured sort %s, %s requests %s [CATALOG-24]', async (defaultProductSort, url, sort) => {
  const { calls } = await renderListPage({ url, config: { defaultProductSort, productPageSize: 7 } });

  expect(calls.find(({ name }) => name === 'products')?.variables).toMatchObject({ filter: { sort }, take: 7 });
});

test('a product in a list shows image, brand, name and price and links to its page [CATALOG-08]', async () => {
  await renderListPage({ products: [aProduct()] });

  expect(screen.getByRole('img', { name: 'Trävind Krok Ek' })).toBeVisible();
  expect(screen.getByText('Trävind')).toBeVisible();
  expect(screen.getByText('149 kr')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Krok Ek' })).toHaveAttribute('href', '/p/krokar/krok-ek');
});

test.each([
  [
    "the editor's title without the shop's name",
    { title: 'Krokar för hallen | Hemvist', description: null },
    'Krokar för hallen',
  ],
  ["the list's name if the title is empty", { title: '', description: null }, 'Krokar'],
  ["the list's name if there is no metadata", null, 'Krokar'],
])('the title of a list page is %s', async (_case, meta, expected) => {
  const page = {
    ...listPage,
    Component({ data }: Parameters<typeof listPage.Component>[0]) {
      const { t } = useTranslation('catalog');
      return <title>{listPage.meta({ data, t, shop: testShop() }).title}</title>;
    },
  };

  await renderListPage({ page, info: { ...aList(), meta } });

  expect(document.title).toBe(expected);
});

test('a discounted product in a list shows the discount in percent [PRICE-06]', async () => {
  await renderListPage({
    products: [
      aProduct({ unitPrice: aPrice(149, { isDiscounted: true, discountPercentage: 20 }) }),
      aProduct({ productId: 8 }),
    ],
  });

  expect(screen.getAllByText('−20 %')).toHaveLength(1);
});

test('a list shows its name, breadcrumbs and product count', async () => {
  await renderListPage();

  expect(screen.getByRole('heading', { level: 1, name: 'Krokar' })).toBeVisible();
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'Brödsmulor' }));
  expect(breadcrumbs.getByRole('link', { name: 'Hem' })).toHaveAttribute('href', '/');
  expect(breadcrumbs.getByRole('link', { name: 'Beslag' })).toHaveAttribute('href', '/c/beslag');
  expect(screen.getByText('3 produkter')).toBeVisible();
});

test('a long description is folded and expands without JavaScript; a short one is not folded', async () => {
  const { unmount } = await renderListPage();
  expect(screen.queryByRole('checkbox', { name: 'Visa hela texten' })).not.toBeInTheDocument();
  unmount();

  const info = aList({ primaryDescription: '<p>Krokar i trä och mässing.</p>'.repeat(10) });
  await renderListPage({ info });
  expect(screen.getByRole('checkbox', { name: 'Visa hela texten' })).not.toBeChecked();
});

test('a list links to its subcategories with their number of products', async () => {
  const info = aList({
    subCategories: [
      aCategory({ name: 'Träkrokar', canonicalUrl: '/c/krokar/trakrokar' }),
      aCategory({ name: 'Stålkrokar', canonicalUrl: '/c/krokar/stalkrokar' }),
    ],
  });
  await renderListPage({ info });

  expect(screen.getByRole('link', { name: 'Allt inom Krokar 3' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Träkrokar 2' })).toHaveAttribute('href', '/c/krokar/trakrokar');
  expect(screen.getByRole('link', { name: 'Stålkrokar' })).toHaveAttribute('href', '/c/krokar/stalkrokar');
});

test.each([
  ['/c/krokar', 'index'],
  ['/c/krokar?page=2', 'index'],
  ['/c/krokar?sort=LATEST', 'index'],
  ['/c/krokar?utm_source=mejl', 'index'],
  ['/c/krokar?sort=PRICE', 'noindex'],
  ['/c/krokar?brands=Lindvarp~b_3', 'noindex'],
  ['/c/krokar?filters=', 'noindex'],
])('the robots of the list %s: %s', async (url, expected) => {
  const page = {
    ...listPage,
    Component({ data }: Parameters<typeof listPage.Component>[0]) {
      const { t } = useTranslation('catalog');
      return <p>{listPage.meta({ data, t, shop: testShop() }).noIndex ? 'noindex' : 'index'}</p>;
    },
  };

  await renderListPage({ url, page, products: someProducts(1, 30) });

  expect(screen.getByText(expected)).toBeVisible();
});

test('a list requests its category in the sort order of the URL', async () => {
  const { calls } = await renderListPage({ url: '/c/krokar?page=2&sort=PRICE', products: someProducts(1, 30) });

  expect(calls.filter(({ name }) => name === 'products').map(({ variables }) => variables)).toEqual([
    expect.objectContaining({
      categoryAlias: 'krokar',
      filter: { sort: 'PRICE' },
      skip: 20,
      take: 20,
      withFacets: true,
    }),
  ]);
});

test('an empty list shows a message [CATALOG-10]', async () => {
  await renderListPage({ products: [] });

  expect(screen.getByText('Inga produkter matchar ditt urval.')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('selecting a filter value narrows the list of the category [CATALOG-18]', async () => {
  const { user, address, calls } = await renderListPage({ products: someProducts(1, 23) });
  await user.click(screen.getByRole('button', { name: 'Varumärke' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filtrera' }));

  await user.click(panel.getByRole('checkbox', { name: 'Lindvarp 2' }));

  await waitFor(() => expect(address()).toBe('/c/krokar?brands=Lindvarp~b_3'));
  expect(calls.filter(({ name }) => name === 'products').map(({ variables }) => variables)).toContainEqual({
    categoryAlias: 'krokar',
    filter: { sort: 'LATEST', facets: ['b_3'], filterMode: 'BY_GROUP' },
    skip: 0,
    take: 20,
    withFacets: true,
  });
});

test('the next page has the same category and filters', async () => {
  const { calls, user } = await renderListPage({ url: '/c/krokar?p-7=Ek~p_7_ek', products: someProducts(1, 23) });

  await user.click(screen.getByRole('link', { name: 'Visa fler' }));

  expect(await screen.findByText('Du har sett 23 av 23 produkter')).toBeVisible();
  expect(calls.at(-1)?.variables).toMatchObject({
    categoryAlias: 'krokar',
    filter: { facets: ['p_7_ek'] },
    skip: 20,
    take: 20,
  });
});

test('returning to a category loads all pages up to the one with the opened product [CATALOG-30]', async () => {
  const { calls } = await renderListPage({
    url: '/c/krokar?page=2',
    state: { list: { backNavigated: true, relocateAlias: 'krok-25', relocatePage: 2 } },
    products: someProducts(1, 30),
  });

  expect(calls.filter(({ name }) => name === 'products').map(({ variables }) => variables)).toMatchObject([
    { skip: 0, take: 20, withFacets: true },
    { skip: 20, take: 20 },
  ]);
  expect(screen.getByRole('link', { name: 'Krok 25' })).toHaveFocus();
});

test.each([
  ['an unknown list', { info: null }],
  ['a list with the id 0', { info: aList({ id: 0 }) }],
  ['a page beyond the last', { url: '/c/krokar?page=2' }],
  ['a page beyond all lists', { url: '/c/krokar?page=1000000000' }],
])('%s is a 404', async (_case, options) => {
  await renderListPage({ ...options, page: { ...listPage, ErrorBoundary: StatusBoundary } });

  expect(screen.getByText('status 404')).toBeVisible();
});

test('another URL of a list redirects to the canonical one and preserves the query', async () => {
  const info = aList({ canonicalUrl: '/c/beslag/krokar' });
  const { address } = await renderListPage({ url: '/c/krokar?sort=PRICE', info });

  expect(address()).toBe('/c/beslag/krokar?sort=PRICE');
});

test('the details of a list come with its products, in one query', async () => {
  const { calls } = await renderListPage();

  expect(calls.map(({ name, variables }) => [name, variables])).toEqual([
    ['products', expect.objectContaining({ withInfo: true, pageUrl: '/c/krokar', categoryAlias: 'krokar' })],
  ]);
});

test('the list of all products loads without list details from the API', async () => {
  const { calls } = await renderListPage({ url: '/allt', route: 'all', params: {}, api: {} });

  expect(screen.getByRole('heading', { level: 1, name: 'Allt i butiken' })).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['products']);
});

describe('the sale page', () => {
  const SALE = { url: '/rea', route: 'sale', params: {} };
  const info = aList({
    name: 'Rea',
    canonicalUrl: '/rea',
    primaryDescription: `<p>${'Allt nedsatt. '.repeat(20)}</p><a href="/dc/hostrea">Höstrea</a>`,
  });

  test('links to the campaigns of its products, and shows their conditions unfolded', async () => {
    const campaigns = aFacetGroup('DiscountCampaign', [
      { ...aFacetValue('dc_1', 'Höstrea', 2), url: '/dc/hostrea' },
      { ...aFacetValue('dc_2', 'Över', 0), url: '/dc/over' },
      { ...aFacetValue('dc_3', 'Mängdrabatt', 2), url: '/dc/mangdrabatt' },
    ]);
    const { calls } = await renderListPage({ ...SALE, info, facets: [campaigns] });

    const links = within(screen.getByRole('list', { name: 'Kampanjer' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Höstrea 2']);
    expect(links[0]).toHaveAttribute('href', '/dc/hostrea');
    expect(screen.queryByLabelText('Visa hela texten')).not.toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'products')?.variables).toMatchObject({ url: '/rea' });
  });

  test('says so if nothing is reduced', async () => {
    await renderListPage({ ...SALE, products: [], info });

    expect(screen.getByText('Just nu är inget nedsatt')).toBeVisible();
  });
});

test('a list that fails to load shows an error and a link to the home page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderListPage({ api: { products: { failure: { status: 503 } } } });

  expect(await screen.findByRole('alert')).toHaveTextContent('Listan kunde inte visas');
  expect(screen.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/');
});

test('widget areas are rendered below the page head and below the products', async () => {
  const { container } = await renderListPage({
    slots: { top: <p>Ovanför</p>, bottom: <p>Nedanför</p> },
  });

  const order = [...container.querySelectorAll('h1, p, h2 a')].map(({ textContent }) => textContent);
  const rendered = order.filter((text) => ['Krokar', 'Ovanför', 'Nedanför', 'Krok 1'].includes(text));
  expect(rendered).toEqual(['Krokar', 'Ovanför', 'Krok 1', 'Nedanför']);
});

test('a list requests the areas of its category and path, without page and filters', async () => {
  const { filled } = await renderListPage({ url: '/c/krokar?sort=PRICE' });

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

test('a list renders in a shell without fillSlot', async () => {
  const page = { ...listPage, loader: ({ fillSlot: _none, ...args }: LoaderArgs) => listPage.loader(args) };

  await renderListPage({ page });

  expect(screen.getByRole('heading', { level: 1, name: 'Krokar' })).toBeVisible();
});
