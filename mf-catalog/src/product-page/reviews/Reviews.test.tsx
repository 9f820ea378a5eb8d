import { screen, within } from '@testing-library/react';
import { renderProduct } from '../../testing/renderProduct.tsx';

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

test('a product without reviews says so', async () => {
  await renderProduct();

  expect(screen.getByText('Ingen har skrivit ett omdöme ännu.')).toBeVisible();
});
