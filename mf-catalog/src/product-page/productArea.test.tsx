import { screen } from '@testing-library/react';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { renderProduct } from '../testing/renderProduct.tsx';
import { loader } from './ProductPage.loader.ts';
import * as view from './ProductPage.tsx';

const productPage = { ...view, loader };

test('a product page requests the area of its primary category, brand and alias, and renders it last', async () => {
  const { container, filled } = await renderProduct({ slots: { below: <p>Skötsel</p> } });

  expect(filled).toEqual([
    {
      id: 'mf-content/WidgetArea',
      inputs: {
        below: {
          family: 'Product',
          areaName: 'Product detail page',
          filters: [
            { key: 'Category', value: 'krokar' },
            { key: 'Brand', value: 'travind' },
            { key: 'Product', value: 'krok-ek' },
          ],
          url: '/p/krokar/krok-ek',
        },
      },
    },
  ]);
  expect([...container.querySelectorAll('p')].at(-1)).toHaveTextContent('Skötsel');
});

test('a product without brand and category requests the area by its alias only', async () => {
  const { filled } = await renderProduct({ product: { brand: null, primaryCategory: null, canonicalUrl: null } });

  expect(filled[0]?.inputs).toEqual({
    below: { family: 'Product', areaName: 'Product detail page', filters: [{ key: 'Product', value: 'krok-ek' }] },
  });
});

test('an unknown product requests no area', async () => {
  const { filled } = await renderProduct({ product: null, page: { ...productPage, ErrorBoundary: () => null } });

  expect(filled.map(({ inputs }) => inputs)).toEqual([{}]);
});

test('a product page renders in a shell without fillSlot', async () => {
  const page = { ...productPage, loader: ({ fillSlot: _none, ...args }: LoaderArgs) => productPage.loader(args) };

  await renderProduct({ page });

  expect(screen.getByRole('heading', { level: 1, name: 'Krok Ek' })).toBeVisible();
});
