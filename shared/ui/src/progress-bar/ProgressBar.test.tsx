import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { ProgressBar } from './ProgressBar.tsx';

test.each([
  [20 / 73, '27'],
  [1.4, '100'],
  [-1, '0'],
])('a progress of %d has the value %s percent', async (share, percent) => {
  const { container } = render(<ProgressBar share={share} label="Visade produkter" track />);

  expect(screen.getByRole('progressbar', { name: 'Visade produkter' })).toHaveAttribute('aria-valuenow', percent);
  expect(await axe(container)).toHaveNoViolations();
});

test('a failed progress has data-failed', () => {
  render(<ProgressBar share={0.7} label="Sidan laddas" failed />);

  expect(screen.getByRole('progressbar')).toHaveAttribute('data-failed');
});
