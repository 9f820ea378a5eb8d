import { screen } from '@testing-library/react';
import { aCart, renderProduct, toastOf } from '../testing/renderProduct.tsx';
import { aSku, aStock } from '../testing/builders.ts';

const SIZES = [
  aSku(),
  aSku({ skuId: 71, name: '128 mm', stock: aStock(3) }),
  aSku({ skuId: 72, name: '160 mm', stock: aStock(0) }),
];

const addButton = () => screen.getByRole('button', { name: 'Lägg i varukorgen' });

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
