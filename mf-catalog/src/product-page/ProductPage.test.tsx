import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Cart } from '@storefront/cart/cartSession';
import { isPageError } from '@storefront/domain/pageError';
import type { LoaderArgs } from '@storefront/federation/contract';
import { renderPage, type PageOptions, type Rendered, type RenderedPage } from '@storefront/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { aPrice, aProduct, aSku, aStock } from '../testing/builders.ts';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';
import * as productPage from './ProductPage.tsx';
import type { QueryReviewsQuery } from './Reviews.generated.ts';

const NO_REVIEWS: QueryReviewsQuery['reviews'] = { count: 0, averageRating: 0, reviews: [] };
const SIZES = [
  aSku(),
  aSku({ skuId: 71, name: '128 mm', stock: aStock(3) }),
  aSku({ skuId: 72, name: '160 mm', stock: aStock(0) }),
];

interface ProductOptions extends Partial<PageOptions> {
  product?: Partial<ProductPage_productFragment> | null;
  page?: Omit<typeof productPage, 'ErrorBoundary'> & { ErrorBoundary: ComponentType<{ error: unknown }> };
}

function renderProduct({ product = {}, page = productPage, ...rest }: ProductOptions = {}): Promise<RenderedPage> {
  return renderPage(page, {
    messages,
    url: '/p/krokar/krok-ek',
    route: 'product-level',
    params: { level: 'krokar', alias: 'krok-ek' },
    ...rest,
    api: {
      product: { data: { product: product && aProduct(product) } },
      queryReviews: { data: { reviews: NO_REVIEWS } },
      relatedProducts: { data: { relatedProducts: [] } },
      ...rest.api,
    },
  });
}

function aCart(skuId: number, quantity: number): Cart {
  const line = { id: '1', skuId, quantity, unitPrice: null, totalPrice: null, campaign: null, product: null };
  return { id: 'c-1', isCompleted: false, promoCode: null, appliedCampaigns: null, items: [line], summary: null };
}

/** Stands where the shell's own 404 page would. */
function ToldStatus({ error }: { error: unknown }) {
  return <p>{isPageError(error) ? `status ${error.status}` : 'a bug'}</p>;
}

function toastOf({ store }: Rendered): string | undefined {
  return store.getState().toast.current?.text;
}

const addButton = () => screen.getByRole('button', { name: 'Lägg i varukorgen' });

test('a product page shows pictures, brand, name, price, stock and description', async () => {
  await renderProduct();

  expect(screen.getByRole('heading', { level: 1, name: 'Krok Ek' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trävind' })).toHaveAttribute('href', '/b/travind');
  const main = screen.getByRole('img', { name: 'Krok av ek på vägg' });
  expect(main).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'Trävind Krok Ek, bild 2' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText('149 kr')).toBeVisible();
  expect(screen.getByText('+5 i lager')).toBeVisible();
  expect(screen.getByText('Småland').tagName).toBe('B');
});

test('PRICE-06 a discounted product shows by how many per cent', async () => {
  const unitPrice = {
    ...aPrice({ isDiscounted: true, discountPercentage: 20 }),
    sellingPriceIncVat: 149,
    currency: null,
  };
  await renderProduct({ product: { unitPrice } });

  expect(screen.getByText('−20 %')).toBeVisible();
});

test('PRODUCT-07 a sold-out size that is on its way tells when it is back', async () => {
  const back = aSku({ skuId: 72, name: '160 mm', stock: aStock(0), incoming: '2026-04-02T00:00:00Z' });
  const { user } = await renderProduct({ product: { skus: [aSku(), back] } });

  await user.click(screen.getByRole('radio', { name: /^160 mm.*slut i lager/ }));

  expect(screen.getByText('Åter i lager vecka 14')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Slut i lager' })).toBeDisabled();
});

test('without a chosen size nothing is added and the shopper is told to choose', async () => {
  const page = await renderProduct({ product: { skus: SIZES } });

  await page.user.click(addButton());

  expect(page.store.getState().toast.current).toMatchObject({
    text: 'Du måste välja storlek först',
    placement: 'bottom-center',
  });
  expect(page.calls.some(({ name }) => name === 'addToCart')).toBe(false);
});

test('a product with one size needs no choice', async () => {
  const { calls, user } = await renderProduct({
    api: {
      getCart: { data: { getCart: { id: 'c-1', items: [] } } },
      addToCart: { data: { addToCart: { id: 'c-1', items: [] } } },
    },
  });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Öka antal' }));
  await user.click(addButton());

  expect(calls.find(({ name }) => name === 'addToCart')?.variables).toEqual({
    id: 'c-1',
    item: { skuId: 70, quantity: 2 },
  });
});

test('what is in the cart already counts against the stock', async () => {
  const page = await renderProduct({ product: { skus: SIZES }, cart: aCart(71, 3) });

  await page.user.click(screen.getByRole('radio', { name: '128 mm' }));
  expect(screen.getByText('Bara 3 kvar')).toBeVisible();
  await page.user.click(addButton());

  expect(toastOf(page)).toBe('Endast 3 kvar på lager');
});

test('when the shop refuses for want of stock, the shopper is told how much there is', async () => {
  const page = await renderProduct({
    cart: aCart(99, 1),
    api: { addToCart: { refusals: [{ message: 'too few', code: 'INSUFFICIENT_STOCK' }] } },
  });

  await page.user.click(addButton());

  expect(toastOf(page)).toBe('Endast 20 kvar på lager');
});

test('when the shop does not answer, the shopper is told to try again', async () => {
  const page = await renderProduct({ cart: aCart(99, 1), api: { addToCart: { failure: { status: 503 } } } });

  await page.user.click(addButton());

  expect(toastOf(page)).toBe('Det gick inte att lägga varan i varukorgen. Försök igen.');
});

test('a product that is sold out cannot be added', async () => {
  await renderProduct({ product: { skus: [aSku({ stock: aStock(0) })], totalStock: aStock(0) } });

  expect(screen.getByRole('button', { name: 'Slut i lager' })).toBeDisabled();
});

test('the other colors of a product are links, this one is marked', async () => {
  const oak = variant(7, 'Ek', '#c49a6c');
  const black = variant(8, 'Svart', '#222');
  await renderProduct({ product: { variantGroup: { variantGroupId: 7, variants: [oak, black] } } });

  const colors = within(screen.getByRole('navigation', { name: 'Färg' }));
  expect(colors.getByRole('link', { name: 'Ek' })).toHaveAttribute('aria-current', 'page');
  expect(colors.getByRole('link', { name: 'Svart' })).toHaveAttribute('href', '/p/krokar/8');
});

test('reviews show who, how many stars and when', async () => {
  const reviews: QueryReviewsQuery['reviews'] = {
    count: 18,
    averageRating: 4.5,
    reviews: [{ author: 'Maja', comment: 'Tung och fin.', rating: 5, reviewDate: '2026-03-03T10:00:00Z' }],
  };
  await renderProduct({ api: { queryReviews: { data: { reviews } } } });

  const list = within(screen.getByRole('region', { name: 'Omdömen' }));
  expect(list.getByText('4,5')).toBeVisible();
  expect(list.getByRole('img', { name: '5 av 5' })).toBeVisible();
  expect(list.getByText('3 mars 2026')).toBeVisible();
  expect(list.getByText('Maja')).toBeVisible();
});

test('a product can be bought although its reviews and relations do not come', async () => {
  const failure = { status: 503 };
  await renderProduct({ api: { queryReviews: { failure }, relatedProducts: { failure } } });

  expect(addButton()).toBeEnabled();
  expect(screen.queryByRole('region', { name: 'Omdömen' })).not.toBeInTheDocument();
});

test('a small picture brings its large one into view', async () => {
  const scrollTo = jest.fn();
  Element.prototype.scrollTo = scrollTo;
  const { user } = await renderProduct();
  expect(screen.getByRole('button', { name: 'Visa bild 1 av 2' })).toHaveAttribute('aria-current', 'true');

  await user.click(screen.getByRole('button', { name: 'Visa bild 2 av 2' }));

  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Visa bild 2 av 2' })).toHaveAttribute('aria-current', 'true');
});

test('a product without reviews says so', async () => {
  await renderProduct();

  expect(screen.getByText('Ingen har skrivit ett omdöme ännu.')).toBeVisible();
});

test('products that go together stand in a row', async () => {
  const related = {
    alias: 'knopp',
    name: 'Knopp Ask',
    canonicalUrl: '/p/knoppar/knopp',
    brand: null,
    productImages: [],
    unitPrice: aPrice(),
    discountCampaigns: [],
    skus: [{ productId: 9 }],
  };
  await renderProduct({ api: { relatedProducts: { data: { relatedProducts: [related] } } } });

  expect(screen.getByRole('link', { name: 'Knopp Ask' })).toHaveAttribute('href', '/p/knoppar/knopp');
});

test('an unknown product is not found', async () => {
  await renderProduct({ product: null, page: { ...productPage, ErrorBoundary: ToldStatus } });

  expect(screen.getByText('status 404')).toBeVisible();
});

test('another address of a product leads to its own', async () => {
  const { address } = await renderProduct({ url: '/p/krok-ek?utm=x' });

  expect(address()).toBe('/p/krokar/krok-ek?utm=x');
});

function variant(productId: number, label: string, color: string) {
  return {
    level: 1,
    dimension: 'Color',
    label,
    productId,
    canonicalUrl: `/p/krokar/${productId}`,
    attributes: [{ value: color }],
    variants: [],
  };
}

test('a product page asks for the area of its primary category, its brand and itself, and shows it last', async () => {
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

test('a product without brand and category asks by itself alone, and one that is gone asks for nothing', async () => {
  const bare = await renderProduct({ product: { brand: null, primaryCategory: null, canonicalUrl: null } });
  expect(bare.filled[0]?.inputs).toEqual({
    below: { family: 'Product', areaName: 'Product detail page', filters: [{ key: 'Product', value: 'krok-ek' }] },
  });
  bare.unmount();

  const gone = await renderProduct({ product: null, page: { ...productPage, ErrorBoundary: ToldStatus } });
  expect(gone.filled.map(({ inputs }) => inputs)).toEqual([{}]);
});

test('in a shell that fills no slots a product page stands all the same', async () => {
  const page = { ...productPage, loader: ({ fillSlot: _none, ...args }: LoaderArgs) => productPage.loader(args) };

  await renderProduct({ page });

  expect(screen.getByRole('heading', { level: 1, name: 'Krok Ek' })).toBeVisible();
});
