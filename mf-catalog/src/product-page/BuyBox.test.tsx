import { screen, waitFor } from '@testing-library/react';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { atLimit } from '@hemvaror/testing/atLimit';
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

// jsdom does not have it.
const scrollIntoView = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

const addButton = () => screen.getByRole('button', { name: 'Lägg i varukorgen' });

test('a sold-out size with an incoming delivery shows when it is back in stock [PRODUCT-07]', async () => {
  const incomingSku = aSku({ skuId: 72, name: '160 mm', stock: aStock(0), incoming: '2026-04-02T00:00:00Z' });
  const { user } = await renderProduct({ product: { skus: [aSku(), incomingSku] } });

  await user.click(screen.getByRole('radio', { name: /^160 mm.*slut i lager/ }));

  expect(screen.getByText('Åter i lager vecka 14')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Slut i lager' })).toBeDisabled();
});

test('without a selected size nothing is added and a toast requires a size', async () => {
  const page = await renderProduct({ product: { skus: SIZES } });

  await page.user.click(addButton());

  expect(page.store.getState().toast.current).toMatchObject({
    text: 'Du måste välja storlek först',
    placement: 'bottom-center',
  });
  expect(page.calls.some(({ name }) => name === 'addToCart')).toBe(false);
});

test('a missing size is marked and focused, and mark and toast go when a size is selected', async () => {
  const page = await renderProduct({ product: { skus: SIZES } });
  const sizes = screen.getByRole('radiogroup', { name: 'Storlek' });
  expect(sizes).toBeValid();

  await page.user.click(addButton());

  await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
  expect(sizes).toBeInvalid();
  expect(await screen.findByText('Välj en storlek')).toBeVisible();
  expect(sizes).toHaveAccessibleDescription('Välj en storlek');
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center' });

  await page.user.click(screen.getByRole('radio', { name: '128 mm' }));

  expect(sizes).toBeValid();
  expect(screen.queryByText('Välj en storlek')).not.toBeInTheDocument();
  expect(toastOf(page)).toBeUndefined();
});

test('a product with one size needs no size selection', async () => {
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
    marketId: 'se',
  });
});

test('items already in the cart count against the stock', async () => {
  const page = await renderProduct({
    product: { skus: SIZES },
    cart: aCart({ items: [aCartLine({ skuId: 71, quantity: 3 })] }),
  });

  await page.user.click(screen.getByRole('radio', { name: '128 mm' }));
  expect(screen.getByText('Bara 3 kvar')).toBeVisible();
  await page.user.click(addButton());

  expect(toastOf(page)).toBe('Endast 3 kvar på lager');
});

test('an out-of-stock refusal of the API shows the stock of the page', async () => {
  const page = await renderProduct({
    cart: aCart({ items: [aCartLine({ skuId: 99, quantity: 1 })] }),
    api: { addToCart: TOO_FEW },
  });

  await page.user.click(screen.getByRole('button', { name: 'Öka antal' }));
  await page.user.click(addButton());

  expect(toastOf(page)).toBe('Endast 20 kvar på lager');
});

test('a size that the API has no stock of is deselected', async () => {
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

test('reaching the maximum quantity shows how many items are in the cart', async () => {
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

test('a typed quantity is limited to the stock', async () => {
  const { user } = await renderProduct({ product: { skus: [aSku({ stock: aStock(3) })] } });
  const field = screen.getByRole('textbox', { name: 'Antal' });

  await user.clear(field);
  await user.type(field, '12{Tab}');

  expect(field).toHaveValue('3');
});

test('the stock status depends on the quantity', async () => {
  const { user } = await renderProduct({ product: { skus: [aSku({ stock: aStock(1, 4) })] } });
  expect(screen.getByText('Bara 1 kvar')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Öka antal' }));

  expect(screen.getByText('Beställningsvara')).toBeVisible();
});

test('the form contains SKU and quantity for a native submit', async () => {
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

test('the only size of a product is in the form without a selection', async () => {
  const { container } = await renderProduct();

  expect(container.querySelector('input[name="skuId"]')).toHaveValue('70');
});

test('the selected size stays selected on another color that has it', async () => {
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
  let requests = 0;
  const { user } = await renderProduct({
    api: { product: () => ({ data: { product: requests++ === 0 ? oak : black } }) },
  });
  await user.click(screen.getByRole('radio', { name: '128 mm' }));

  await user.click(screen.getByRole('link', { name: 'Svart' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Krok Svart' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '128 mm' })).toBeChecked();
});

test('a limit is named with its end', async () => {
  const page = await renderProduct({
    cart: aCart(),
    api: atLimit('addToCart'),
  });

  await page.user.click(addButton());

  await waitFor(() => expect(toastOf(page)).toBe('För många försök på kort tid. Försök igen om 12 minuter.'));
});

test('a failed request asks the shopper to try again', async () => {
  const page = await renderProduct({
    cart: aCart({ items: [aCartLine({ skuId: 99, quantity: 1 })] }),
    api: { addToCart: { failure: { status: 503 } } },
  });

  await page.user.click(addButton());

  expect(toastOf(page)).toBe('Det gick inte att lägga varan i varukorgen. Försök igen.');
});

test('a product that is sold out cannot be added', async () => {
  const noStock = aStock(0);
  await renderProduct({
    product: { skus: [aSku({ stock: noStock }), aSku({ skuId: 71, stock: noStock })], totalStock: noStock },
  });

  expect(screen.getByRole('button', { name: 'Slut i lager' })).toBeDisabled();
});
