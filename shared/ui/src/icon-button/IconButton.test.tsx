import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BagIcon } from '../icons/BagIcon.tsx';
import { IconButton } from './IconButton.tsx';

test('an icon button has its label as accessible name and calls its click handler', async () => {
  const onClick = jest.fn();
  render(<IconButton label="Favorit" icon={<BagIcon />} aria-pressed onClick={onClick} />);

  await userEvent.click(screen.getByRole('button', { name: 'Favorit', pressed: true }));

  expect(onClick).toHaveBeenCalledTimes(1);
});

test('the badge is rendered above 0 only [STATE-21]', () => {
  const { rerender } = render(<IconButton label="Varukorg, 6 varor" icon={<BagIcon />} count={6} />);
  expect(screen.getByText('6')).toBeVisible();

  rerender(<IconButton label="Varukorg, tom" icon={<BagIcon />} count={0} />);

  expect(screen.queryByText('0')).not.toBeInTheDocument();
});
