import { render, screen } from '@testing-library/react';
import { PageContainer } from './PageContainer.tsx';

test('a page container can be a landmark', () => {
  render(
    <PageContainer as="nav" className="own">
      <a href="/">Hem</a>
    </PageContainer>,
  );

  expect(screen.getByRole('navigation')).toHaveClass('pageContainer', 'own');
});
