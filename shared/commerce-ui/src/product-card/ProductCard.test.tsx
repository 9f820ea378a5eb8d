import { screen, within } from '@testing-library/react';
import { renderPart } from '@storefront/testing/renderPage';
import commerce from '../messages/sv.json';
import { ProductCard } from './ProductCard.tsx';
import type { ProductCard_productFragment } from './ProductCard.generated.ts';
import { ProductGrid } from './ProductGrid.tsx';

function aProduct(facts: Partial<ProductCard_productFragment> = {}): ProductCard_productFragment {
  return {
    productId: 7,
    alias: 'krok-ek',
    name: 'Krok Ek',
    canonicalUrl: '/p/krokar/krok-ek',
    brand: { name: 'Trävind' },
    productImages: [{ fileName: 'krok-ek-1.webp' }, { fileName: 'krok-ek-2.webp' }],
    unitPrice: {
      isDiscounted: false,
      discountPercentage: 0,
      sellingPriceIncVatFormatted: '149 kr',
      sellingPriceExVatFormatted: '119,20 kr',
      regularPriceIncVatFormatted: '149 kr',
      regularPriceExVatFormatted: '119,20 kr',
    },
    lowestPrice: null,
    totalStock: { totalStock: 20, inStock: 20, oversellable: 0, static: 0 },
    discountCampaigns: [],
    ...facts,
  };
}

const messages = { commerce };

test('a card names picture, brand and price and leads to the product', async () => {
  await renderPart(<ProductCard product={aProduct()} />, { messages });

  expect(screen.getByRole('img', { name: 'Trävind Krok Ek' })).toHaveAttribute(
    'src',
    '/images/product/400f500/krok-ek-1.webp',
  );
  expect(screen.getByText('Trävind')).toBeVisible();
  expect(screen.getByText('149 kr')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Krok Ek' })).toHaveAttribute('href', '/p/krokar/krok-ek');
});

test('the heart saves the product and lets go of it again', async () => {
  const { store, user } = await renderPart(<ProductCard product={aProduct()} />, { messages });
  const heart = screen.getByRole('button', { name: 'Spara Krok Ek som favorit' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');

  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(store.getState().favorites.productIds).toEqual([7]);

  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a card shows the campaigns that want to be named', async () => {
  const discountCampaigns = [
    { name: 'Höstrea', hideTitle: false },
    { name: 'Intern', hideTitle: true },
  ];
  await renderPart(<ProductCard product={aProduct({ discountCampaigns })} />, { messages });

  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Höstrea')).toBeVisible();
});

test('a card speaks of the stock only where it runs out', async () => {
  const { unmount } = await renderPart(<ProductCard product={aProduct()} />, { messages });
  expect(screen.queryByText('+5 i lager')).not.toBeInTheDocument();
  unmount();

  const totalStock = { totalStock: 0, inStock: 0, oversellable: 0, static: 0 };
  await renderPart(<ProductCard product={aProduct({ totalStock })} />, { messages });
  expect(screen.getByText('Slut i lager')).toBeVisible();
});

test('a product with little known about it still stands', async () => {
  const bare = aProduct({
    brand: null,
    productImages: null,
    unitPrice: null,
    totalStock: null,
    discountCampaigns: null,
  });
  await renderPart(<ProductCard product={bare} />, { messages });

  expect(screen.getByRole('link', { name: 'Krok Ek' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('only the first pictures of a grid are asked for at once', async () => {
  const products = [aProduct(), aProduct({ productId: 8, name: 'Krok Ask' })];
  await renderPart(<ProductGrid products={products} eagerCount={1} />, { messages });

  expect(screen.getByRole('img', { name: 'Trävind Krok Ek' })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img', { name: 'Trävind Krok Ask' })).toHaveAttribute('loading', 'lazy');
});
