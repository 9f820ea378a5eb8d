import { screen, within } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { aMarket } from '../../testing/aChannel.ts';
import { aRoot } from '../../testing/aRoot.tsx';
import en from '../messages/en.json';
import sv from '../messages/sv.json';
import { TopBar } from './TopBar.tsx';

const { channel, menus } = aRoot();
const bar = <TopBar menu={menus.topBar} channel={channel} />;

test('the top bar has the selling points, in the currency of the market [TOP-02]', async () => {
  await renderComponent(bar, { messages: { shell: sv } });

  for (const point of [
    'Fri frakt över 899 kr',
    '20 års garanti från oss på beslag, hyllor och lampor',
    '30 dagars returrätt',
  ]) {
    expect(screen.getByText(point)).toBeVisible();
  }
});

test('the top bar promises companies no right to return', async () => {
  await renderComponent(bar, {
    messages: { shell: sv },
    state: { site: { customerType: 'ORGANIZATION', vatIncluded: false, viewport: 'desktop' } },
  });

  expect(screen.getByText('20 års garanti från oss på beslag, hyllor och lampor')).toBeVisible();
  expect(screen.queryByText(/returrätt/)).not.toBeInTheDocument();
});

test.each([
  ['sv', sv, 'Fri frakt över 899 kr inkl. moms'],
  ['en', en, 'Free shipping over €89 incl. VAT'],
] as const)(
  'beside prices without VAT, the top bar says that the amount includes VAT (%s)',
  async (locale, shell, text) => {
    await renderComponent(bar, {
      messages: { shell },
      locale,
      state: { site: { customerType: 'ORGANIZATION', vatIncluded: false, viewport: 'desktop' } },
    });

    expect(screen.getByText(text)).toBeVisible();
  },
);

test.each([
  ['sv', sv, 'English', 'http://en.localhost:3000/en', 'en'],
  ['en', en, 'Svenska', 'http://localhost:3000/', 'sv'],
] as const)('the %s site has a link with flag and name to the other language [TOP-04, TOP-05]', async (...args) => {
  const [locale, shell, name, href, lang] = args;
  await renderComponent(bar, { messages: { shell }, locale });
  const link = screen.getByRole('link', { name });

  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('lang', lang);
  expect(link.querySelector('svg')).toHaveAttribute('data-shape', 'circle');
});

test('the top bar has the customer type only if shoppers may switch it [TOP-03]', async () => {
  await renderComponent(bar, { messages: { shell: sv }, config: { customerTypeToggle: false } });

  expect(screen.queryByRole('group', { name: 'Kundtyp' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'English' })).toBeVisible();
});

test('selecting the customer type company shows prices without VAT', async () => {
  const { user, store } = await renderComponent(bar, { messages: { shell: sv } });
  const toggle = screen.getByRole('group', { name: 'Kundtyp' });
  expect(within(toggle).getByRole('radio', { name: 'Privat' })).toBeChecked();

  await user.click(within(toggle).getByRole('radio', { name: 'Företag' }));

  expect(store.getState().site).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: false });
});

test('a customer sees the customer type of the account without a toggle', async () => {
  await renderComponent(bar, {
    messages: { shell: sv },
    state: {
      session: { userName: 'kund@example.com' },
      site: { customerType: 'ORGANIZATION', vatIncluded: false, viewport: 'desktop' },
    },
  });

  expect(screen.getByText('Företag')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('with other markets the current market is a button that opens the market panel', async () => {
  const markets = [aMarket('se', ['sv'], { country: { name: 'Sweden', code: 'SE' } }), aMarket('no', ['sv'])];
  const { user, store } = await renderComponent(<TopBar menu={null} channel={{ ...channel, markets }} />, {
    messages: { shell: sv },
  });

  await user.click(screen.getByRole('button', { name: 'Byt land och valuta, nu Sverige (SEK)' }));

  expect(store.getState().panel.name).toBe('market-selector');
});

test('the top bar has its menu, and the only market as plain text', async () => {
  await renderComponent(bar, { messages: { shell: sv } });

  expect(screen.getByRole('link', { name: 'Hjälp' })).toHaveAttribute('href', '/hjalp');
  expect(screen.getByText('Sverige (SEK)')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
