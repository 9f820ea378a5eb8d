import { render, screen, within } from '@testing-library/react';
import { Tabs } from './Tabs.tsx';

test('tabs are links in a landmark of their own, one of them the page itself', () => {
  render(
    <Tabs label="Mitt konto">
      <a href="/ordrar" aria-current="page">
        Ordrar
      </a>
      <a href="/saldo">Saldo</a>
    </Tabs>,
  );

  const tabs = within(screen.getByRole('navigation', { name: 'Mitt konto' }));
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Ordrar');
  expect(tabs.getByRole('link', { name: 'Saldo' })).toHaveAttribute('href', '/saldo');
});
