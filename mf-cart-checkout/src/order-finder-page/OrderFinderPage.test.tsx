import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import type { ActionNotice } from '@hemvaror/runtime/contract/contract';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import { testShop } from '@hemvaror/testing/testShop';
import { messages as en } from '../messages/en.ts';
import { messages as sv } from '../messages/sv.ts';
import * as finderPage from './OrderFinderPage.tsx';

const renderFinder = (options: Partial<PageOptions> = {}) =>
  renderPage(finderPage, { url: '/hitta-order', messages: sv, ...options });

const numberField = () => screen.getByRole('textbox', { name: 'Ordernummer' });
const emailField = () => screen.getByRole('textbox', { name: 'E-post' });

/** Presses the button. @returns whether the browser posts the form */
function submit(): boolean {
  const form = screen.getByRole('button', { name: 'Mejla mig länken' }).closest('form');
  if (!form) throw new Error('The button is in no form.');
  // jsdom cannot post: the default action is what a browser would do.
  const onPost = jest.fn((event: Event) => event.preventDefault());
  const listener = (event: Event) => event.defaultPrevented || onPost(event);
  document.addEventListener('submit', listener);
  fireEvent.submit(form);
  document.removeEventListener('submit', listener);
  return onPost.mock.calls.length > 0;
}

test('the form asks for order number and email, and explains the withdrawal in three steps', async () => {
  const { container, calls } = await renderFinder();

  expect(screen.getByRole('heading', { level: 1, name: 'Ångra köp eller returnera' })).toBeVisible();
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/hitta-order');
  expect(numberField()).toHaveAccessibleDescription('Står i orderbekräftelsen, till exempel 100001.');
  expect(emailField()).toHaveAttribute('autocomplete', 'email');
  const steps = screen.getAllByRole('heading', { level: 3 });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Öppna länken i mejlet',
    'Välj ”Ångra köpet här”',
    'Bekräfta',
  ]);
  expect(calls).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a complete form is posted by the browser', async () => {
  const { user } = await renderFinder();

  await user.type(numberField(), '104218');
  await user.type(emailField(), 'karin@example.se');

  expect(submit()).toBe(true);
  expect(screen.queryByText(/Du måste ange/)).not.toBeInTheDocument();
});

test('an incomplete form is not posted, and the focus is on its first wrong field', async () => {
  const { user, container } = await renderFinder();
  await user.type(numberField(), '104218');
  await user.type(emailField(), 'karin');

  expect(submit()).toBe(false);

  await waitFor(() => expect(emailField()).toHaveFocus());
  expect(screen.getByText('Du måste ange en giltig email')).toBeVisible();
  expect(numberField()).toBeValid();
  await user.type(emailField(), '@example.se');
  expect(screen.queryByText('Du måste ange en giltig email')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('after a refused post, the fields have what was typed, and the wrong one its error', async () => {
  const notice: ActionNotice = {
    tone: 'error',
    text: 'Kontrollera ordernumret och adressen.',
    fields: [
      { name: 'orderNumber', value: 'vet inte', error: '' },
      { name: 'email', value: 'karin@example.se', error: '' },
    ],
  };
  await renderFinder({ notice });

  expect(numberField()).toHaveValue('vet inte');
  expect(numberField()).toBeInvalid();
  expect(screen.getByText('Du måste ange ett giltigt ordernummer')).toBeVisible();
  expect(emailField()).toHaveValue('karin@example.se');
  expect(emailField()).toBeValid();
});

test('a customer is led to the own orders', async () => {
  const state = { session: { userName: 'karin@example.se' } };
  await renderFinder({ state });

  expect(screen.getByRole('link', { name: 'Visa dina ordrar' })).toHaveAttribute('href', '/mina-sidor/ordrar');
});

test('a company reads that it has no right of withdrawal, instead of the steps', async () => {
  await renderFinder({ state: { site: { vatIncluded: false, customerType: 'ORGANIZATION', viewport: 'desktop' } } });

  expect(screen.getByText(/^Företag har ingen ångerrätt enligt lag\./)).toBeVisible();
  expect(screen.queryByText('Välj ”Ångra köpet här”')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Så fungerar byten och returer' })).toHaveAttribute(
    'href',
    '/byten-och-returer',
  );
});

test('the page reads in English too', async () => {
  const { container } = await renderFinder({ locale: 'en', messages: en, url: '/en/find-order' });

  expect(screen.getByRole('heading', { level: 1, name: 'Withdraw or return' })).toBeVisible();
  expect(container.querySelector('form')).toHaveAttribute('action', '/en/find-order');
  expect(screen.getByRole('link', { name: 'Withdrawal form' })).toHaveAttribute('href', '/en/withdrawal-form');
});

test('without additions of the API, there is no such page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const errors: unknown[] = [];
  const page = { ...finderPage, ErrorBoundary: ({ error }: { error: unknown }) => (errors.push(error), null) };
  await renderPage(page, { messages: sv, config: { apiAdditions: false } });

  expect(errors[0]).toMatchObject({ name: 'PageError', status: 404 });
  jest.restoreAllMocks();
});

test('the page is excluded from search indexes', () => {
  const t = createI18n('sv', sv).getFixedT(null, 'cart-checkout');

  expect(finderPage.meta({ data: null, t, shop: testShop() })).toEqual({
    title: 'Ångra köp eller returnera',
    noIndex: true,
    pageType: 'Order Finder Page',
  });
});
