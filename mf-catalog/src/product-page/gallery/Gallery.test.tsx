import { screen, within } from '@testing-library/react';
import { renderProduct } from '../../testing/renderProduct.tsx';

test('a small picture brings its large one into view', async () => {
  const scrollTo = jest.fn();
  Element.prototype.scrollTo = scrollTo;
  const { user } = await renderProduct();
  expect(screen.getByRole('button', { name: 'Visa bild 1 av 2' })).toHaveAttribute('aria-current', 'true');

  await user.click(screen.getByRole('button', { name: 'Visa bild 2 av 2' }));

  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Visa bild 2 av 2' })).toHaveAttribute('aria-current', 'true');
});
