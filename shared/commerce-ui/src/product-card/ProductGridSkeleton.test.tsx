import { render } from '@testing-library/react';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';

test('the skeleton has as many cards as the expected list', () => {
  const { container } = render(<ProductGridSkeleton count={3} />);

  expect(container.querySelectorAll('.card')).toHaveLength(3);
  expect(container.querySelectorAll('[data-shape="block"]')).toHaveLength(3);
});
