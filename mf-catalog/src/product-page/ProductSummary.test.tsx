import { screen, within } from '@testing-library/react';
import type { ParameterType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { aSku, aStock } from '@hemvaror/testing/builders/aSku';
import { renderProduct } from '../testing/renderProduct.tsx';

const SIZES = [aSku({ name: '96 mm' }), aSku({ skuId: 71, name: '128 mm' })];

function parameterGroups(identifier: string, name: string, value: string) {
  const parameter: Required<ParameterType> = {
    description: null,
    facetId: null,
    identifier,
    label: name,
    name,
    order: 0,
    parameterGroupId: 1,
    parameterId: 1,
    parameterValueId: null,
    show: true,
    showFilter: false,
    type: null,
    value,
  };
  return [{ name: 'Egenskaper', order: 0, parameterGroupId: 1, productId: 7, parameters: [parameter] }];
}

describe('delivery date', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-23T09:00:00Z'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const deliveryDays = { min: 1, max: 2 };

  test('a product in stock shows its delivery days instead of the general delivery time', async () => {
    await renderProduct({ deliveryDays });

    expect(screen.getByText('Beställ före 14, hos dig tis 24 – ons 25 nov')).toBeVisible();
    expect(screen.queryByText(/1–2 vardagar/)).not.toBeInTheDocument();
  });

  test('a market without delivery days shows neither a date nor a delivery time', async () => {
    await renderProduct();

    expect(screen.getByText('+5 i lager')).toBeVisible();
    expect(screen.queryByText(/hos dig|vardagar/)).not.toBeInTheDocument();
  });

  test('a quantity above the stock has the days of items that are made to order', async () => {
    const { user } = await renderProduct({ deliveryDays, product: { skus: [aSku({ stock: aStock(1, 4) })] } });

    await user.click(screen.getByRole('button', { name: 'Öka antal' }));

    expect(screen.getByText('Beställningsvara')).toBeVisible();
    expect(screen.getByText('Beställ nu, hos dig tis 8 – ons 16 dec')).toBeVisible();
  });

  test('the shipping cost is that of the cheapest carrier, and names the VAT beside prices without it', async () => {
    const { unmount } = await renderProduct({ deliveryDays, lowestShippingFee: 49 });
    expect(screen.getByText('Frakt från 49 kr')).toBeVisible();
    unmount();

    await renderProduct({
      lowestShippingFee: 49,
      state: { site: { customerType: 'ORGANIZATION', vatIncluded: false, viewport: 'desktop' } },
    });

    expect(screen.getByText('Frakt från 49 kr inkl. moms')).toBeVisible();
  });
});

test('the discount is beside the price', async () => {
  await renderProduct({ product: { unitPrice: aPrice(149, { isDiscounted: true, discountPercentage: 20 }) } });

  expect(screen.getByText('−20 %').parentElement).toHaveTextContent(/^149 kr/);
});

test('only products with a warranty promise it, others the statutory right', async () => {
  const { unmount } = await renderProduct({
    product: { parameterGroups: parameterGroups('warranty', 'Garanti', '20 år') },
  });
  const claims = () => within(screen.getByRole('list', { name: 'Det här lovar vi' }));
  expect(claims().getByText('20 års garanti från oss')).toBeVisible();
  expect(claims().queryByText('3 års reklamationsrätt')).not.toBeInTheDocument();
  unmount();

  await renderProduct({ product: { parameterGroups: parameterGroups('material', 'Material', 'Mässing') } });

  expect(claims().getByText('3 års reklamationsrätt')).toBeVisible();
  expect(claims().queryByText('20 års garanti från oss')).not.toBeInTheDocument();
});

test('sizes that are hole spacings say so and have a measuring guide', async () => {
  const { user } = await renderProduct({
    product: { skus: SIZES, parameterGroups: parameterGroups('holes', 'Hålavstånd (c/c)', '96, 128 mm') },
  });
  expect(screen.getByRole('radiogroup', { name: 'Storlek hålavstånd, c/c' })).toBeVisible();

  await user.click(screen.getByRole('radio', { name: '128 mm' }));
  expect(screen.getByRole('radiogroup', { name: 'Storlek c/c 128 mm' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Så mäter du' }));
  const guide = within(await screen.findByRole('dialog', { name: 'Så mäter du hålavståndet' }));
  expect(guide.getByText(/^c\/c betyder center till center/)).toBeVisible();
  expect(guide.getByRole('img', { name: /två skruvhål/ })).toBeVisible();
  expect(guide.getAllByRole('listitem')).toHaveLength(3);

  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Så mäter du' })).toHaveFocus();
});

test('other sizes have no measuring guide', async () => {
  await renderProduct({ product: { skus: SIZES } });

  expect(screen.getByRole('radiogroup', { name: 'Storlek' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Så mäter du' })).not.toBeInTheDocument();
});
