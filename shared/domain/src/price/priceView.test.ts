import { priceView, type FormattedPrice } from './priceView.ts';

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
    regular: '349 kr',
    discountPercentage: 20,
    vatIncluded: true,
  });
});

test('a price without VAT shows the amounts that exclude it', () => {
  expect(priceView(discounted, false)).toMatchObject({
    selling: '223,20 kr',
    regular: '279,20 kr',
    vatIncluded: false,
  });
});

test('a price that is not discounted has no regular price and no percentage', () => {
  const view = priceView({ ...discounted, isDiscounted: false }, true);

  expect(view).toMatchObject({ selling: '279 kr', regular: null, discountPercentage: 0 });
});

test('an unformatted price is empty instead of "null"', () => {
  expect(priceView({ ...discounted, sellingPriceIncVatFormatted: null }, true).selling).toBe('');
});
