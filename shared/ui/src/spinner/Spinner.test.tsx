import { render, screen } from '@testing-library/react';
import { Spinner } from './Spinner.tsx';

test('a spinner with a label is announced, one without is decoration', () => {
  const { rerender } = render(<Spinner size="large" label="Laddar" />);
  expect(screen.getByRole('status')).toHaveTextContent('Laddar');

  rerender(<Spinner />);

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
