import { render, screen } from '@testing-library/react';
import { Heading } from './Heading.tsx';

test('the size of a heading is independent of its level', () => {
  render(
    <>
      <Heading size="part" as="h1" id="top" tabIndex={-1}>
        Krokar
      </Heading>
      <Heading size="display" as="h3">
        Skötsel
      </Heading>
      <Heading size="page" as="p">
        Ser bara ut som en rubrik
      </Heading>
    </>,
  );

  expect(screen.getAllByRole('heading')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1, name: 'Krokar' })).toHaveAttribute('data-size', 'part');
  expect(screen.getByRole('heading', { level: 3, name: 'Skötsel' })).toHaveAttribute('data-size', 'display');
  screen.getByRole('heading', { level: 1 }).focus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
