import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Toast } from './Toast.tsx';

test('a toast is placed at the top right by default [STATE-25]', () => {
  const { rerender } = render(<Toast message="Endast 3 kvar på lager" closeLabel="Stäng" onClose={() => undefined} />);
  expect(screen.getByRole('status')).toHaveAttribute('data-placement', 'top-right');

  rerender(
    <Toast
      message="Du måste välja storlek först"
      placement="bottom-center"
      closeLabel="Stäng"
      onClose={() => undefined}
    />,
  );

  expect(screen.getByRole('status')).toHaveAttribute('data-placement', 'bottom-center');
});

test('a message is rendered in the existing live region, and its close button calls onClose', async () => {
  const onClose = jest.fn();
  const { container, rerender } = render(<Toast message={null} closeLabel="Stäng" onClose={onClose} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();

  rerender(<Toast message="Endast 3 kvar på lager" closeLabel="Stäng" onClose={onClose} />);

  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Endast 3 kvar på lager');
  await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});
