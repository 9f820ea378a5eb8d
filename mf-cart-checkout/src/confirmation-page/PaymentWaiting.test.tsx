import { act, screen } from '@testing-library/react';
import { aCart } from '@hemvaror/testing/builders/aCart';
import { anAddress } from '@hemvaror/testing/builders/anAddress';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { messages } from '../messages/sv.ts';
import { loader } from './ConfirmationPage.loader.ts';
import * as view from './ConfirmationPage.tsx';

const PAYMENT = '7d3f0c52-6a0e-4c55-9a55-0d0a4f3f9f10';
const url = `/checkout/confirm?oid=${PAYMENT}&cartid=${aCart().id}`;

const order = { orderId: '104218', status: 'pending', billingAddress: anAddress(), shippingAddress: null };
const checkout = (completed: boolean | null) => ({
  data: {
    checkout: { completed, order: completed ? order : null, cart: completed ? aCart({ isCompleted: true }) : null },
  },
});
const outcome = (reason: string) => ({ data: { checkout: { payment: { reason } } } });

const renderReturn = (api: PageOptions['api'] = {}) => renderPage({ ...view, loader }, { url, messages, api });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = async (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

test('a payment that is not decided is awaited, and confirmed once it is', async () => {
  let decided: boolean | null = null;
  const { address } = await renderReturn({
    checkout: () => checkout(decided),
    paymentProgress: () => ({ data: { checkout: { completed: decided } } }),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Vi kontrollerar din betalning' })).toBeVisible();

  await pass(2_000);
  expect(screen.queryByText('#104218')).not.toBeInTheDocument();
  decided = true;
  await pass(20_000);

  expect(screen.getByText('#104218')).toBeVisible();
  // The id of the cart does not come back to the address bar.
  expect(address()).toBe(`/checkout/confirm?oid=${PAYMENT}`);
});

test('the waiting page has no axe violations', async () => {
  jest.useRealTimers();
  const { container } = await renderReturn({ checkout: checkout(null) });

  expect(await axe(container)).toHaveNoViolations();
});

test('a payment that fails while it is awaited leads to the checkout, with its reason [CHECKOUT-20]', async () => {
  let decided: boolean | null = null;
  const { address } = await renderReturn({
    checkout: () => checkout(decided),
    paymentProgress: () => ({ data: { checkout: { completed: decided } } }),
    paymentOutcome: outcome('blocked'),
  });

  decided = false;
  await pass(2_000);

  expect(address()).toBe('/kassan?payment=blocked');
});

test('a payment that takes long says that mail follows, asks no more, and can be checked again', async () => {
  const { calls } = await renderReturn({
    checkout: checkout(null),
    paymentProgress: { data: { checkout: { completed: null } } },
  });
  const asked = () => calls.filter(({ name }) => name === 'paymentProgress').length;

  await pass(120_000);
  const afterMinutes = asked();
  await pass(600_000);

  expect(screen.getByRole('heading', { level: 1, name: 'Betalningen tar längre tid än vanligt' })).toBeVisible();
  expect(afterMinutes).toBe(12);
  expect(asked()).toBe(afterMinutes);
  act(() => screen.getByRole('button', { name: 'Kontrollera igen' }).click());
  await pass(2_000);
  expect(asked()).toBeGreaterThan(afterMinutes);
});

test('an API that does not respond gets another request', async () => {
  let isDown = true;
  await renderReturn({
    checkout: () => checkout(isDown ? null : true),
    paymentProgress: () => {
      if (isDown) throw new Error('down');
      return { data: { checkout: { completed: true } } };
    },
  });

  await pass(3_000);
  isDown = false;
  await pass(10_000);

  expect(screen.getByText('#104218')).toBeVisible();
});

test.each([
  ['refused', '/kassan?payment=refused'],
  ['captureRefused', '/kassan?payment=failed'],
])('a shopper whose payment is %s comes back to the checkout [CHECKOUT-22]', async (reason, expected) => {
  const { address } = await renderReturn({ checkout: checkout(false), paymentOutcome: outcome(reason) });

  expect(address()).toBe(expected);
});
