import { screen } from '@testing-library/react';
import { renderPage, type Rendered } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import type { BrandLink_brandFragment } from './ExampleRemotePage.generated.ts';
import { loader } from './ExampleRemotePage.loader.ts';
import * as view from './ExampleRemotePage.tsx';

const exampleRemotePage = { ...view, loader };

function renderBrands(brands: BrandLink_brandFragment[] | null): Promise<Rendered> {
  return renderPage(exampleRemotePage, { messages, api: { brands: { data: { brands } } } });
}

test('lists the brands with links to their products', async () => {
  await renderBrands([{ brandId: 1, name: 'Dunört', canonicalUrl: '/b/dunort' }]);

  expect(screen.getByRole('heading', { level: 1, name: 'Example remote' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dunört' })).toHaveAttribute('href', '/b/dunort');
});

test('shows an empty state without brands', async () => {
  await renderBrands([]);

  expect(screen.getByRole('heading', { name: 'Här finns inga varumärken än' })).toBeVisible();
});

test('shows its error boundary if the query returns no data', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  await renderBrands(null);

  expect(await screen.findByRole('alert')).toHaveTextContent('Sidan kunde inte visas');
});
