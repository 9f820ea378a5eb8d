import { render } from '@testing-library/react';
import { Skeleton } from './Skeleton.tsx';

test('a skeleton has the size of the content and is hidden from screen readers', () => {
  const { container } = render(<Skeleton shape="block" width="60%" ratio="4 / 5" />);

  const block = container.firstElementChild;
  expect(block).toHaveAttribute('aria-hidden', 'true');
  expect(block).toHaveAttribute('data-shape', 'block');
  expect(block).toHaveStyle({ width: '60%', aspectRatio: '4 / 5' });
});
