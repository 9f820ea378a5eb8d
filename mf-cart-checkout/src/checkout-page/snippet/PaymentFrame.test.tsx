import { act, screen } from '@testing-library/react';
import { renderPage } from '@hemvaror/testing/renderPage';
import { messages } from '../../messages/sv.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import type { SnippetSession } from './snippetSession.ts';

const session: SnippetSession = {
  number: 1,
  methodId: 33,
  paymentType: 'WALLEY',
  customerType: 'PERSON',
  html: '<p>Walley</p>',
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function renderFrame() {
  const addresses: (string | null)[] = [];
  const Component = () => (
    <PaymentFrame session={session} name="Walley" isSuspended={false} onAddress={(zip) => addresses.push(zip)} />
  );
  const ErrorBoundary = () => null;
  const page = {
    loader: async () => null,
    meta: () => ({ title: 'Kassa', description: 'Kassa', pageType: 'Checkout Page' as const }),
    Component,
    ErrorBoundary,
  };
  await renderPage(page, { url: '/kassan', messages });
  const source = screen.getByTitle<HTMLIFrameElement>('Betala med Walley').contentWindow;
  /** Sends messages that all come before the next render. */
  const tell = (...messages: unknown[]) =>
    act(() => {
      for (const data of messages) window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' }));
    });
  return { addresses, tell };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a provider whose form never answers is named after 15 s, with a way to try again', async () => {
  await renderFrame();

  await pass(14_999);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(1);

  expect(screen.getByRole('alert')).toHaveTextContent(/^Walley gick inte att visa/);
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeVisible();
});

test('a form that is rendered stays after 15 s, also after messages that are huge or unknown', async () => {
  const { addresses, tell } = await renderFrame();
  tell({ channel: 'payment-frame', type: 'rendered' });

  for (const message of [
    { channel: 'payment-frame', type: 'addressChanged', zip: '1'.repeat(5_000_000) },
    { channel: 'payment-frame', type: 'height', height: 1e12 },
    { channel: 'payment-frame', type: 'top', url: 'https://evil.example' },
    { channel: 'payment-frame', type: 'failed' },
    'x'.repeat(5_000_000),
    [],
    null,
  ]) {
    tell(message);
  }
  await pass(60_000);

  expect(screen.getByTitle('Betala med Walley')).toBeVisible();
  expect(screen.getByTitle('Betala med Walley')).toHaveAttribute('height', '1');
  expect(addresses).toEqual([]);
});

test('a form that throws is named, though its document says at once that it has been rendered', async () => {
  const { tell } = await renderFrame();

  tell({ channel: 'payment-frame', type: 'failed' }, { channel: 'payment-frame', type: 'rendered' });

  expect(screen.getByRole('alert')).toHaveTextContent(/^Walley gick inte att visa/);
});
