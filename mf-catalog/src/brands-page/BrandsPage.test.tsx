import { screen, within } from '@testing-library/react';
import { renderPage, type Rendered } from '@storefront/testing/renderPage';
import { messages } from '../messages/sv.ts';
import * as brandsPage from './BrandsPage.tsx';

const BRANDS = ['Östra verket', 'Dunört', 'Trävind', 'Ålsta'].map((name, at) => ({
  brandId: at + 1,
  name,
  canonicalUrl: `/b/${at + 1}`,
  description: 'Vävt i smala bredder.',
  primaryImage: null,
}));

function renderBrands(brands: typeof BRANDS | null = BRANDS): Promise<Rendered> {
  return renderPage(brandsPage, {
    messages,
    url: '/varumarken',
    route: 'brands',
    api: { brands: { data: { brands } } },
  });
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('brands stand in alphabetical order, each a link to its list', async () => {
  await renderBrands();

  expect(names()).toEqual(['Dunört', 'Trävind', 'Ålsta', 'Östra verket']);
  expect(screen.getByRole('link', { name: 'Dunört' })).toHaveAttribute('href', '/b/2');
});

test('a letter shows its brands alone, pressed again all of them', async () => {
  const { user } = await renderBrands();
  const letters = within(screen.getByRole('group', { name: 'Visa varumärken på bokstav' }));
  expect(letters.getByRole('button', { name: 'B' })).toBeDisabled();

  await user.click(letters.getByRole('button', { name: 'Å' }));
  expect(names()).toEqual(['Ålsta']);
  expect(letters.getByRole('button', { name: 'Å' })).toHaveAttribute('aria-pressed', 'true');

  await user.click(letters.getByRole('button', { name: 'Å' }));
  expect(names()).toHaveLength(4);
});

test('a shop without brands says so', async () => {
  await renderBrands([]);

  expect(screen.getByRole('heading', { name: 'Här finns inga varumärken än' })).toBeVisible();
});

test('brands that cannot be fetched leave a way on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderBrands(null);

  expect(screen.getByRole('alert')).toHaveTextContent('Varumärkena gick inte att visa');
});
