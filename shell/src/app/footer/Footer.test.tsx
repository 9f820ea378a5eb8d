import { screen, within } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { aRoot } from '../../testing/aRoot.tsx';
import sv from '../messages/sv.json';
import { Footer } from './Footer.tsx';

const messages = { shell: sv };
const { menus, year, channel } = aRoot();
const footer = <Footer menus={menus} year={year} theme="light" channel={channel} />;

test('the footer has selling points, a description, contact details and the copyright [FOOT-01]', async () => {
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

test('the footer has the five selling points [CONST-01, CONST-02]', async () => {
  await renderComponent(footer, { messages });

  for (const claim of [
    'Fri frakt över 899 kr',
    '20 års garanti från oss på beslag, hyllor och lampor',
    '30 dagars returrätt',
    'Snabba leveranser',
    'Långsam och varsam tillverkning',
  ]) {
    expect(screen.getByText(claim)).toBeVisible();
  }
});

test('the copyright has the year of the server, not of the browser', async () => {
  await renderComponent(<Footer menus={menus} year={1999} theme="light" channel={channel} />, { messages });

  expect(screen.getByText('© 1999 Hemvist')).toBeVisible();
});

test('the footer has the theme of the channel', async () => {
  await renderComponent(<Footer menus={menus} year={year} theme="dark" channel={channel} />, { messages });

  expect(screen.getByRole('contentinfo')).toHaveAttribute('data-footer-theme', 'dark');
});

test('without menus the footer has no columns, but its other content', async () => {
  const none = { ...menus, footerFirst: null, footerSecond: { title: 'Tom', items: [] }, footerThird: null };
  await renderComponent(<Footer menus={none} year={year} theme="light" channel={channel} />, { messages });

  expect(within(screen.getByRole('navigation', { name: 'Sidfot' })).queryAllByRole('button')).toEqual([]);
  expect(screen.getByText('Snabba leveranser')).toBeVisible();
});

test('the footer links to the configured profiles on Facebook and Instagram [FOOT-04]', async () => {
  await renderComponent(footer, { messages });

  expect(screen.getByRole('link', { name: 'Hemvist på Facebook' })).toHaveAttribute(
    'href',
    'https://www.facebook.com/hemvist.example',
  );
  expect(screen.getByRole('link', { name: 'Hemvist på Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/hemvist.example',
  );
});

test('the contact details are those of the configuration, without a network that the shop does not use', async () => {
  const contact = { email: 'fragor@ekhem.example', phone: '+46 8-12 34', hours: 'dygnet runt' };
  await renderComponent(footer, { messages, config: { contact } });

  expect(screen.getByText('Frågor? Vi svarar dygnet runt.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'fragor@ekhem.example' })).toHaveAttribute(
    'href',
    'mailto:fragor@ekhem.example',
  );
  expect(screen.getByRole('link', { name: '+46 8-12 34' })).toHaveAttribute('href', 'tel:+4681234');
  expect(screen.queryByRole('link', { name: /Facebook|Instagram/ })).not.toBeInTheDocument();
});

test('the footer has the contact details of the channel instead of those of the settings', async () => {
  const contact = { email: 'kund@ekhem.example', phone: '08-12 34', hours: 'dygnet runt' };
  await renderComponent(<Footer menus={menus} year={year} theme="light" channel={{ ...channel, contact }} />, {
    messages,
  });

  expect(screen.getByRole('link', { name: 'kund@ekhem.example' })).toBeVisible();
  expect(screen.getByRole('link', { name: '08-12 34' })).toHaveAttribute('href', 'tel:081234');
  expect(screen.getByText(/dygnet runt/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'hej@hemvist.example' })).not.toBeInTheDocument();
});

test('the footer names the seller with address and organization number', async () => {
  const details = { email: 'kund@ekhem.example', phone: '08-12 34', hours: 'dygnet runt' };
  const contact = { ...details, address: 'Verkstadsgatan 1, 123 45 Åstad', organizationNumber: '556000-0000' };
  await renderComponent(<Footer menus={menus} year={year} theme="light" channel={{ ...channel, contact }} />, {
    messages,
  });

  expect(screen.getByText('Hemvist, Verkstadsgatan 1, 123 45 Åstad, org.nr 556000-0000')).toBeVisible();
});

test('beside prices without VAT, the footer says that the amount of free shipping includes VAT', async () => {
  const { user } = await renderComponent(footer, { messages });
  expect(screen.getByText('Fri frakt över 899 kr')).toBeVisible();

  await user.click(screen.getByRole('switch', { name: 'Visa priser exklusive moms' }));

  expect(screen.getByText('Fri frakt över 899 kr inkl. moms')).toBeVisible();
});

test('the footer promises companies no right to return', async () => {
  await renderComponent(footer, {
    messages,
    state: { site: { customerType: 'ORGANIZATION', vatIncluded: false, viewport: 'desktop' } },
  });

  expect(screen.getByText('20 års garanti från oss på beslag, hyllor och lampor')).toBeVisible();
  expect(screen.queryByText('30 dagars returrätt')).not.toBeInTheDocument();
});

test('a currency without free shipping has no such selling point', async () => {
  await renderComponent(footer, { messages, config: { freeShippingLimits: { EUR: 89 } } });

  expect(screen.queryByText(/Fri frakt/)).not.toBeInTheDocument();
  expect(screen.getByText('30 dagars returrätt')).toBeVisible();
});

test('without payment methods of the API the footer names those of the settings [FOOT-06, FOOT-07]', async () => {
  const paymentMethods = ['card', 'invoice', 'Klarna', 'Svea', 'Walley'];
  const carriers = ['PostNord', 'DHL', 'Schenker', 'UPS'];
  await renderComponent(footer, { messages, config: { paymentMethods, carriers } });
  const services = within(screen.getByRole('list', { name: 'Betalsätt och fraktbolag' }));

  expect(services.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
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

test('the footer names only the payment methods and carriers that the API offers in the market [FOOT-06, FOOT-07]', async () => {
  const paymentMethods = ['card', 'invoice', 'Klarna'];
  const [market] = channel.markets;
  if (!market) throw new Error('The channel has no market.');
  const offered = {
    ...channel,
    markets: [
      { ...market, id: 'fi', alias: 'fi', paymentMethods: ['card'], carriers: ['UPS'] },
      { ...market, paymentMethods: ['invoice'], carriers: ['PostNord'] },
    ],
  };
  await renderComponent(<Footer menus={menus} year={year} theme="light" channel={offered} />, {
    messages,
    config: { paymentMethods, carriers: ['DHL'] },
  });
  const services = within(screen.getByRole('list', { name: 'Betalsätt och fraktbolag' }));

  expect(services.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Faktura', 'PostNord']);
});

test('opening a footer column by its button closes the previous one', async () => {
  const { user } = await renderComponent(footer, { messages });
  const first = screen.getByRole('button', { name: 'Handla' });
  const second = screen.getByRole('button', { name: 'Kundservice' });

  await user.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'true');

  await user.click(second);
  expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(second).toHaveAttribute('aria-expanded', 'true');
});

test('the VAT switch shows prices without VAT and does not change the customer type', async () => {
  const { user, store } = await renderComponent(footer, { messages });

  await user.click(screen.getByRole('switch', { name: 'Visa priser exklusive moms' }));

  expect(store.getState().site).toMatchObject({ vatIncluded: false, customerType: 'PERSON' });
});
