import { render, screen } from '@testing-library/react';
import { Wordmark } from './Wordmark.tsx';

test('a wordmark is the name as text, standalone or as a list item', () => {
  render(
    <>
      <Wordmark name="Klarna" />
      <ul>
        <Wordmark as="li" name="PostNord" />
      </ul>
    </>,
  );

  expect(screen.getByText('Klarna')).toHaveAttribute('data-wordmark');
  expect(screen.getByRole('listitem')).toHaveTextContent('PostNord');
});
