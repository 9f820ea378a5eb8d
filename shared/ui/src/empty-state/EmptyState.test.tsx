import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { EmptyState } from './EmptyState.tsx';

test('an empty state has a title, a text and an action', async () => {
  const { container } = render(
    <EmptyState title="Varukorgen är tom" as="h1" pictureUrl="/tray.webp" action={<a href="/nyheter">Se nyheterna</a>}>
      Det du lägger i varukorgen ligger kvar tills du är redo.
    </EmptyState>,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Varukorgen är tom' })).toBeVisible();
  expect(screen.getByText('Det du lägger i varukorgen ligger kvar tills du är redo.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se nyheterna' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
