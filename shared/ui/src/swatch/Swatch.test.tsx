import { render, screen } from '@testing-library/react';
import { SwatchDot, swatchAttributes } from './Swatch.tsx';

test('a swatch carries its color, and the link its name', () => {
  render(
    <a href="/p/massing" aria-current="page" {...swatchAttributes('#b8935a')}>
      Mässing
    </a>,
  );

  const link = screen.getByRole('link', { name: 'Mässing', current: 'page' });
  expect(link).toHaveClass('swatch');
  expect(link).toHaveStyle({ '--swatch': '#b8935a' });
});

test('the disc beside a name says nothing itself', () => {
  const { container } = render(<SwatchDot color="#232323" />);

  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild).toHaveStyle({ '--swatch': '#232323' });
});
