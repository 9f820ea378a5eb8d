import { render, screen } from '@testing-library/react';
import { swatchAttributes } from './Swatch.tsx';

test('a swatch has its color as a custom property, and the link its name', () => {
  render(
    <a href="/p/massing" aria-current="page" {...swatchAttributes('#b8935a')}>
      Mässing
    </a>,
  );

  const link = screen.getByRole('link', { name: 'Mässing', current: 'page' });
  expect(link).toHaveClass('swatch');
  expect(link).toHaveStyle({ '--swatch': '#b8935a' });
});
