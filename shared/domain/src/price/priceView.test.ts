import { priceView, type FormattedPrice, type LowestPrice } from './priceView.ts';

const discounted: FormattedPrice = {
  isDiscounted: true,
  discountPercentage: 20,
  sellingPriceIncVatFormatted: '279 kr',
  sellingPriceExVatFormatted: '223,20 kr',
  regularPriceIncVatFormatted: '349 kr',
  regularPriceExVatFormatted: '279,20 kr',
};

test('a price with VAT shows the amounts that include it', () => {
  expect(priceView(discounted, true)).toEqual({
    selling: '279 kr',
    struck: '349 kr',
    discountPercentage: 20,
    vatIncluded: true,
  });
});

test('a price without VAT shows the amounts that exclude it', () => {
  expect(priceView(discounted, false)).toMatchObject({
    selling: '223,20 kr',
    struck: '279,20 kr',
    vatIncluded: false,
  });
});

test('a price that is not discounted has no struck price and no percentage', () => {
  const view = priceView({ ...discounted, isDiscounted: false }, true);

  expect(view).toMatchObject({ selling: '279 kr', struck: null, discountPercentage: 0 });
});

test('an unformatted price is empty instead of "null"', () => {
  expect(priceView({ ...discounted, sellingPriceIncVatFormatted: null }, true).selling).toBe('');
});

describe('with the lowest price of 30 days', () => {
  const lowest: LowestPrice = {
    discountPercentage: 7,
    lowestPriceIncVatFormatted: '299 kr',
    lowestPriceExVatFormatted: '239,20 kr',
  };

  test.each([
    [true, '299 kr'],
    [false, '239,20 kr'],
  ])('with VAT %s the reduction is announced from it', (vatIncluded, struck) => {
    expect(priceView(discounted, vatIncluded, lowest)).toMatchObject({ struck, discountPercentage: 7 });
  });

  test('a price that is not below it has no reduction', () => {
    const view = priceView(discounted, true, { ...lowest, discountPercentage: 0 });

    expect(view).toMatchObject({ selling: '279 kr', struck: null, discountPercentage: 0 });
  });

  test('a regular price has no reduction, although it was raised', () => {
    expect(priceView({ ...discounted, isDiscounted: false }, true, lowest)).toMatchObject({ struck: null });
  });
});
