import { render } from '@testing-library/react';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';

test('while products are on their way, as many cards as will come keep their places', () => {
  const { container } = render(<ProductGridSkeleton count={3} />);

  expect(container.querySelectorAll('.card')).toHaveLength(3);
  expect(container.querySelectorAll('[data-shape="block"]')).toHaveLength(3);
});
