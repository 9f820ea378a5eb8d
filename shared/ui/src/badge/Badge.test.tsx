import { render, screen, within } from '@testing-library/react';
import { Badge } from './Badge.tsx';

test('a badge has its tone as an attribute, and may be a list item', () => {
  render(
    <>
      <ul>
        <Badge as="li" tone="sale">
          −20 %
        </Badge>
      </ul>
      <Badge outlined>Nyhet</Badge>
    </>,
  );

  expect(within(screen.getByRole('list')).getByRole('listitem')).toHaveAttribute('data-tone', 'sale');
  expect(screen.getByText('Nyhet')).toHaveAttribute('data-tone', 'plain');
  expect(screen.getByText('Nyhet')).toHaveAttribute('data-outlined');
  expect(screen.getByText('−20 %')).not.toHaveAttribute('data-outlined');
});
