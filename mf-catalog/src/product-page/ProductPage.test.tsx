import { screen, within } from '@testing-library/react';
import { isPageError } from '@hemvaror/domain/pageError';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { testShop } from '@hemvaror/testing/testShop';
import { renderProduct } from '../testing/renderProduct.tsx';
import { aCampaign } from '@hemvaror/testing/builders/aCampaign';
import { aLowestPrice, aPrice } from '@hemvaror/testing/builders/aPrice';
import { aRelatedProduct } from '@hemvaror/testing/builders/aRelatedProduct';
import { aStock } from '@hemvaror/testing/builders/aSku';
import { aVariant, aVariantGroup } from '@hemvaror/testing/builders/aVariant';
import { loader } from './ProductPage.loader.ts';
import * as view from './ProductPage.tsx';

const productPage = { ...view, loader };

/** Replaces the shell's 404 page. */
function StatusBoundary({ error }: { error: unknown }) {
  return <p>{isPageError(error) ? `status ${error.status}` : 'a bug'}</p>;
}

const addButton = () => screen.getByRole('button', { name: 'Lägg i varukorgen' });

test('a product page shows images, brand, name, price, stock and description', async () => {
  await renderProduct();

  expect(screen.getByRole('heading', { level: 1, name: 'Krok Ek' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trävind' })).toHaveAttribute('href', '/b/travind');
  const mainImage = screen.getByRole('img', { name: 'Krok av ek på vägg' });
  expect(mainImage).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'Trävind Krok Ek, bild 2' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText('149 kr')).toBeVisible();
  expect(screen.getByText('+5 i lager')).toBeVisible();
  expect(screen.getByText('Småland').tagName).toBe('B');
});

test.each([
  [
    "the editor's title without the shop's name",
    { title: 'Krok i ek | Hemvist', description: null, keywords: null },
    'Krok i ek',
  ],
  ["the product's name if the title is empty", { title: ' ', description: null, keywords: null }, 'Krok Ek'],
  ["the product's name if there is no metadata", null, 'Krok Ek'],
])('the title of a product page is %s', async (_case, meta, expected) => {
  const page = {
    ...productPage,
    Component({ data }: Parameters<typeof productPage.Component>[0]) {
      const { t } = useTranslation('catalog');
      return <title>{productPage.meta({ data, t, shop: testShop() }).title}</title>;
    },
  };

  await renderProduct({ page, product: { meta } });

  expect(document.title).toBe(expected);
});

test.each([
  ['its rating', { score: 4.5, voteCount: 18 }, true],
  ['no rating without a review by a customer', { score: 0, voteCount: 0 }, false],
])('the structured data of a product contains %s', async (_case, rating, expected) => {
  const page = {
    ...productPage,
    Component: ({ data }: Parameters<typeof productPage.Component>[0]) => (
      <pre>{JSON.stringify(data.structuredData)}</pre>
    ),
  };

  await renderProduct({ page, product: { rating } });

  expect(screen.getByText(/schema\.org/).textContent.includes('AggregateRating')).toBe(expected);
});

test('a discounted product shows the discount in percent [PRICE-06]', async () => {
  const unitPrice = aPrice(149, { isDiscounted: true, discountPercentage: 20 });
  await renderProduct({ product: { unitPrice } });

  expect(screen.getByText('−20 %')).toBeVisible();
});

test('the colors of a product are links, and the current color is marked', async () => {
  const oak = aVariant(7, 'Ek', '#c49a6c');
  const black = aVariant(8, 'Svart', '#222');
  const gray = aVariant(9, 'Grå', '#777', aStock(0));
  await renderProduct({ product: { variantGroup: aVariantGroup([oak, black, gray]) } });

  const colors = within(screen.getByRole('navigation', { name: 'Färg' }));
  expect(colors.getByRole('link', { name: 'Ek' })).toHaveAttribute('aria-current', 'page');
  expect(colors.getByRole('link', { name: 'Svart' })).toHaveAttribute('href', '/p/krokar/8');
  expect(colors.getByRole('link', { name: 'Grå (slut i lager)' })).toBeVisible();
});

test('a product can be bought if its reviews and related products fail to load', async () => {
  const failure = { status: 503 };
  await renderProduct({ api: { queryReviews: { failure }, relatedProducts: { failure } } });

  expect(addButton()).toBeEnabled();
  expect(screen.queryByRole('region', { name: 'Omdömen' })).not.toBeInTheDocument();
});

test('related products are in a row', async () => {
  await renderProduct({ api: { relatedProducts: { data: { relatedProducts: [aRelatedProduct()] } } } });

  expect(screen.getByRole('link', { name: 'Knopp Ask' })).toHaveAttribute('href', '/p/knoppar/knopp');
});

test('an unknown product is a 404', async () => {
  await renderProduct({ product: null, page: { ...productPage, ErrorBoundary: StatusBoundary } });

  expect(screen.getByText('status 404')).toBeVisible();
});

test('another URL of a product redirects to the canonical one', async () => {
  const { address } = await renderProduct({ url: '/p/krok-ek?utm=x' });

  expect(address()).toBe('/p/krokar/krok-ek?utm=x');
});

test('campaign names are visible unless hideTitle is set', async () => {
  const discountCampaigns = [
    aCampaign({ name: 'Höstrea', hideTitle: false }),
    aCampaign({ name: 'intern-7', hideTitle: true }),
  ];
  await renderProduct({ product: { discountCampaigns } });

  expect(within(screen.getByRole('list', { name: 'Kampanjer' })).getByText('Höstrea')).toBeVisible();
  expect(screen.queryByText('intern-7')).not.toBeInTheDocument();
});

test('a product without optional data renders', async () => {
  await renderProduct({
    product: {
      name: null,
      brand: null,
      canonicalUrl: null,
      primaryCategory: null,
      productImages: null,
      unitPrice: null,
      rating: null,
      skus: null,
      totalStock: null,
      texts: null,
      meta: null,
      parameterGroups: null,
    },
  });

  expect(screen.getByRole('heading', { level: 1, name: 'krok-ek' })).toBeVisible();
  expect(screen.getByText('Bild saknas')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Slut i lager' })).toBeDisabled();
});

test('markup in a name is rendered as text', async () => {
  await renderProduct({ product: { name: '<b>Krok</b>' } });

  expect(screen.getByRole('heading', { level: 1, name: '<b>Krok</b>' })).toBeVisible();
});

test('a reduced product shows its lowest price of the 30 days before next to the current price', async () => {
  const unitPrice = aPrice(149, { isDiscounted: true });
  await renderProduct({ product: { unitPrice, lowestPrice: aLowestPrice(169, { discountPercentage: 12 }) } });

  expect(screen.getByText('Lägsta pris 30 dagar före sänkningen: 169 kr')).toBeVisible();
});
