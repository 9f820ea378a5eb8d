import { render, screen } from '@testing-library/react';
import { Spinner } from './Spinner.tsx';

test('a spinner with words is announced, one beside words is decoration', () => {
  const { rerender } = render(<Spinner size="large" label="Laddar" />);
  expect(screen.getByRole('status')).toHaveTextContent('Laddar');

  rerender(<Spinner />);

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
