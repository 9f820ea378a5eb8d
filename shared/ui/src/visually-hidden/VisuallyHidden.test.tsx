import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('hidden words name what they stand in', () => {
  render(
    <a href="/">
      <VisuallyHidden>Till startsidan</VisuallyHidden>
    </a>,
  );

  expect(screen.getByRole('link', { name: 'Till startsidan' })).toBeVisible();
});

test('hidden words may be a heading of their own', () => {
  render(
    <VisuallyHidden as="h2" id="filters">
      Filter
    </VisuallyHidden>,
  );

  expect(screen.getByRole('heading', { level: 2, name: 'Filter' })).toHaveAttribute('id', 'filters');
});
