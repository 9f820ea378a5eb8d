import { screen } from '@testing-library/react';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { renderProduct, toastOf } from '../testing/renderProduct.tsx';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import { aSku, aStock } from '@hemvaror/testing/builders/aSku';
import { aVariant, aVariantGroup } from '@hemvaror/testing/builders/aVariant';

const SIZES = [
  aSku(),
  aSku({ skuId: 71, name: '128 mm', stock: aStock(3) }),
  aSku({ skuId: 72, name: '160 mm', stock: aStock(0) }),
];

const TOO_FEW = { refusals: [{ message: 'too few', code: 'INSUFFICIENT_STOCK' }] };

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
  const page = await renderProduct({
    product: { skus: SIZES },
    cart: aCart({ items: [aCartLine({ skuId: 71, quantity: 3 })] }),
  });

  await page.user.click(screen.getByRole('radio', { name: '128 mm' }));
  expect(screen.getByText('Bara 3 kvar')).toBeVisible();
  await page.user.click(addButton());

  expect(toastOf(page)).toBe('Endast 3 kvar på lager');
});

test('when the shop refuses for want of stock, the shopper is told how much there was', async () => {
  const page = await renderProduct({
    cart: aCart({ items: [aCartLine({ skuId: 99, quantity: 1 })] }),
    api: { addToCart: TOO_FEW },
  });

  await page.user.click(screen.getByRole('button', { name: 'Öka antal' }));
  await page.user.click(addButton());

  expect(toastOf(page)).toBe('Endast 20 kvar på lager');
});

test('a size of which the shop has none left after all is chosen no more', async () => {
  const page = await renderProduct({
    product: { skus: SIZES },
    cart: aCart({ items: [aCartLine({ skuId: 99, quantity: 1 })] }),
    api: { addToCart: TOO_FEW },
  });
  await page.user.click(screen.getByRole('radio', { name: '128 mm' }));

  await page.user.click(addButton());

  expect(toastOf(page)).toBe('Endast 0 kvar på lager');
  expect(screen.getByRole('radio', { name: '128 mm' })).not.toBeChecked();
});

test('who comes to the limit is told how many are in the cart already', async () => {
  const page = await renderProduct({
    product: { skus: SIZES },
    cart: aCart({ items: [aCartLine({ skuId: 71, quantity: 1 })] }),
  });
  await page.user.click(screen.getByRole('radio', { name: '128 mm' }));
  expect(toastOf(page)).toBeUndefined();

  await page.user.click(screen.getByRole('button', { name: 'Öka antal' }));

  expect(page.store.getState().toast.current).toMatchObject({
    text: 'Du har redan 1 i varukorgen',
    placement: 'bottom-center',
  });
});

test('a typed quantity stays within what there is', async () => {
  const { user } = await renderProduct({ product: { skus: [aSku({ stock: aStock(3) })] } });
  const field = screen.getByRole('textbox', { name: 'Antal' });

  await user.clear(field);
  await user.type(field, '12{Tab}');

  expect(field).toHaveValue('3');
});

test('the stock line follows the quantity', async () => {
  const { user } = await renderProduct({ product: { skus: [aSku({ stock: aStock(1, 4) })] } });
  expect(screen.getByText('Bara 1 kvar')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Öka antal' }));

  expect(screen.getByText('Beställningsvara')).toBeVisible();
});

test('the browser can send the choice by itself', async () => {
  const { container, user } = await renderProduct({ product: { skus: SIZES } });
  await user.click(screen.getByRole('radio', { name: '128 mm' }));

  const form = container.querySelector('form') ?? document.createElement('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/p/krokar/krok-ek');
  expect([...new FormData(form)]).toEqual([
    ['intent', 'add-to-cart'],
    ['skuId', '71'],
    ['quantity', '1'],
  ]);
  const buttons = [...form.querySelectorAll('button')].filter(({ type }) => type === 'submit');
  expect(buttons).toEqual([addButton()]);
});

test('the only size of a product is sent without being chosen', async () => {
  const { container } = await renderProduct();

  expect(container.querySelector('input[name="skuId"]')).toHaveValue('70');
});

test('the chosen size stays chosen on another color that has it', async () => {
  const family = aVariantGroup([aVariant(7, 'Ek', '#c49a6c'), aVariant(8, 'Svart', '#222')]);
  const black = aProduct({
    productId: 8,
    alias: 'krok-svart',
    name: 'Krok Svart',
    canonicalUrl: '/p/krokar/8',
    variantGroup: family,
    skus: [aSku({ skuId: 80 }), aSku({ skuId: 81, name: '128 mm' })],
  });
  const oak = aProduct({ variantGroup: family, skus: SIZES });
  let asked = 0;
  const { user } = await renderProduct({
    api: { product: () => ({ data: { product: asked++ === 0 ? oak : black } }) },
  });
  await user.click(screen.getByRole('radio', { name: '128 mm' }));

  await user.click(screen.getByRole('link', { name: 'Svart' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Krok Svart' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '128 mm' })).toBeChecked();
});

test('when the shop does not answer, the shopper is told to try again', async () => {
  const page = await renderProduct({
    cart: aCart({ items: [aCartLine({ skuId: 99, quantity: 1 })] }),
    api: { addToCart: { failure: { status: 503 } } },
  });

  await page.user.click(addButton());

  expect(toastOf(page)).toBe('Det gick inte att lägga varan i varukorgen. Försök igen.');
});

test('a product that is sold out cannot be added', async () => {
  const none = aStock(0);
  await renderProduct({
    product: { skus: [aSku({ stock: none }), aSku({ skuId: 71, stock: none })], totalStock: none },
  });

  expect(screen.getByRole('button', { name: 'Slut i lager' })).toBeDisabled();
});
