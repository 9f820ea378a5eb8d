import { render, screen } from '@testing-library/react';
import { Pagination } from './Pagination.tsx';

function aPagination(current: number, count: number) {
  return (
    <Pagination
      label="Sidor"
      current={current}
      count={count}
      pageLabel={(page) => `Sida ${page}`}
      renderLink={({ page, current: mark, label }) => (
        <a href={`?page=${page}`} aria-current={mark} aria-label={label}>
          {page}
        </a>
      )}
    />
  );
}

test('each page is a link, and the current one has aria-current', () => {
  render(aPagination(2, 3));

  expect(screen.getByRole('navigation', { name: 'Sidor' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['1', '2', '3']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Sida 2');
});

test('a single page has no pagination', () => {
  const { container } = render(aPagination(1, 1));

  expect(container).toBeEmptyDOMElement();
});
