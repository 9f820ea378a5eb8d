import { act, render, screen } from '@testing-library/react';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { I18nextProvider } from '@hemvaror/runtime/libraries/i18next';
import sv from '../messages/sv.json';
import { LoadingIndicators } from './LoadingIndicators.tsx';

type Signs = Parameters<typeof LoadingIndicators>[0];

const IDLE: Signs = { isLoading: false, isFlagged: false, failures: 0 };
const i18n = createI18n('sv', { shell: sv });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('STATE-12 with the loading flag the spinner shows at once and goes with it', () => {
  const { show } = renderSigns({ ...IDLE, isFlagged: true });
  expect(spinner()).toBeVisible();

  show(IDLE);
  expect(spinner()).not.toBeInTheDocument();
});

test('STATE-13 without the flag the spinner shows once a request has run for 1000 ms, not before', () => {
  renderSigns({ ...IDLE, isLoading: true });

  pass(999);
  expect(spinner()).not.toBeInTheDocument();
  pass(1);
  expect(spinner()).toBeVisible();
});

test('STATE-13 a request that ends after 999 ms shows no spinner', () => {
  const { show } = renderSigns({ ...IDLE, isLoading: true });
  pass(999);

  show(IDLE);
  pass(1_000);

  expect(spinner()).not.toBeInTheDocument();
});

test('the line shows after 200 ms, is full when the page is there and goes 500 ms later', () => {
  const { show } = renderSigns({ ...IDLE, isLoading: true });
  pass(199);
  expect(line()).not.toBeInTheDocument();
  pass(1);
  expect(line()).toHaveAttribute('aria-valuenow', '0');
  pass(2_500);
  expect(line()).toHaveAttribute('aria-valuenow', '50');

  show(IDLE);
  expect(line()).toHaveAttribute('aria-valuenow', '100');
  pass(499);
  expect(line()).toBeVisible();
  pass(1);
  expect(line()).not.toBeInTheDocument();
});

test('STATE-16 the line turns red when the page failed, and the next one begins anew', () => {
  const { show } = renderSigns({ ...IDLE, isLoading: true });
  pass(300);
  expect(line()).not.toHaveAttribute('data-failed');

  show({ ...IDLE, failures: 1 });
  expect(line()).toHaveAttribute('data-failed');

  show({ ...IDLE, isLoading: true, failures: 1 });
  pass(300);
  expect(line()).not.toHaveAttribute('data-failed');
});

const spinner = () => screen.queryByText('Laddar');
const line = () => screen.queryByRole('progressbar', { name: 'Sidan laddas' });

function pass(ms: number): void {
  act(() => jest.advanceTimersByTime(ms));
}

function renderSigns(first: Signs) {
  const signs = (props: Signs) => (
    <I18nextProvider i18n={i18n}>
      <LoadingIndicators {...props} />
    </I18nextProvider>
  );
  const { rerender } = render(signs(first));
  return { show: (props: Signs) => rerender(signs(props)) };
}
