import { render } from '@testing-library/react';
import { Flag } from './Flag.tsx';
import { FLAG_SHAPES } from './flagShapes.tsx';

test.each([
  ['circle', '0 0 16 16'],
  ['square', '0 0 16 16'],
  ['rectangle', '0 0 16 12'],
  [undefined, '0 0 16 12'],
] as const)('the shape %s is drawn on %s [CONST-07]', (shape, viewBox) => {
  const { container } = render(<Flag country="SE" shape={shape} />);

  expect(container.querySelector('svg')).toHaveAttribute('viewBox', viewBox);
});

test('every known flag has shapes, and an unknown one is empty', () => {
  for (const country of FLAG_SHAPES.keys()) {
    const { container } = render(<Flag country={country} shape="circle" />);
    expect(container.querySelector('svg')).not.toBeEmptyDOMElement();
  }

  const { container } = render(<Flag country="xx" />);
  expect(container.querySelector('svg')).toBeEmptyDOMElement();
});
