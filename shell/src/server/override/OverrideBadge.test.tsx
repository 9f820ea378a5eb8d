import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OverrideBadge } from './OverrideBadge.tsx';

const WORKING = { remote: 'mf-search', address: 'http://localhost:3102/local/', failure: null } as const;
const FAILING = { remote: 'mf-catalog', address: 'http://localhost:3101/local/', failure: 'broken at import' } as const;

test('the badge lists overridden and failed remotes, and has a reset form that works without scripts', async () => {
  const { container } = render(<OverrideBadge remotes={[WORKING, FAILING]} keepsState />);

  const badge = screen.getByRole('complementary', { name: 'Developer override' });
  expect(badge).toHaveTextContent('mf-search from http://localhost:3102/local/');
  expect(badge).toHaveTextContent(
    'mf-catalog is the live release. Failed: http://localhost:3101/local/broken at import',
  );
  expect(badge).not.toHaveTextContent('reloads the page');
  const form = screen.getByRole('button', { name: 'Reset' }).closest('form');
  expect(form).toHaveAttribute('action', '/-/override');
  expect(form).toHaveAttribute('method', 'post');
  expect((await axe(container)).violations).toEqual([]);
});

test('the badge warns if an edit reloads the page', () => {
  const { rerender } = render(<OverrideBadge remotes={[WORKING]} keepsState={false} />);
  expect(screen.getByText(/An edit reloads the page/)).toBeVisible();

  rerender(<OverrideBadge remotes={[FAILING]} keepsState={false} />);
  expect(screen.queryByText(/An edit reloads the page/)).toBeNull();
});
