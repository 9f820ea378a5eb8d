import { screen, within } from '@testing-library/react';
import { aBrand, aListedBrand } from '@hemvaror/testing/builders/aBrand';
import { aFacetGroup, aFacetValue } from '@hemvaror/testing/builders/aFacetGroup';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import { renderPage, type Rendered } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { loader } from './BrandsPage.loader.ts';
import * as view from './BrandsPage.tsx';

const brandsPage = { ...view, loader };

const BRANDS = ['Östra verket', 'Dunört', 'Trävind', 'Ålsta'].map((name, at) =>
  aListedBrand({
    brandId: at + 1,
    name,
    canonicalUrl: `/b/${at + 1}`,
    description: 'Vävt i smala bredder.',
    primaryImage: name === 'Dunört' ? 'dunört 1.webp' : null,
  }),
);

/** Dunört has two products, Trävind four, of which one has no image. */
const SAMPLES = {
  products: [
    aProduct({ brand: aBrand({ name: 'Trävind' }), productImages: [] }),
    ...['krok', 'knopp', 'pall'].map((file, at) =>
      aProduct({
        productId: at,
        categoryId: at,
        brand: aBrand({ name: 'Trävind' }),
        productImages: [{ fileName: `${file}.webp`, tags: [] }],
      }),
    ),
  ],
  filters: { facets: [aFacetGroup('Brand', [aFacetValue('b_1', 'Dunört', 2), aFacetValue('b_2', 'Trävind', 4)])] },
};

function renderBrands(brands: typeof BRANDS | null = BRANDS): Promise<Rendered> {
  return renderPage(brandsPage, {
    messages,
    url: '/varumarken',
    route: 'brands',
    api: { brands: { data: { brands, products: SAMPLES } } },
  });
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('brands are in alphabetical order and link to their lists', async () => {
  await renderBrands();

  expect(names()).toEqual(['Dunört', 'Trävind', 'Ålsta', 'Östra verket']);
  expect(screen.getByRole('link', { name: 'Dunört' })).toHaveAttribute('href', '/b/2');
});

const letters = () => within(screen.getByRole('navigation', { name: 'Filtrera varumärken på bokstav' }));

test('clicking a letter shows only its brands, and a second click shows all brands', async () => {
  const { user } = await renderBrands();

  await user.click(letters().getByRole('link', { name: 'Å' }));
  expect(names()).toEqual(['Ålsta']);
  expect(letters().getByRole('link', { current: true })).toHaveAccessibleName('Å');
  expect(letters().getByText('Visar varumärken på Å')).toBeInTheDocument();
  expect(letters().getByRole('link', { name: 'Å' })).toHaveFocus();

  await user.click(letters().getByRole('link', { name: 'Å' }));
  expect(names()).toHaveLength(4);

  await user.click(letters().getByRole('link', { name: 'D' }));
  await user.click(letters().getByRole('link', { name: 'Alla' }));
  expect(names()).toHaveLength(4);
  expect(letters().getByRole('link', { current: true })).toHaveAccessibleName('Alla');
});

test('without JavaScript a letter links to its group, and a letter without brands is not a link', async () => {
  await renderBrands();

  const group = screen.getByRole('region', { name: 'Å' });
  const { hash } = new URL(letters().getByRole('link', { name: 'Å' }).getAttribute('href') ?? '', 'http://shop');
  expect(within(group).getByRole('heading', { level: 2, name: 'Å' })).toHaveAttribute(
    'id',
    decodeURIComponent(hash.slice(1)),
  );
  expect(letters().queryByRole('link', { name: 'B' })).not.toBeInTheDocument();
  expect(letters().getByText('B')).toBeInTheDocument();
});

test('a brand has its number of products and images of three of them, from one request', async () => {
  const { calls } = await renderBrands();

  const brand = screen.getByRole('link', { name: 'Trävind' }).closest('article');
  expect(brand).toHaveTextContent('4 produkter');
  expect([...(brand?.querySelectorAll('img') ?? [])].map(({ src }) => src.split('/').at(-1))).toEqual([
    'krok.webp',
    'knopp.webp',
    'pall.webp',
  ]);
  expect(calls.map(({ name }) => name)).toEqual(['brands']);
});

test('a brand without product images has its own image, in 100, 200 and 300 px', async () => {
  await renderBrands();

  const brand = screen.getByRole('link', { name: 'Dunört' }).closest('article');
  expect(brand).toHaveTextContent('2 produkter');
  expect(brand?.querySelectorAll('img')).toHaveLength(1);
  expect(brand?.querySelector('img')).toHaveAttribute(
    'srcset',
    '/images/brand/100w/dun%C3%B6rt%201.webp 100w, /images/brand/200w/dun%C3%B6rt%201.webp 200w, /images/brand/300w/dun%C3%B6rt%201.webp 300w',
  );
});

test('a shop without brands shows a message', async () => {
  await renderBrands([]);

  expect(screen.getByRole('heading', { name: 'Här finns inga varumärken än' })).toBeVisible();
});

test('a failed brands request shows an error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderBrands(null);

  expect(await screen.findByRole('alert')).toHaveTextContent('Varumärkena kunde inte visas');
});
