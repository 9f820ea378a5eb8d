import { screen } from '@testing-library/react';
import { aLowestPrice, aPrice } from '@hemvaror/testing/builders/aPrice';
import { renderComponent, type Rendered } from '@hemvaror/testing/renderPage';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import commerce from '../messages/sv.json';
import type { Price_lowestFragment, Price_priceFragment } from './Price.generated.ts';
import { Price } from './Price.tsx';

const REGULAR = aPrice(279);
const DISCOUNTED = aPrice(279, {
  isDiscounted: true,
  discountPercentage: 20,
  regularPriceIncVatFormatted: '349 kr',
  regularPriceExVatFormatted: '279,20 kr',
});

function renderPrice(
  price: Price_priceFragment,
  {
    vatIncluded = true,
    lowest,
    size = 'normal',
  }: { vatIncluded?: boolean; lowest?: Price_lowestFragment; size?: 'normal' | 'large' } = {},
): Promise<Rendered> {
  const { site } = createAppStore().getState();
  return renderComponent(<Price price={price} lowest={lowest} size={size} />, {
    messages: { commerce },
    state: { site: { ...site, vatIncluded } },
  });
}

test.each([
  [true, '279 kr', '223,20 kr'],
  [false, '223,20 kr', '279 kr'],
])('with VAT included %s the price is %s [PRICE-02]', async (vatIncluded, visible, hidden) => {
  await renderPrice(REGULAR, { vatIncluded });

  expect(screen.getByText(visible)).toBeVisible();
  expect(screen.queryByText(hidden)).not.toBeInTheDocument();
});

test('only a price without VAT has the note [PRICE-04]', async () => {
  const { unmount } = await renderPrice(REGULAR, { vatIncluded: false });
  expect(screen.getByText('exkl. moms')).toBeVisible();
  unmount();

  await renderPrice(REGULAR);
  expect(screen.queryByText('exkl. moms')).not.toBeInTheDocument();
});

test('a discount shows the regular price struck through, with an accessible label [PRICE-05]', async () => {
  await renderPrice(DISCOUNTED);

  const regular = screen.getByRole('deletion');
  expect(regular).toHaveTextContent('Tidigare pris 349 kr');
  expect(screen.getByText('279 kr')).toBeVisible();
});

test('a price without a discount shows the selling price only [PRICE-05]', async () => {
  await renderPrice(REGULAR);

  expect(screen.getByText('279 kr')).toBeVisible();
  expect(screen.queryByRole('deletion')).not.toBeInTheDocument();
});

test('a large price says what the struck price is, and how many percent it is reduced by', async () => {
  await renderPrice(DISCOUNTED, { size: 'large', lowest: aLowestPrice(299, { discountPercentage: 7 }) });

  expect(screen.getByRole('deletion')).toHaveTextContent('Tidigare pris 299 kr');
  expect(screen.getByText('−7 %')).toBeVisible();
  expect(screen.getByText('Lägsta pris 30 dagar före sänkningen: 299 kr')).toBeVisible();
});

test('a price that is not below the lowest of 30 days is not announced as reduced', async () => {
  await renderPrice(DISCOUNTED, { size: 'large', lowest: aLowestPrice(279) });

  expect(screen.getByText('279 kr')).toBeVisible();
  expect(screen.queryByRole('deletion')).not.toBeInTheDocument();
  expect(screen.queryByText(/%|Lägsta pris/)).not.toBeInTheDocument();
});
