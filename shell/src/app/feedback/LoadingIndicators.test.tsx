import { act, render, screen } from '@testing-library/react';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { I18nextProvider } from '@hemvaror/runtime/libraries/i18next';
import sv from '../messages/sv.json';
import { LoadingIndicators } from './LoadingIndicators.tsx';

type Props = Parameters<typeof LoadingIndicators>[0];

const IDLE: Props = { isLoading: false, isFlagged: false, failures: 0 };
const i18n = createI18n('sv', { shell: sv });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the spinner is visible exactly while the loading flag is set [STATE-12]', () => {
  const { show } = renderIndicators({ ...IDLE, isFlagged: true });
  expect(spinner()).toBeVisible();

  show(IDLE);
  expect(spinner()).not.toBeInTheDocument();
});

test('without the flag the spinner appears after 1000 ms of loading, not before [STATE-13]', () => {
  renderIndicators({ ...IDLE, isLoading: true });

  pass(999);
  expect(spinner()).not.toBeInTheDocument();
  pass(1);
  expect(spinner()).toBeVisible();
});

test('a request that ends after 999 ms shows no spinner [STATE-13]', () => {
  const { show } = renderIndicators({ ...IDLE, isLoading: true });
  pass(999);

  show(IDLE);
  pass(1_000);

  expect(spinner()).not.toBeInTheDocument();
});

test('the progress bar appears after 200 ms, is full at the end of the loading and disappears 500 ms later', () => {
  const { show } = renderIndicators({ ...IDLE, isLoading: true });
  pass(199);
  expect(progressBar()).not.toBeInTheDocument();
  pass(1);
  expect(progressBar()).toHaveAttribute('aria-valuenow', '0');
  pass(2_500);
  expect(progressBar()).toHaveAttribute('aria-valuenow', '50');

  show(IDLE);
  expect(progressBar()).toHaveAttribute('aria-valuenow', '100');
  pass(499);
  expect(progressBar()).toBeVisible();
  pass(1);
  expect(progressBar()).not.toBeInTheDocument();
});

test('the progress bar is red after a failure, until the next loading [STATE-16]', () => {
  const { show } = renderIndicators({ ...IDLE, isLoading: true });
  pass(300);
  expect(progressBar()).not.toHaveAttribute('data-failed');

  show({ ...IDLE, failures: 1 });
  expect(progressBar()).toHaveAttribute('data-failed');

  show({ ...IDLE, isLoading: true, failures: 1 });
  pass(300);
  expect(progressBar()).not.toHaveAttribute('data-failed');
});

const spinner = () => screen.queryByText('Laddar');
const progressBar = () => screen.queryByRole('progressbar', { name: 'Sidan laddas' });

function pass(ms: number): void {
  act(() => jest.advanceTimersByTime(ms));
}

function renderIndicators(first: Props) {
  const indicators = (props: Props) => (
    <I18nextProvider i18n={i18n}>
      <LoadingIndicators {...props} />
    </I18nextProvider>
  );
  const { rerender } = render(indicators(first));
  return { show: (props: Props) => rerender(indicators(props)) };
}
