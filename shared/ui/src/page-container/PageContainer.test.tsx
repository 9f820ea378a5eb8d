import { render, screen } from '@testing-library/react';
import { PageContainer } from './PageContainer.tsx';

test("the page's width may be a landmark itself", () => {
  render(
    <PageContainer as="nav" className="own">
      <a href="/">Hem</a>
    </PageContainer>,
  );

  expect(screen.getByRole('navigation')).toHaveClass('pageContainer', 'own');
});
