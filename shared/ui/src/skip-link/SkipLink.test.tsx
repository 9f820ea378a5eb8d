import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink } from './SkipLink.tsx';

test('the first Tab on a page focuses the skip link', async () => {
  render(
    <>
      <SkipLink target="main">Hoppa till innehållet</SkipLink>
      <a href="/c/krokar">Krokar</a>
    </>,
  );

  await userEvent.tab();

  expect(screen.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveAttribute('href', '#main');
});
