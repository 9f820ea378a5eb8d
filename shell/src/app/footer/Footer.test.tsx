import { screen, within } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { aRoot } from '../layouts/testRoot.tsx';
import sv from '../messages/sv.json';
import { Footer } from './Footer.tsx';

const messages = { shell: sv };
const { menus, year } = aRoot();
const footer = <Footer menus={menus} year={year} theme="light" />;

test('FOOT-01 selling points, what the shop is, how to reach it, and whose it is', async () => {
  await renderComponent(footer, { messages });

  expect(screen.getByText('Snabba leveranser')).toBeVisible();
  expect(screen.getByText(/^Hemvist säljer beslag/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'hej@hemvist.example' })).toHaveAttribute(
    'href',
    'mailto:hej@hemvist.example',
  );
  expect(screen.getByRole('link', { name: '000-00 00 00' })).toHaveAttribute('href', 'tel:000000000');
  expect(screen.getByText('© 2026 Hemvist')).toBeVisible();
});

test('CONST-01 CONST-02 the footer makes the five claims of value', async () => {
  await renderComponent(footer, { messages });

  for (const claim of [
    'Fri frakt över 899 kr',
    '20 års garanti',
    '30 dagars returrätt',
    'Snabba leveranser',
    'Långsam och varsam tillverkning',
  ]) {
    expect(screen.getByText(claim)).toBeVisible();
  }
});

test('the copyright is of the year that the server says, whatever the browser’s calendar', async () => {
  await renderComponent(<Footer menus={menus} year={1999} theme="light" />, { messages });

  expect(screen.getByText('© 1999 Hemvist')).toBeVisible();
});

test('the channel may want the footer dark', async () => {
  await renderComponent(<Footer menus={menus} year={year} theme="dark" />, { messages });

  expect(screen.getByRole('contentinfo')).toHaveAttribute('data-footer-theme', 'dark');
});

test('without menus there are no columns, and the rest stands', async () => {
  const none = { ...menus, footerFirst: null, footerSecond: { title: 'Tom', items: [] }, footerThird: null };
  await renderComponent(<Footer menus={none} year={year} theme="light" />, { messages });

  expect(within(screen.getByRole('navigation', { name: 'Sidfot' })).queryAllByRole('button')).toEqual([]);
  expect(screen.getByText('Snabba leveranser')).toBeVisible();
});

test('FOOT-04 the shop is on Facebook and Instagram', async () => {
  await renderComponent(footer, { messages });

  expect(screen.getByRole('link', { name: 'Hemvist på Facebook' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.facebook\.com\//),
  );
  expect(screen.getByRole('link', { name: 'Hemvist på Instagram' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.instagram\.com\//),
  );
});

test('FOOT-06 FOOT-07 the footer names the ways to pay and the carriers', async () => {
  await renderComponent(footer, { messages });
  const services = within(screen.getByRole('list', { name: 'Betalsätt och fraktbolag' }));

  expect(services.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kort',
    'Faktura',
    'Klarna',
    'Svea',
    'Walley',
    'PostNord',
    'DHL',
    'Schenker',
    'UPS',
  ]);
});

test('a column of the footer opens by its button and closes the one before', async () => {
  const { user } = await renderComponent(footer, { messages });
  const first = screen.getByRole('button', { name: 'Handla' });
  const second = screen.getByRole('button', { name: 'Kundservice' });

  await user.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'true');

  await user.click(second);
  expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(second).toHaveAttribute('aria-expanded', 'true');
});

test('the switch turns the prices of the whole site to excluding VAT and leaves the customer type', async () => {
  const { user, store } = await renderComponent(footer, { messages });

  await user.click(screen.getByRole('switch', { name: 'Visa priser exklusive moms' }));

  expect(store.getState().site).toMatchObject({ vatIncluded: false, customerType: 'PERSON' });
});
