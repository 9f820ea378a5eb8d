import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('visually hidden text is the accessible name of its link', () => {
  render(
    <a href="/">
      <VisuallyHidden>Till startsidan</VisuallyHidden>
    </a>,
  );

  expect(screen.getByRole('link', { name: 'Till startsidan' })).toBeVisible();
});

test('visually hidden text can be a heading', () => {
  render(
    <VisuallyHidden as="h2" id="filters">
      Filter
    </VisuallyHidden>,
  );

  expect(screen.getByRole('heading', { level: 2, name: 'Filter' })).toHaveAttribute('id', 'filters');
});
