import { render } from '@testing-library/react';
import { Count } from './Count.tsx';

test.each([
  [1, '1'],
  [12, '12'],
  [0, ''],
  [-2, ''],
  [Number.NaN, ''],
])('STATE-21 a badge for %p shows "%s"', (value, expected) => {
  const { container } = render(<Count value={value} />);

  expect(container).toHaveTextContent(new RegExp(`^${expected}$`));
});
