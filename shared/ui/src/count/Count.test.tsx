import { render } from '@testing-library/react';
import { Count } from './Count.tsx';

test.each([
  [1, '1'],
  [12, '12'],
  [0, ''],
  [-2, ''],
  [Number.NaN, ''],
])('a badge for %p shows "%s" [STATE-21]', (value, expected) => {
  const { container } = render(<Count value={value} />);

  expect(container).toHaveTextContent(new RegExp(`^${expected}$`));
});
