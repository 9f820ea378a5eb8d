import { productListFrom } from './productListFrom.ts';

test('the filter of the editor is sent unchanged', () => {
  const searchParameters = { sort: 'LATEST', categoryIds: [110] };

  expect(productListFrom({ searchParameters }).filter).toEqual(searchParameters);
  expect(productListFrom({}).filter).toEqual({});
});

test.each([
  [{ limitNrOfRows: true, pageCount: 3 }, 12],
  [{ limitNrOfRows: true, pageCount: '2' }, 8],
  [{ limitNrOfRows: true }, 4],
  [{ limitNrOfRows: false, pageCount: 3 }, 20],
  [{}, 20],
])('%j takes %i products', (configuration, take) => {
  expect(productListFrom(configuration).take).toBe(take);
});

test('an unknown mode becomes DEFAULT', () => {
  expect(productListFrom({ mode: 'TOP' }).mode).toBe('DEFAULT');
  expect(productListFrom({ mode: 'FAVORITES' }).mode).toBe('FAVORITES');
});
