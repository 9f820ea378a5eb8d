import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { Breadcrumb } from './Breadcrumb.tsx';

const TRAIL = [
  { label: 'Hem', href: '/' },
  { label: 'Beslag', href: '/c/beslag' },
];

test('a breadcrumb is a list of links that ends with the current page', async () => {
  const { container } = render(<Breadcrumb label="Brödsmulor" trail={TRAIL} current="Handtag" />);

  const nav = within(screen.getByRole('navigation', { name: 'Brödsmulor' }));
  expect(nav.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Hem', 'Beslag', 'Handtag']);
  expect(nav.getByRole('link', { name: 'Beslag' })).toHaveAttribute('href', '/c/beslag');
  expect(nav.getByText('Handtag')).toHaveAttribute('aria-current', 'page');
  expect(await axe(container)).toHaveNoViolations();
});

test('renderLink replaces the links', () => {
  render(
    <Breadcrumb
      label="Brödsmulor"
      trail={TRAIL}
      current="Handtag"
      renderLink={({ label, href }) => (
        <a href={href} data-in-app>
          {label}
        </a>
      )}
    />,
  );

  expect(screen.getByRole('link', { name: 'Hem' })).toHaveAttribute('data-in-app');
});
