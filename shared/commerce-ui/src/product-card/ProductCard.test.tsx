import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import { itemCount } from '@hemvaror/runtime/cart/cartTotals';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import type { RootState } from '@hemvaror/runtime/state/appStore';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { aCampaign } from '@hemvaror/testing/builders/aCampaign';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { aProduct, type AProduct } from '@hemvaror/testing/builders/aProduct';
import { aSku, aStock } from '@hemvaror/testing/builders/aSku';
import { aVariant, aVariantGroup } from '@hemvaror/testing/builders/aVariant';
import { renderComponent } from '@hemvaror/testing/renderPage';
import commerce from '../messages/sv.json';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const messages = { commerce };

/** A variant group with this number of colors. */
function groupOf(count: number) {
  return aVariantGroup(Array.from({ length: count }, (_, at) => aVariant(at + 1, `Färg ${at}`, `#00000${at}`)));
}

test('a card shows image, brand and price and links to the product', async () => {
  await renderComponent(<ProductCard product={aProduct()} />, { messages });

  expect(screen.getByRole('img', { name: 'Trävind Krok Ek' })).toHaveAttribute(
    'src',
    '/images/product/400f500/krok-ek-1.webp',
  );
  expect(screen.getByText('Trävind')).toBeVisible();
  expect(screen.getByText('149 kr')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Krok Ek' })).toHaveAttribute('href', '/p/krokar/krok-ek');
});

test('the favorite button adds the product and removes it', async () => {
  const { store, user } = await renderComponent(<ProductCard product={aProduct()} />, { messages });
  const heart = screen.getByRole('button', { name: 'Lägg till Krok Ek i favoriter' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');

  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(store.getState().favorites.productIds).toEqual([7]);

  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a card shows the campaigns without hideTitle', async () => {
  const discountCampaigns = [
    aCampaign({ name: 'Höstrea', hideTitle: false }),
    aCampaign({ name: 'Intern', hideTitle: true }),
  ];
  await renderComponent(<ProductCard product={aProduct({ discountCampaigns })} />, { messages });

  expect(screen.getByText('Höstrea')).toBeVisible();
  expect(screen.queryByText(/Intern/)).not.toBeInTheDocument();
});

test('the image has at most two labels, and campaigns are below the price', async () => {
  const product = aProduct({
    firstAvailableOn: '2026-11-20',
    unitPrice: aPrice(149, { isDiscounted: true, discountPercentage: 20 }),
    discountCampaigns: [aCampaign({ name: 'Höstrea' }), aCampaign({ name: 'Mängdrabatt' })],
  });
  await renderComponent(<ProductCard product={product} />, { messages });

  const labels = screen.getByText('Nyhet').parentElement;
  expect(labels).toHaveTextContent('−20 %Nyhet');
  expect(screen.getByText('Höstrea · Mängdrabatt')).toBeVisible();
});

test('a product is new by the date of the server, not by the clock of the browser', async () => {
  const product = aProduct({ firstAvailableOn: '2026-11-20' });
  jest.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z'), advanceTimers: true });
  try {
    await renderComponent(<ProductCard product={product} />, { messages });
  } finally {
    jest.useRealTimers();
  }

  expect(screen.getByText('Nyhet')).toBeVisible();
});

test('a product that has been in the shop for long is not labeled as new', async () => {
  await renderComponent(<ProductCard product={aProduct({ firstAvailableOn: '2020-01-01' })} />, { messages });

  expect(screen.queryByText('Nyhet')).not.toBeInTheDocument();
});

test('a card shows the number of colors of its variants, with dots for the first five', async () => {
  const { container } = await renderComponent(<ProductCard product={aProduct({ variantGroup: groupOf(7) })} />, {
    messages,
  });

  expect(screen.getByText('Finns i 7 färger')).toBeInTheDocument();
  expect(container.querySelectorAll('[style*="--swatch"]')).toHaveLength(5);
  expect(screen.getByText('+2')).toBeVisible();
});

test('a card of a product in a single color shows no colors', async () => {
  await renderComponent(<ProductCard product={aProduct({ variantGroup: groupOf(1) })} />, { messages });

  expect(screen.queryByText(/färger/)).not.toBeInTheDocument();
});

test('a card shows the stock status only if the product is sold out', async () => {
  const { unmount } = await renderComponent(<ProductCard product={aProduct()} />, { messages });
  expect(screen.queryByText('+5 i lager')).not.toBeInTheDocument();
  unmount();

  await renderComponent(<ProductCard product={aProduct({ totalStock: aStock(0) })} />, { messages });
  expect(screen.getByText('Slut i lager')).toBeVisible();
});

test('a product with missing fields is rendered', async () => {
  const bare = aProduct({
    brand: null,
    productImages: null,
    unitPrice: null,
    totalStock: null,
    discountCampaigns: null,
  });
  await renderComponent(<ProductCard product={bare} />, { messages });

  expect(screen.getByRole('link', { name: 'Krok Ek' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('only the first images of a grid are loaded eagerly', async () => {
  const products = [aProduct(), aProduct({ productId: 8, name: 'Krok Ask' })];
  await renderComponent(<ProductGrid products={products} eagerCount={1} />, { messages });

  expect(screen.getByRole('img', { name: 'Trävind Krok Ek' })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img', { name: 'Trävind Krok Ask' })).toHaveAttribute('loading', 'lazy');
});

describe('the add-to-cart button', () => {
  const add = () => screen.queryByRole('button', { name: 'Lägg Krok Ek i varukorgen' });

  test.each([
    ['with one sku in stock', {}, true],
    ['with one sku that is sold out', { totalStock: aStock(0) }, false],
    ['with several skus', { skus: [aSku(), aSku({ skuId: 71 })] }, false],
    ['without a sku', { skus: null }, false],
    ['without a stock', { totalStock: null }, false],
  ])('is rendered for a product %s: %j %s', async (_what, fields, isRendered) => {
    await renderComponent(<ProductCard product={aProduct(fields)} />, { messages });

    expect(add() !== null).toBe(isRendered);
  });

  test('is not inside the link, and not rendered if the configuration disables it', async () => {
    const { unmount } = await renderComponent(<ProductCard product={aProduct()} />, { messages });
    expect(add()?.closest('a')).toBeNull();
    unmount();

    await renderComponent(<ProductCard product={aProduct()} />, { messages, config: { quickAdd: false } });
    expect(add()).not.toBeInTheDocument();
  });
});

test('markup in a product name is rendered as text', async () => {
  await renderComponent(<ProductCard product={aProduct({ name: '<img src=x onerror=alert(1)> Ek & "Ask"' })} />, {
    messages,
  });

  expect(screen.getByRole('link', { name: '<img src=x onerror=alert(1)> Ek & "Ask"' })).toBeVisible();
});

describe('no re-render of untouched cards', () => {
  /** A product that counts the renders of its card. */
  function countedProduct(productId: number) {
    let renders = 0;
    const product = Object.defineProperty(aProduct({ productId, skus: [aSku({ skuId: productId })] }), 'name', {
      get: () => {
        renders += 1;
        return `Krok ${productId}`;
      },
    });
    return { product, renders: () => renders };
  }

  /** Renders for each change of the favorites or the cart, and for each further page, like the favorites page. */
  function Page({ products }: { products: readonly AProduct[] }) {
    const favorites = useSelector((state: RootState) => favoritesSlice.selectors.selectFavoriteIds(state));
    const { cart } = useCart();
    const [visibleCount, setVisibleCount] = useState(2);
    return (
      <>
        <p>{`${favorites.length} favoriter, ${itemCount(cart)} i varukorgen`}</p>
        <ProductGrid products={products.slice(0, visibleCount)} eagerCount={1} />
        <button type="button" onClick={() => setVisibleCount(products.length)}>
          Fler
        </button>
      </>
    );
  }

  test.each([
    ['when one favorite toggles', 'Lägg till Krok 1 i favoriter', '1 favoriter, 0 i varukorgen'],
    ['when another is added to the cart', 'Lägg Krok 1 i varukorgen', '0 favoriter, 1 i varukorgen'],
    ['when a further page is loaded', 'Fler', '0 favoriter, 0 i varukorgen'],
  ])('%s', async (_when, press, expected) => {
    const cards = [countedProduct(1), countedProduct(2), countedProduct(3)];
    const cart: unknown = { id: 'cart-1', isCompleted: false, items: [{ skuId: 1, quantity: 1 }] };
    const { user } = await renderComponent(<Page products={cards.map(({ product }) => product)} />, {
      messages,
      api: {
        getCart: { data: { getCart: { id: 'cart-1', isCompleted: false, items: [] } } },
        addToCart: { data: { addToCart: cart } },
      },
    });
    // Hovering over a card renders its second image.
    await user.hover(screen.getByRole('button', { name: press }));
    const before = cards.map(({ renders }) => renders());
    expect(before).toEqual([expect.any(Number), expect.any(Number), 0]);

    await user.click(screen.getByRole('button', { name: press }));

    expect(await screen.findByText(expected)).toBeVisible();
    expect(cards.slice(0, 2).map(({ renders }) => renders())).toEqual(before.slice(0, 2));
  });
});
