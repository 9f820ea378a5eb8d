import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Switch } from './Switch.tsx';

test('a switch is toggled by its label and by the keyboard', async () => {
  const { container } = render(<Switch defaultChecked>Visa priser exklusive moms</Switch>);
  const toggle = screen.getByRole('switch', { name: 'Visa priser exklusive moms' });

  await userEvent.click(screen.getByText('Visa priser exklusive moms'));
  expect(toggle).not.toBeChecked();
  await userEvent.keyboard(' ');
  expect(toggle).toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
});
