import { screen, within } from '@testing-library/react';
import { renderPart } from '@storefront/testing/renderPage';
import { aRoot } from '../layouts/testRoot.tsx';
import sv from '../messages/sv.json';
import { Footer } from './Footer.tsx';

const messages = { shell: sv };
const footer = <Footer menus={aRoot().menus} />;

test('FOOT-01 selling points, what the shop is, how to reach it, and whose it is', async () => {
  await renderPart(footer, { messages });

  expect(screen.getByText('Snabba leveranser')).toBeVisible();
  expect(screen.getByText(/^Hemvist säljer beslag/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'hej@hemvist.example' })).toHaveAttribute(
    'href',
    'mailto:hej@hemvist.example',
  );
  expect(screen.getByRole('link', { name: '000-00 00 00' })).toHaveAttribute('href', 'tel:000000000');
  expect(screen.getByText(/^© \d{4} Hemvist$/)).toBeVisible();
});

test('FOOT-04 the shop is on Facebook and Instagram', async () => {
  await renderPart(footer, { messages });

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
  await renderPart(footer, { messages });
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
  const { user } = await renderPart(footer, { messages });
  const first = screen.getByRole('button', { name: 'Handla' });
  const second = screen.getByRole('button', { name: 'Kundservice' });

  await user.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'true');

  await user.click(second);
  expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(second).toHaveAttribute('aria-expanded', 'true');
});

test('the switch turns the prices of the whole site to excluding VAT and leaves the customer type', async () => {
  const { user, store } = await renderPart(footer, { messages });

  await user.click(screen.getByRole('switch', { name: 'Visa priser exklusive moms' }));

  expect(store.getState().site).toMatchObject({ vatIncluded: false, customerType: 'PERSON' });
});
