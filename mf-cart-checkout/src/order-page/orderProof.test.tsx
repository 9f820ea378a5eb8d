import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import type { RefusedField } from '@hemvaror/runtime/contract/contract';
import { anOrder } from '@hemvaror/testing/builders/anOrder';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import { messages as en } from '../messages/en.ts';
import { messages as sv } from '../messages/sv.ts';
import { loader } from './OrderPage.loader.ts';
import * as view from './OrderPage.tsx';

const orderPage = { ...view, loader };
const PUBLIC_ID = '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90';
const PATH = `/order/${PUBLIC_ID}`;
const CANCEL = '?do=cancel';
const CONFIRM = '?do=confirm-withdrawal&item-7=1';
const LOGGED_IN = { session: { userName: 'karin@example.se' } };
const WRONG = 'Adressen hör inte till den här ordern. Skriv den som orderbekräftelsen kom till.';

const line = { itemId: 7, skuId: 7, quantity: 2, packed: 0, shipped: 0, canceled: 0, refunded: 0 };
const order = anOrder({
  publicId: PUBLIC_ID,
  status: 'pending',
  itemStates: [{ ...line, withdrawable: 2, withdrawalRequested: 0 }],
  isCancellable: true,
  isWithdrawable: true,
});

const renderStep = (query: string, { api = {}, ...options }: Partial<PageOptions> = {}) =>
  renderPage(orderPage, {
    url: PATH + query,
    params: { publicId: PUBLIC_ID },
    messages: sv,
    api: { getOrderPublic: { data: { getOrderPublic: order, channel: { contact: null } } }, ...api },
    ...options,
  });

const ownOrder = (publicId: string | null) => ({
  ownOrder: { data: { getOrder: publicId === null ? null : { publicId } } },
});

const refusedWith = (...fields: RefusedField[]) => ({
  tone: 'error' as const,
  text: 'Kontrollera mejladressen.',
  fields,
});

const emailField = () => screen.getByRole('textbox', { name: 'E-post' });

/** Posts the form of the step. @returns whether the browser sends it */
function submit(): boolean {
  const form = emailField().closest('form');
  if (!form) throw new Error('The field is in no form.');
  // jsdom cannot post: the default action is what a browser would do.
  const onPost = jest.fn((event: Event) => event.preventDefault());
  const listener = (event: Event) => event.defaultPrevented || onPost(event);
  document.addEventListener('submit', listener);
  fireEvent.submit(form);
  document.removeEventListener('submit', listener);
  return onPost.mock.calls.length > 0;
}

test.each([
  ['cancellation', CANCEL],
  ['withdrawal', CONFIRM],
])('the %s asks a visitor for the address of the order, which the order does not show', async (_what, query) => {
  const { container, calls } = await renderStep(query);

  expect(emailField()).toBeRequired();
  expect(emailField()).toHaveAttribute('type', 'email');
  expect(emailField()).toHaveAttribute('autocomplete', 'email');
  expect(emailField()).toHaveValue('');
  expect(emailField()).toHaveAccessibleDescription(
    'Adressen som du beställde med. Då kan ingen annan ändra din order.',
  );
  expect(calls.map(({ name }) => name)).toEqual(['getOrderPublic']);
  expect(await axe(container)).toHaveNoViolations();
});

test('the field reads in English too', async () => {
  await renderStep(CANCEL, { locale: 'en', messages: en });

  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'The address you ordered with, so that no one else can change your order.',
  );
});

test.each([CANCEL, CONFIRM])(
  'the logged-in customer of the order changes it without the address (%s)',
  async (query) => {
    const { calls } = await renderStep(query, { state: LOGGED_IN, api: ownOrder(PUBLIC_ID) });

    expect(screen.queryByRole('textbox', { name: 'E-post' })).not.toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'ownOrder')?.variables).toMatchObject({ orderId: order.id });
  },
);

test.each<[who: string, api: PageOptions['api']]>([
  ['another customer', ownOrder(null)],
  ['a customer of another order', ownOrder('00000000-0000-4000-8000-000000000000')],
  ['a session that has ended', { ownOrder: { refusals: [{ message: 'no', code: 'UNAUTHENTICATED' }] } }],
  ['an API that does not respond', { ownOrder: { failure: 'network' } }],
])('%s is asked for the address', async (_who, api) => {
  await renderStep(CANCEL, { state: LOGGED_IN, ...(api && { api }) });

  expect(emailField()).toBeVisible();
});

test('the status of an order does not ask whose it is', async () => {
  const { calls } = await renderStep('', { state: LOGGED_IN });

  expect(calls.map(({ name }) => name)).toEqual(['getOrderPublic']);
});

test('a form without a valid address is not posted, and the focus is on the field', async () => {
  const { user, container } = await renderStep(CANCEL);

  expect(submit()).toBe(false);

  await waitFor(() => expect(emailField()).toHaveFocus());
  expect(emailField()).toBeInvalid();
  expect(emailField()).toHaveAccessibleDescription(expect.stringContaining('Du måste ange en giltig email'));
  expect(await axe(container)).toHaveNoViolations();
  await user.type(emailField(), 'karin@example.se');
  expect(emailField()).toBeValid();
  expect(submit()).toBe(true);
});

test('a wrong address is shown with its error until it is changed, with the message of the withdrawal', async () => {
  const { user, container } = await renderStep(CONFIRM, {
    notice: refusedWith(
      { name: 'email', value: 'eva@example.se', error: WRONG },
      { name: 'message', value: 'Fel storlek', error: '' },
    ),
  });

  expect(emailField()).toHaveValue('eva@example.se');
  expect(emailField()).toBeInvalid();
  expect(screen.getByText(WRONG)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Vill du säga något till oss/ })).toHaveValue('Fel storlek');
  expect(await axe(container)).toHaveNoViolations();
  expect(submit()).toBe(false);

  await user.clear(emailField());
  await user.type(emailField(), 'karin@example.se');

  expect(screen.queryByText(WRONG)).not.toBeInTheDocument();
  expect(submit()).toBe(true);
});

test('a pasted address removes the error before the button is pressed', async () => {
  const { user } = await renderStep(CANCEL, { notice: refusedWith({ name: 'email', value: '', error: WRONG }) });
  expect(emailField()).toBeInvalid();

  await user.click(emailField());
  await user.paste('karin@example.se');

  expect(emailField()).toHaveFocus();
  expect(emailField()).toBeValid();
});

test('an empty address that the server has refused has the error of an empty field', async () => {
  await renderStep(CANCEL, { notice: refusedWith({ name: 'email', value: '', error: WRONG }) });

  expect(screen.getByText('Du måste ange en giltig email')).toBeVisible();
});

test('after a limit, the address is shown again without an error', async () => {
  await renderStep(CANCEL, { notice: refusedWith({ name: 'email', value: 'karin@example.se', error: '' }) });

  expect(emailField()).toHaveValue('karin@example.se');
  expect(emailField()).toBeValid();
  expect(submit()).toBe(true);
});

test('a customer whose session ended before the post is asked for the address', async () => {
  const fields = { name: 'email', value: '', error: 'Skriv mejladressen som du beställde med.' };
  await renderStep(CANCEL, { state: LOGGED_IN, api: ownOrder(PUBLIC_ID), notice: refusedWith(fields) });

  expect(emailField()).toBeInvalid();
});
